// SPDX-License-Identifier: MIT

/// What comes into a window for a field: `TOPRAIL_MODE` in the environment, else what fits.
enum InputMode: String {
  /// The bar with keys under it.
  case keys
  /// The bar alone at the bottom of the window, as on an iPad with a hardware keyboard.
  case bar
  /// Nothing.
  case off

  /// What the environment asks for; nil if it asks for nothing that this library knows.
  static let fromEnvironment =
    ProcessInfo.processInfo.environment["TOPRAIL_MODE"].flatMap(InputMode.init)
}
