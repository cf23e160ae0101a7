// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Where text lies, in both text widgets on a real window.
final class TextGeometryTests: XCTestCase {
  private func onEachInput(
    _ text: String, _ body: @MainActor (Stage, any UIView & UITextInput) throws -> Void
  ) throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let input = stage.addTextInput(kind)
        input.show(text)
        stage.settle()
        try body(stage, input)
        input.removeFromSuperview()
      }
    }
  }

  func testTheCaretGoesRightFromCharacterToCharacter() throws {
    try onEachInput("ab\u{1F468}\u{200D}\u{1F467}e\u{301} d") { _, input in
      let carets = [0, 1, 2, 7, 9, 10, 11].compactMap { input.place($0) }.map(input.caretRect(for:))
      XCTAssertEqual(carets.count, 7)
      for (left, right) in zip(carets, carets.dropFirst()) {
        XCTAssertLessThan(left.minX, right.minX)
        XCTAssertEqual(left.minY, right.minY)
      }
      XCTAssert(input.bounds.contains(carets[0]), "\(carets[0])")
      XCTAssertGreaterThan(carets[0].height, 8)
    }
  }

  func testAPointFindsThePlaceThatItsCaretIsAt() throws {
    try onEachInput("ab\u{1F468}\u{200D}\u{1F467}e\u{301} d") { _, input in
      for offset in [0, 1, 2, 7, 9, 10, 11] {
        guard let place = input.place(offset) else { return XCTFail("\(offset)") }
        let caret = input.caretRect(for: place)
        let point = CGPoint(x: caret.minX, y: caret.midY)
        XCTAssertEqual(input.closestPosition(to: point), place)
        let within = input.range(2, 9).flatMap { input.closestPosition(to: point, within: $0) }
        XCTAssertEqual(within, input.place(min(max(2, offset), 9)))
      }
    }
  }

  func testAnyPointFindsAPlace() throws {
    try onEachInput("ab") { _, input in
      for x in [-CGFloat.infinity, -5, 0, 5000, .infinity, .nan] {
        for y in [-CGFloat.infinity, -5, 0, 5000, .infinity, .nan] {
          let place = input.closestPosition(to: CGPoint(x: x, y: y))
          let offset = place.map { input.offset(from: input.beginningOfDocument, to: $0) }
          XCTAssert((0...2).contains(offset ?? -1))
          _ = input.characterRange(at: CGPoint(x: x, y: y))
        }
      }
    }
  }

  func testACharacterIsFoundUnderAPoint() throws {
    try onEachInput("a\u{1F468}\u{200D}\u{1F467}b") { _, input in
      guard let family = input.range(1, 6) else { return XCTFail("no range") }
      let rect = input.firstRect(for: family)
      let range = input.characterRange(at: CGPoint(x: rect.midX + 2, y: rect.midY))
      XCTAssertEqual(range, family)
      XCTAssertNil(input.characterRange(at: CGPoint(x: 250, y: rect.midY)))
    }
  }

  func testARangeIsAsWideAsItsCarets() throws {
    try onEachInput("one two three") { _, input in
      for (start, end) in [(0, 3), (4, 7), (0, 13)] {
        guard let range = input.range(start, end) else { return XCTFail("no range") }
        let rects = input.selectionRects(for: range)
        XCTAssertEqual(rects.count, 1)
        XCTAssertEqual(rects[0].rect, input.firstRect(for: range))
        XCTAssertEqual(rects[0].rect.minX, input.caretRect(for: range.start).minX, accuracy: 1)
        XCTAssertEqual(rects[0].rect.maxX, input.caretRect(for: range.end).minX, accuracy: 1)
        XCTAssert(rects[0].containsStart && rects[0].containsEnd && !rects[0].isVertical)
        XCTAssertEqual(rects[0].writingDirection, .leftToRight)
      }
      guard let caret = input.range(4, 4) else { return XCTFail("no range") }
      XCTAssertEqual(input.selectionRects(for: caret), [])
      XCTAssertEqual(input.firstRect(for: caret), input.caretRect(for: caret.start))
    }
  }

  func testTextFromRightToLeftRunsFromTheRight() throws {
    try onEachInput("\u{0645}\u{0646}\u{0647}") { _, input in
      guard let start = input.place(0), let end = input.place(3), let all = input.range(0, 3) else {
        return XCTFail("no range")
      }
      XCTAssertEqual(input.baseWritingDirection(for: start, in: .forward), .rightToLeft)
      XCTAssertGreaterThan(input.caretRect(for: start).minX, input.caretRect(for: end).minX)
      XCTAssertEqual(input.position(within: all, farthestIn: .left), end)
      XCTAssertEqual(input.position(within: all, farthestIn: .right), start)
      XCTAssertEqual(input.position(from: start, in: .left, offset: 1), input.place(1))
      XCTAssertEqual(input.position(from: end, in: .right, offset: 3), start)
      XCTAssertNil(input.position(from: start, in: .right, offset: 1))
      let rects = input.selectionRects(for: all)
      XCTAssertEqual(rects.map(\.writingDirection), [.rightToLeft])
      XCTAssertEqual(rects[0].rect.minX, input.caretRect(for: end).minX, accuracy: 1)
    }
  }

  func testMixedTextHasABoxForEachPiece() throws {
    try onEachInput("ab \u{0645}\u{0646} cd") { _, input in
      guard let range = input.range(1, 4) else { return XCTFail("no range") }
      let rects = input.selectionRects(for: range).map(\.rect)
      XCTAssertEqual(rects.count, 2)
      guard let all = input.range(0, 8) else { return XCTFail("no range") }
      let width = input.selectionRects(for: all).reduce(0) { $0 + $1.rect.width }
      let ends = input.caretRect(for: all.end).minX - input.caretRect(for: all.start).minX
      XCTAssertEqual(width, ends, accuracy: 3)
    }
  }

  func testStepsLeftAndRightAreCharacters() throws {
    try onEachInput("a\u{1F468}\u{200D}\u{1F467}e\u{301}") { _, input in
      let places = [0, 1, 6, 8].map { input.place($0) }
      for from in 0..<4 {
        for to in -1...4 {
          guard let place = places[from] else { return XCTFail("no place") }
          let expected = (0..<4).contains(to) ? places[to] : nil
          XCTAssertEqual(input.position(from: place, in: .right, offset: to - from), expected)
          XCTAssertEqual(input.position(from: place, in: .left, offset: from - to), expected)
        }
      }
    }
  }

  func testStepsUpAndDownAreLines() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.text = "one\ntwo\n\nfour"
      stage.settle()
      guard let place = view.place(1) else { return XCTFail("no place") }
      XCTAssertEqual(view.position(from: place, in: .down, offset: 1), view.place(5))
      XCTAssertEqual(view.position(from: place, in: .down, offset: 2), view.place(8))
      XCTAssertEqual(view.position(from: place, in: .down, offset: 3), view.place(10))
      XCTAssertNil(view.position(from: place, in: .down, offset: 4))
      XCTAssertNil(view.position(from: place, in: .up, offset: 1))
      XCTAssertEqual(
        view.position(from: view.endOfDocument, in: .up, offset: 2), view.place(7))
      let field = stage.add(UITextField(), y: 300)
      field.text = "one"
      XCTAssertNil(field.position(from: field.endOfDocument, in: .down, offset: 1))
    }
  }

  func testARangeOfManyLinesHasABoxForEach() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.text = String(repeating: "word ", count: 30) + "\nlast"
      stage.settle()
      guard let all = view.range(0, 155) else { return XCTFail("no range") }
      let rects = view.selectionRects(for: all)
      XCTAssertGreaterThan(rects.count, 3)
      XCTAssertEqual(rects.map(\.containsStart), [true] + rects.dropFirst().map { _ in false })
      XCTAssertEqual(rects.map(\.containsEnd), rects.dropLast().map { _ in false } + [true])
      for (upper, lower) in zip(rects, rects.dropFirst()) {
        XCTAssertLessThanOrEqual(upper.rect.maxY, lower.rect.minY + 1)
      }
      let text = rects.reduce(CGRect.null) { $0.union($1.rect) }
      XCTAssertGreaterThan(text.width, 200)
      XCTAssert(view.bounds.contains(text))
    }
  }

  func testExtendingGoesToTheLinesEdge() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.text = "one\ntwo three\nfour"
      stage.settle()
      guard let place = view.place(7) else { return XCTFail("no place") }
      let ways: [(UITextLayoutDirection, Range<Int>)] = [
        (.left, 4..<7), (.right, 7..<13), (.up, 0..<7), (.down, 7..<18),
      ]
      for (way, expected) in ways {
        XCTAssertEqual(view.offsets(view.characterRange(byExtending: place, in: way)), expected)
      }
    }
  }

  func testAFieldsTextLiesWithinItsBorder() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.text = "one"
      field.font = .systemFont(ofSize: 15)
      stage.settle()
      let bare = field.caretRect(for: field.beginningOfDocument)
      field.borderStyle = .roundedRect
      stage.settle()
      let bordered = field.caretRect(for: field.beginningOfDocument)
      XCTAssertGreaterThan(bordered.minX, bare.minX + 4)
      XCTAssertEqual(bordered.midY, field.bounds.midY, accuracy: 2)
      let point = CGPoint(x: bordered.minX + 1, y: bordered.midY)
      XCTAssertEqual(field.closestPosition(to: point), field.beginningOfDocument)
    }
  }

  func testASecretFieldSaysWhereItsDotsAre() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.isSecureTextEntry = true
      field.text = "iiiiWWWW"
      stage.settle()
      guard let middle = field.place(4) else { return XCTFail("no place") }
      let (start, end) = (
        field.caretRect(for: field.beginningOfDocument), field.caretRect(for: field.endOfDocument)
      )
      let caret = field.caretRect(for: middle)
      XCTAssertEqual(caret.minX, (start.minX + end.minX) / 2, accuracy: 1.5)
      XCTAssertEqual(field.closestPosition(to: caret.origin), middle)
    }
  }
}
