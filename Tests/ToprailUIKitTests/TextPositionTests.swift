// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Pieces that UTF-16, scalars and characters count differently, and one from right to left.
private let pieces = [
  "a", " ", "\n", "e\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}",
  "\u{1F1E9}\u{1F1EA}", "\u{0645}",
]

/// All texts of up to so many pieces.
private func texts(upTo count: Int) -> [String] {
  var all = [""]
  var longest = [""]
  for _ in 0..<count {
    longest = longest.flatMap { text in pieces.map { text + $0 } }
    all += longest
  }
  return all
}

/// An offset that isn't within a surrogate pair: the one before the pair.
private func whole(_ offset: Int, in units: [UInt16]) -> Int {
  let isWithin = offset > 0 && offset < units.count && UTF16.isTrailSurrogate(units[offset])
  return isWithin ? offset - 1 : offset
}

/// `UITextInput` by position, in both text widgets.
final class TextPositionTests: XCTestCase {
  func testPositionsCountUTF16InEveryShortText() throws {
    try Stage.onDisplay {
      for input in [UITextField(), UITextView()] as [any UIView & UITextInput] {
        for text in texts(upTo: 3) {
          input.show(text)
          checkPositions(in: input, Array(text.utf16))
        }
      }
    }
  }

  func testEveryRangeHasItsTextAndCanBeSelected() throws {
    try Stage.onDisplay {
      for input in [UITextField(), UITextView()] as [any UIView & UITextInput] {
        for text in texts(upTo: 2) {
          input.show(text)
          checkRanges(in: input, Array(text.utf16))
        }
      }
    }
  }

  func testReplacingARangeIsReplacingItsUnits() throws {
    try Stage.onDisplay {
      for input in [UITextField(), UITextView()] as [any UIView & UITextInput] {
        for text in texts(upTo: 2) {
          let units = Array(text.utf16)
          for start in 0...units.count where whole(start, in: units) == start {
            for end in start...units.count where whole(end, in: units) == end {
              input.show(text)
              guard let range = input.range(start, end) else {
                return XCTFail(text.debugDescription)
              }
              input.replace(range, withText: "\u{1F600}x")
              let expected = units[..<start] + Array("\u{1F600}x".utf16) + units[end...]
              XCTAssertEqual(input.shown.utf16.map { $0 }, Array(expected))
            }
          }
        }
      }
    }
  }

  func testPositionsOfAnotherTextAreTakenForTheNearest() throws {
    try Stage.onDisplay {
      for input in [UITextField(), UITextView()] as [any UIView & UITextInput] {
        input.show("a long text")
        let (old, all) = (input.endOfDocument, input.range(2, 11))
        input.show("abc")
        XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: old), 3)
        XCTAssertEqual(input.compare(old, to: input.endOfDocument), .orderedSame)
        XCTAssertNil(input.position(from: old, offset: 1))
        XCTAssertEqual(all.flatMap(input.text(in:)), "c")
        input.selectedTextRange = all
        XCTAssertEqual(input.selectedTextRange, input.range(2, 3))
        all.map { input.replace($0, withText: "d") }
        XCTAssertEqual(input.shown, "abd")
        XCTAssertNil(input.position(from: old, offset: Int.max))
        XCTAssertNil(input.position(from: old, offset: Int.min))
        XCTAssertNil(input.position(from: old, in: .left, offset: Int.min))
        XCTAssertNil(input.position(from: old, in: .down, offset: Int.max))
      }
    }
  }

  func testPositionsOfAnotherClassGiveNothing() throws {
    try Stage.onDisplay {
      for input in [UITextField(), UITextView()] as [any UIView & UITextInput] {
        input.show("abc")
        let (place, range) = (UITextPosition(), UITextRange())
        input.selectedTextRange = range
        input.replace(range, withText: "x")
        XCTAssertEqual(input.shown, "abc")
        XCTAssertNil(input.text(in: range))
        XCTAssertNil(input.position(from: place, offset: 1))
        XCTAssertNil(input.textRange(from: place, to: input.endOfDocument))
        XCTAssertEqual(input.offset(from: place, to: input.endOfDocument), 0)
        XCTAssertEqual(input.compare(place, to: input.endOfDocument), .orderedSame)
        XCTAssertEqual(input.caretRect(for: place), .zero)
        XCTAssertEqual(input.firstRect(for: range), .zero)
        XCTAssertEqual(input.selectionRects(for: range), [])
        XCTAssertNil(input.closestPosition(to: .zero, within: range))
        XCTAssertNil(input.position(within: range, farthestIn: .left))
        XCTAssertNil(input.characterRange(byExtending: place, in: .left))
        XCTAssertEqual(input.baseWritingDirection(for: place, in: .forward), .natural)
        XCTAssertNil(
          input.tokenizer.position(
            from: UITextPosition(), toBoundary: .word, inDirection: .storage(.backward)))
      }
    }
  }

  func testASelectionMadeAfterAChangeStays() throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let input = stage.addTextInput(kind)
        input.becomeFirstResponder()
        input.show("one two three")
        for round in 0..<100 {
          input.selectedTextRange = input.range(4, 7)
          if round % 2 == 0 { stage.drain() }
          input.range(4, 7).map { input.replace($0, withText: "TWO") }
          input.selectedTextRange = input.range(4, 7)
          stage.drain()
          XCTAssertEqual(input.offsets(input.selectedTextRange), 4..<7, "\(kind) \(round)")
        }
        input.removeFromSuperview()
      }
    }
  }

  func testTheDelegateHearsOfEachChangeOnce() throws {
    try Stage.run { stage in
      for kind in TextInputKind.allCases {
        let (input, log) = (stage.addTextInput(kind), Log())
        input.becomeFirstResponder()
        input.inputDelegate = log
        stage.type("a", into: input)
        XCTAssertEqual(log.texts, ["will ", "did a"])
        XCTAssertEqual(log.selections, ["will", "did"])
        log.texts = []
        input.insertText("b")
        XCTAssertEqual(log.texts, ["will a", "did ab"])
      }
    }
  }
}

