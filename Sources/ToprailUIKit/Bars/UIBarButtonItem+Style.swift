// SPDX-License-Identifier: MIT

extension UIBarButtonItem {
  /// How much weight an item has among its neighbours.
  ///
  /// Apple's page: https://developer.apple.com/documentation/uikit/uibarbuttonitem/style-swift.enum
  public enum Style: Int, Sendable {
    /// The usual look.
    case plain = 0
    /// The same look as plain.
    @available(*, deprecated, message: "Use .plain, it looks the same.")
    case bordered = 1
    /// The look of the action that finishes the task, filled with the accent colour.
    case done = 2

    /// The look of the most important action; the newer name of ``done``.
    public static var prominent: Style { .done }
  }
}
