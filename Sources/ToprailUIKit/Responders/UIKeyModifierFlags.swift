// SPDX-License-Identifier: MIT

/// The keys held down with another one.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeymodifierflags>
public struct UIKeyModifierFlags: OptionSet, Sendable {
  /// The bits, with Apple's values.
  public let rawValue: Int

  /// Flags from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps Lock. A key command fires whether it is on or not.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control. Together with ``command`` it is the same key.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alt, which is Option on Apple's keyboards.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Control: where an app says ⌘S, Linux users press Ctrl+S.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the number pad. A key command fires wherever its key is.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}
