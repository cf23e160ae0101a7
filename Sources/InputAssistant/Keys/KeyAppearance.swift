// SPDX-License-Identifier: MIT

/// How a key looks at this moment.
public struct KeyAppearance: Hashable, Sendable {
  /// What stands on the cap: a letter as it would be typed now, a word, or a glyph such as "⇧".
  public var label: String
  /// What a screen reader says.
  public var spokenLabel: String
  /// Whether it has the darker cap of keys that type nothing.
  public var isFunction: Bool
  /// Whether a tap does something.
  public var isEnabled: Bool
  /// Whether it is shown as switched on, as shift is.
  public var isSelected: Bool
  /// Whether a finger is on it.
  public var isPressed: Bool
  /// Whether it takes the accent, as a return key whose action commits.
  public var isProminent: Bool

  /// Describes a look.
  public init(
    label: String, spokenLabel: String? = nil, isFunction: Bool = false, isEnabled: Bool = true,
    isSelected: Bool = false, isPressed: Bool = false, isProminent: Bool = false
  ) {
    self.label = label
    self.spokenLabel = spokenLabel ?? label
    self.isFunction = isFunction
    self.isEnabled = isEnabled
    self.isSelected = isSelected
    self.isPressed = isPressed
    self.isProminent = isProminent
  }
}
