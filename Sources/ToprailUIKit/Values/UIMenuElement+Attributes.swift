// SPDX-License-Identifier: MIT

extension UIMenuElement {
  /// How an entry of a menu is shown.
  ///
  /// Apple's page: https://developer.apple.com/documentation/uikit/uimenuelement/attributes
  public struct Attributes: OptionSet, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Makes attributes from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entry is dimmed and can't be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The entry deletes something and is coloured as a warning.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The entry is not in the menu.
    public static let hidden = Attributes(rawValue: 1 << 2)
  }
}
