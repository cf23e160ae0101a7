// SPDX-License-Identifier: MIT

public import Foundation

/// A tokenizer that goes by the text alone; of text fields and text views it knows the lines too.
///
/// Characters are what a person counts as one; words and sentences end before the spaces that follow
/// them, paragraphs before the line break. Of other text inputs a line is a paragraph. Right is
/// forward in a paragraph from left to right, up is backward.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextinputstringtokenizer>
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var textInput: (any UIResponder & UITextInput)?

  /// A tokenizer for a text input, which it doesn't keep alive.
  public init(textInput: any UIResponder & UITextInput) {
    self.textInput = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    look(at: position, direction) { input, units, offset, isForward in
      guard let unit = units.unit(granularity, around: offset, isForward: isForward),
        let start = input.position(from: input.beginningOfDocument, offset: unit.lowerBound),
        let end = input.position(from: input.beginningOfDocument, offset: unit.upperBound)
      else { return nil }
      return input.textRange(from: start, to: end)
    }
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    look(at: position, direction) { _, units, offset, isForward in
      units.isBoundary(granularity, at: offset, isForward: isForward)
    } ?? false
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    look(at: position, direction) { input, units, offset, isForward in
      units.boundary(granularity, from: offset, isForward: isForward)
        .flatMap { input.position(from: input.beginningOfDocument, offset: $0) }
    }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    look(at: position, direction) { _, units, offset, isForward in
      units.unit(granularity, around: offset, isForward: isForward) != nil
    } ?? false
  }

  /// Runs the body with the text's units, the place's offset and whether the way is forward.
  private func look<Answer>(
    at position: UITextPosition, _ direction: UITextDirection,
    _ body: (any UITextInput, TextUnits, Int, Bool) -> Answer?
  ) -> Answer? {
    guard let input = textInput else { return nil }
    let start = input.beginningOfDocument
    let text = input.textRange(from: start, to: input.endOfDocument).flatMap(input.text(in:)) ?? ""
    let units = TextUnits(text) { paragraph in
      (input as? any TextEngineOwner)?.engine.lines(in: paragraph) ?? [paragraph]
    }
    let offset = min(max(0, input.offset(from: start, to: position)), text.utf16.count)
    let isRightToLeft = input.baseWritingDirection(for: position, in: .forward) == .rightToLeft
    return body(input, units, offset, direction.isForward(inRightToLeft: isRightToLeft))
  }
}
