// SPDX-License-Identifier: MIT

import GTK

// `UITextInput` for both text widgets. A position of a class that isn't theirs gives nil.

extension TextEngine {
  var length: Int { offsets.unitCount }

  /// A position's units, within the text as it is now.
  func units(_ position: UITextPosition) -> Int? {
    (position as? TextOffset).map { min(max(0, $0.units), length) }
  }

  func span(_ range: UITextRange) -> NSRange? {
    guard let start = units(range.start), let end = units(range.end) else { return nil }
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  var markedRange: UITextRange? { composition.map { TextSpan(utf16($0.range)) } }

  func range(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = units(from), let to = units(to) else { return nil }
    return TextSpan(NSRange(location: min(from, to), length: abs(to - from)))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = units(position) else { return nil }
    let (sum, overflows) = start.addingReportingOverflow(offset)
    guard !overflows, sum >= 0, sum <= length else { return nil }
    return TextOffset(sum)
  }

  func distance(from: UITextPosition, to: UITextPosition) -> Int? {
    guard let from = units(from), let to = units(to) else { return nil }
    return to - from
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let distance = distance(from: position, to: other) ?? 0
    return distance == 0 ? .orderedSame : distance > 0 ? .orderedAscending : .orderedDescending
  }

  // MARK: Directions

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    // No text has as many steps as would overflow.
    guard let scalar = scalar(position), abs(Double(offset)) <= Double(editable.count) else {
      return offset == 0 ? position : nil
    }
    let moved =
      switch direction {
      case .right: editable.position(scalar, movedRight: offset)
      case .left: editable.position(scalar, movedRight: -offset)
      case .down: editable.position(scalar, movedDown: offset)
      case .up: editable.position(scalar, movedDown: -offset)
      }
    return moved.map(position(ofScalar:))
  }

  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  {
    guard let span = span(range) else { return nil }
    let isForward = UITextDirection.layout(direction)
      .isForward(inRightToLeft: isRightToLeft(at: span.location))
    return TextOffset(isForward ? span.location + span.length : span.location)
  }

  func range(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  {
    guard let place = units(position) else { return nil }
    let isForward = UITextDirection.layout(direction)
      .isForward(inRightToLeft: isRightToLeft(at: place))
    let edge: Int
    switch direction {
    case .up, .down: edge = isForward ? length : 0
    case .left, .right:
      let paragraphs = TextParagraphs(text)
      let lines = lines(in: paragraphs.contents[paragraphs.index(of: place)])
      let line = lines.last { $0.lowerBound <= place } ?? place..<place
      edge = isForward ? max(place, line.upperBound) : line.lowerBound
    }
    return TextSpan(NSRange(location: min(place, edge), length: abs(edge - place)))
  }

  func writingDirection(at position: UITextPosition) -> NSWritingDirection {
    units(position).map { isRightToLeft(at: $0) ? .rightToLeft : .leftToRight } ?? .natural
  }

  private func isRightToLeft(at place: Int) -> Bool {
    let paragraphs = TextParagraphs(text)
    let paragraph = paragraphs.contents[paragraphs.index(of: place)]
    return text(in: NSRange(paragraph)).isRightToLeft ?? editable.focusWidget.isRightToLeft
  }
}
