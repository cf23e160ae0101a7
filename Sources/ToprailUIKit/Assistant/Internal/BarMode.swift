// SPDX-License-Identifier: MIT

/// Where the bar shows: `TOPRAIL_MODE` in the environment.
enum BarMode: String {
  /// Alone at the bottom of the window, as on an iPad with a hardware keyboard.
  case bar
  /// Nowhere.
  case off

  /// What the environment asks for; anything that this library doesn't know means `bar`.
  static let current =
    ProcessInfo.processInfo.environment["TOPRAIL_MODE"].flatMap(BarMode.init) ?? .bar
}
