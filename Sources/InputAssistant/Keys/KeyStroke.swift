// SPDX-License-Identifier: MIT

/// A key as a hardware keyboard has it, with the modifiers that are held meanwhile.
///
/// What types no text goes out as a stroke: escape, arrows, control and a letter.
///
/// ```swift
/// KeyStroke(.character("c"), modifiers: .control)   // interrupts what a terminal runs
/// ```
public struct KeyStroke: Hashable, Sendable {
  /// A key by what it is for.
  public enum Key: Hashable, Sendable {
    /// The key that types this character without modifiers: a small letter, a digit, a mark, a space.
    case character(Character)
    /// Leaves or cancels.
    case escape
    /// Goes to the next stop or field.
    case tab
    /// Starts a new line or confirms.
    case `return`
    /// Deletes what is before the caret.
    case backspace
    /// Deletes what is after the caret.
    case forwardDelete
    /// Left.
    case left
    /// Down.
    case down
    /// Up.
    case up
    /// Right.
    case right
    /// To the start of the line.
    case home
    /// To the end of the line.
    case end
    /// A page up.
    case pageUp
    /// A page down.
    case pageDown
    /// Switches between inserting and overwriting.
    case insert
    /// A function key by its number, from 1 to 12.
    case function(Int)
  }

  /// The key.
  public var key: Key
  /// What is held meanwhile.
  public var modifiers: KeyModifiers

  /// Describes a stroke; without modifiers the bare key.
  public init(_ key: Key, modifiers: KeyModifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
