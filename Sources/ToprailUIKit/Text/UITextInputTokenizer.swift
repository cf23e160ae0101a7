// SPDX-License-Identifier: MIT

/// What finds the characters, words, sentences, lines and paragraphs of a text input.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputtokenizer>
@MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The unit around a place; nil between units.
  ///
  /// Of a place at the edge of a unit the direction decides: forward it belongs to the unit that
  /// starts there, backward to the one that ends there.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?

  /// Whether a unit ends at a place, going forward; starts there, going backward.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool

  /// The next place in a direction where a unit starts or ends; nil where there is none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?

  /// Whether a place is in a unit, by the rule of `rangeEnclosingPosition(_:with:inDirection:)`.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}
