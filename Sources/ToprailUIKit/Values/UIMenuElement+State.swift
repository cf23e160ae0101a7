// SPDX-License-Identifier: MIT

extension UIMenuElement {
  /// Whether an entry of a menu is chosen.
  ///
  /// Apple's page: https://developer.apple.com/documentation/uikit/uimenuelement/state
  public enum State: Int, Sendable {
    /// Not chosen.
    case off = 0
    /// Chosen.
    case on = 1
    /// Chosen in part; drawn as chosen.
    case mixed = 2
  }
}
