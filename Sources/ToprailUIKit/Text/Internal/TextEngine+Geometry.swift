// SPDX-License-Identifier: MIT

import GTK

extension TextEngine {
  /// GTK's caret is as wide.
  private static let caretWidth: CGFloat = 1

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let scalar = scalar(position) else { return .zero }
    var rect = CGRect(editable.caret(at: scalar))
    rect.size.width = Self.caretWidth
    return rect
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let span = span(range) else { return .zero }
    let boxes = editable.boxes(of: scalars(span))
    guard let first = boxes.first else { return caretRect(for: range.start) }
    let line = boxes.prefix { $0.y == first.y }.map(CGRect.init)
    return line.dropFirst().reduce(line[0]) { $0.union($1) }
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let span = span(range) else { return [] }
    let boxes = editable.boxes(of: scalars(span))
    return boxes.enumerated().map { index, box in
      TextSelectionBox(box, isFirst: index == 0, isLast: index == boxes.count - 1)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    let scalar = editable.position(nearX: Double(point.x), y: Double(point.y))
    return position(ofScalar: min(max(0, scalar), editable.count))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let span = span(range), let units = units(closestPosition(to: point)) else { return nil }
    return TextOffset(min(max(span.location, units), span.location + span.length))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard let scalar = editable.character(atX: Double(point.x), y: Double(point.y)) else {
      return nil
    }
    let character = position(ofScalar: scalar)
    return tokenizer?.rangeEnclosingPosition(
      character, with: .character, inDirection: .storage(.forward))
  }

  func scalar(_ position: UITextPosition) -> Int? { units(position).map(offsets.scalar) }

  func position(ofScalar scalar: Int) -> UITextPosition { TextOffset(offsets.utf16(scalar)) }
}
