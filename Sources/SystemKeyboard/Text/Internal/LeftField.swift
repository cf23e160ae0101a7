// SPDX-License-Identifier: MIT

/// A field that lost the focus, as long as it may be the one that gets it next.
///
/// sway takes the focus from a window for a moment when a new keyboard types its first key: somebody who
/// types meanwhile notices nothing of it.
struct LeftField {
  /// Seconds for which the focus is away at the longest.
  static let patience = 0.1

  var hint: UInt32
  var purpose: UInt32
  /// Whether the field told no text.
  var isUnseen: Bool
  /// What the field told last, or has by now.
  var told: FieldText
  /// The text with all that was typed in it.
  var shown: FieldText
  /// What was typed and not sent yet.
  var queue: [TypingStep]
  var time: Double
}
