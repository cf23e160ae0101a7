// SPDX-License-Identifier: MIT

/// Whether keyboard and bar are light or dark.
///
/// Raw values are Apple's.
/// Apple's page: https://developer.apple.com/documentation/uikit/uikeyboardappearance
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the desktop's appearance.
  case `default` = 0
  /// Dark at all times.
  case dark = 1
  /// Light at all times.
  case light = 2

  /// The older name of dark.
  @available(*, deprecated, renamed: "dark")
  public static var alert: UIKeyboardAppearance { .dark }
}
