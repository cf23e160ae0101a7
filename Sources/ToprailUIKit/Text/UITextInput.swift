// SPDX-License-Identifier: MIT

public import Foundation

/// A text input whose text, selection and geometry are reached by position.
///
/// Text fields and text views conform. Their positions count UTF-16 units, as `NSRange` does. An
/// old position, or one of another field, stands for the nearest place in the text; a position of a
/// class of your own is none of theirs: what takes it answers nil, zero or nothing. Rectangles are in
/// the view's own coordinates, in points, as the text lies at that moment; a text view that has never
/// shown knows none.
///
/// Left out because nothing here would read it: `markedTextStyle` (marked text is underlined),
/// `setBaseWritingDirection(_:for:)`, dictation, the floating cursor, alternatives.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinput>
@MainActor
public protocol UITextInput: UIKeyInput {
  // MARK: Text

  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Replaces a range. No delegate is asked.
  func replace(_ range: UITextRange, withText text: String)

  // MARK: Selection and marked text

  /// The selection, or the caret as an empty range.
  var selectedTextRange: UITextRange? { get set }
  /// The text that isn't settled yet, as while a letter with an accent is put together; nil for none.
  var markedTextRange: UITextRange? { get }

  /// Shows text that isn't settled yet in place of the marked text, or else of the selection.
  ///
  /// It is underlined, the next text that is inserted replaces it, and it becomes plain text when it
  /// is unmarked, the caret leaves it or editing ends. All that until then is one change to undo.
  ///
  /// - Parameters:
  ///   - markedText: the text; nil or an empty one takes the marked text away.
  ///   - selectedRange: what is selected in it, from its start, in UTF-16 units.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Makes the marked text plain text.
  func unmarkText()

  // MARK: Positions

  /// The place before all text.
  var beginningOfDocument: UITextPosition { get }
  /// The place after all text.
  var endOfDocument: UITextPosition { get }
  /// The range between two places, in whichever order.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place so many UTF-16 units on; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place so many steps of the caret in a direction, left or right by characters and up or down
  /// by lines; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two places comes first in the text.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  // MARK: Directions

  /// The place in a range that lies farthest in a direction: its start or its end.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The range from a place to the line's edge, or up and down to the text's.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// Which way the paragraph at a place runs: its first letter decides, without one the view.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection

  // MARK: Geometry

  /// The box of what shows of a range in its first line.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret shows at a place.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The boxes of a range, one or more for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place for the caret that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place in a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character under a point; nil where there is none.
  func characterRange(at point: CGPoint) -> UITextRange?

  // MARK: Company

  /// Who hears of changes, held weakly.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words, sentences, lines and paragraphs.
  var tokenizer: any UITextInputTokenizer { get }
}
