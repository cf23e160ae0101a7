// SPDX-License-Identifier: MIT

extension KeyLayout {
  /// One key of a layout: what it does, how wide it is, and what a long press on it offers.
  public struct Key: Hashable, Sendable {
    /// What a tap on a key does.
    public enum Action: Hashable, Sendable {
      /// Types this text.
      case text(String)
      /// Types a space.
      case space
      /// Starts a new line, or does what the field's return key promises.
      case `return`
      /// Deletes what is before the caret.
      case backspace
      /// Capitalizes.
      case shift
      /// Shows another layer.
      case layer(KeyLayer)
      /// Hides the keyboard.
      case hide
      /// Presses a key that types no text, such as escape or an arrow.
      case stroke(KeyStroke.Key)
      /// Holds control or alt for the next key.
      case modifier(KeyModifiers)
    }

    /// What a tap does.
    public var action: Action
    /// What a tap types under shift; nil for the same as without.
    public var shifted: String?
    /// What a long press offers besides the key's own text, the likeliest first.
    public var alternates: [String]
    /// What a long press on a key that types no text offers besides the key itself.
    public var strokes: [KeyStroke.Key]
    /// The width in units, where the widest layer of letters has ten.
    public var width: Double
    /// The gap to the left of the key in units, on top of the one between any two keys.
    public var gap: Double

    /// Describes a key; everything but the action has the default of a letter's neighbour.
    public init(
      _ action: Action, shifted: String? = nil, alternates: [String] = [],
      strokes: [KeyStroke.Key] = [], width: Double = 1, gap: Double = 0
    ) {
      self.action = action
      self.shifted = shifted
      self.alternates = alternates
      self.strokes = strokes
      self.width = width
      self.gap = gap
    }

    /// The text that a tap types; nil for a key that types none.
    public func text(isShifted: Bool) -> String? {
      switch action {
      case .text(let text): isShifted ? shifted ?? text : text
      case .space: " "
      default: nil
      }
    }
  }
}
