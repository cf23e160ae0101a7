// SPDX-License-Identifier: MIT

/// How text is underlined. Dashes and dots are left out: GTK draws none.
///
/// Source: <https://developer.apple.com/documentation/uikit/nsunderlinestyle>
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The bits, with Apple's values.
  public let rawValue: Int

  /// A style from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)
}