@MainActor
private final class Log: UITextInputDelegate {
  var texts: [String] = []
  var selections: [String] = []

  func selectionWillChange(_ textInput: (any UITextInput)?) { selections.append("will") }
  func selectionDidChange(_ textInput: (any UITextInput)?) { selections.append("did") }
  func textWillChange(_ textInput: (any UITextInput)?) {
    texts.append("will \((textInput as? any UIView & UITextInput)?.shown ?? "?")")
  }
  func textDidChange(_ textInput: (any UITextInput)?) {
    texts.append("did \((textInput as? any UIView & UITextInput)?.shown ?? "?")")
  }
}

@MainActor
private func checkPositions(in input: any UIView & UITextInput, _ units: [UInt16]) {
  let start = input.beginningOfDocument
  XCTAssertEqual(input.offset(from: start, to: input.endOfDocument), units.count)
  for offset in -1...units.count + 1 {
    let place = input.position(from: start, offset: offset)
    XCTAssertEqual(place != nil, (0...units.count).contains(offset))
    guard let place else { continue }
    XCTAssertEqual(input.offset(from: start, to: place), offset)
    XCTAssertEqual(input.offset(from: place, to: start), -offset)
    for other in 0...units.count {
      guard let second = input.position(from: place, offset: other - offset) else {
        return XCTFail("\(units)")
      }
      let order: ComparisonResult =
        offset < other ? .orderedAscending : offset > other ? .orderedDescending : .orderedSame
      XCTAssertEqual(input.compare(place, to: second), order)
      XCTAssertEqual(place.isEqual(second), offset == other)
    }
  }
}

@MainActor
private func checkRanges(in input: any UIView & UITextInput, _ units: [UInt16]) {
  for first in 0...units.count {
    for second in 0...units.count {
      guard let range = input.range(first, second) else { return XCTFail("\(units)") }
      let (lower, upper) = (min(first, second), max(first, second))
      XCTAssertEqual(range.isEmpty, first == second)
      XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: range.start), lower)
      XCTAssertEqual(input.offset(from: input.beginningOfDocument, to: range.end), upper)
      let (from, to) = (whole(lower, in: units), whole(upper, in: units))
      XCTAssertEqual(input.text(in: range), String(decoding: units[from..<to], as: UTF16.self))
      input.selectedTextRange = range
      XCTAssertEqual(input.selectedTextRange, input.range(from, to))
    }
  }
}
