// SPDX-License-Identifier: MIT

/// What pops up above a pressed key: its letter, or after a while all that it can type.
public struct KeyPopUp: Hashable, Sendable {
  /// How far in points a finger slides from one choice to the next: the width of a choice.
  public static var choicePitch: Double { 32 }
  /// The key that it belongs to.
  public var key: KeyID
  /// What can be typed: the key's own text first. A single one until the key was held for a while.
  public var choices: [String]
  /// Which of the choices a release types.
  public var selected: Int
  /// Whether the choices after the first stand to the left of it.
  public var opensLeft: Bool
  /// Whether the finger slides among the choices.
  public var isChoosing: Bool { choices.count > 1 }

  /// Describes a pop-up.
  public init(key: KeyID, choices: [String], selected: Int = 0, opensLeft: Bool = false) {
    self.key = key
    self.choices = choices
    self.selected = selected
    self.opensLeft = opensLeft
  }
}
