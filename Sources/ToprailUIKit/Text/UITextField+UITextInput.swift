// SPDX-License-Identifier: MIT

public import Foundation

extension UITextField: UITextInput {
  public func text(in range: UITextRange) -> String? { engine.span(range).map(engine.text(in:)) }

  public func replace(_ range: UITextRange, withText text: String) {
    if let span = engine.span(range) { engine.replace(span, with: text) }
  }

  public var selectedTextRange: UITextRange? {
    get { TextSpan(engine.selectedRange) }
    set {
      if let span = newValue.flatMap(engine.span) { engine.selectedRange = span }
    }
  }

  public var markedTextRange: UITextRange? { engine.markedRange }

  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    engine.mark(markedText ?? "", selecting: selectedRange)
  }

  public func unmarkText() { engine.unmark() }

  public var beginningOfDocument: UITextPosition { TextOffset(0) }
  public var endOfDocument: UITextPosition { TextOffset(engine.length) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    engine.range(from: fromPosition, to: toPosition)
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    engine.position(from: position, offset: offset)
  }

  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    engine.position(from: position, in: direction, offset: offset)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    engine.compare(position, to: other)
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    engine.distance(from: from, to: toPosition) ?? 0
  }

  public func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    engine.position(within: range, farthestIn: direction)
  }

  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    engine.range(byExtending: position, in: direction)
  }

  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    engine.writingDirection(at: position)
  }

  public func firstRect(for range: UITextRange) -> CGRect { engine.firstRect(for: range) }
  public func caretRect(for position: UITextPosition) -> CGRect { engine.caretRect(for: position) }

  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    engine.selectionRects(for: range)
  }

  public func closestPosition(to point: CGPoint) -> UITextPosition? {
    engine.closestPosition(to: point)
  }

  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    engine.closestPosition(to: point, within: range)
  }

  public func characterRange(at point: CGPoint) -> UITextRange? {
    engine.characterRange(at: point)
  }

  public var inputDelegate: (any UITextInputDelegate)? {
    get { engine.inputDelegate }
    set { engine.inputDelegate = newValue }
  }

  public var tokenizer: any UITextInputTokenizer {
    engine.tokenizer ?? UITextInputStringTokenizer(textInput: self)
  }
}
