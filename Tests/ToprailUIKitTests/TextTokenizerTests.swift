// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// The units of a text as a person would mark them, in UTF-16 units.
private func units(_ granularity: UITextGranularity, of text: String) -> [Range<Int>] {
  switch granularity {
  case .document: return [0..<text.utf16.count]
  case .character: return runs(of: text) { _, _ in false }
  case .paragraph: return paragraphs(of: text)
  case .word: return runs(of: text, from: { $0.isLetter }, joining: { $0.isLetter && $1.isLetter })
  default: return []
  }
}

/// Characters put together while a condition holds for neighbours.
private func runs(
  of text: String, from starts: (Character) -> Bool = { _ in true },
  joining: (Character, Character) -> Bool
) -> [Range<Int>] {
  var (runs, place, last) = ([Range<Int>](), 0, Character?.none)
  for character in text {
    let end = place + character.utf16.count
    if let last, joining(last, character), let run = runs.popLast() {
      runs.append(run.lowerBound..<end)
    } else if starts(character) {
      runs.append(place..<end)
    }
    (place, last) = (end, character)
  }
  return runs
}

private func paragraphs(of text: String) -> [Range<Int>] {
  var (found, start, place) = ([Range<Int>](), 0, 0)
  for character in text {
    let end = place + character.utf16.count
    if character.isNewline {
      found.append(start..<place)
      start = end
    }
    place = end
  }
  return found + [start..<place]
}

/// `UITextInputStringTokenizer` against units marked one character at a time.
final class TextTokenizerTests: XCTestCase {
  func testEveryShortTextIsTakenApartAsAPersonDoes() throws {
    let pieces = [
      "a", " ", "!", "\n", "\r\n", "e\u{301}", "\u{1F468}\u{200D}\u{1F467}", "\u{0645}",
    ]
    try Stage.onDisplay {
      let view = UITextView()
      for first in pieces {
        for second in pieces {
          for third in pieces + [""] {
            view.text = first + second + third
            for granularity in [UITextGranularity.character, .word, .paragraph, .document] {
              check(granularity, in: view)
            }
          }
        }
      }
    }
  }

  func testWordsKeepTheirApostrophesAndSentencesEndBeforeSpaces() throws {
    try Stage.onDisplay {
      let view = UITextView()
      view.text = "Don't go. It is 3.5 km!  Yes\nNo"
      XCTAssertEqual(
        all(.word, in: view), ["Don't", "go", "It", "is", "3.5", "km", "Yes", "No"])
      XCTAssertEqual(all(.sentence, in: view), ["Don't go.", "It is 3.5 km!", "Yes", "No"])
      XCTAssertEqual(all(.paragraph, in: view), ["Don't go. It is 3.5 km!  Yes", "No"])
    }
  }

  func testLinesAreAsTheyShow() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.text = String(repeating: "word ", count: 30) + "\n\nlast"
      stage.settle()
      let lines = all(.line, in: view)
      XCTAssertGreaterThan(lines.count, 3)
      XCTAssertEqual(lines.joined(), String(repeating: "word ", count: 30) + "last")
      XCTAssertEqual(lines.last, "last")
      let tops = Set(
        (0..<150).compactMap { view.place($0).map(view.caretRect(for:))?.minY })
      XCTAssertEqual(lines.count - 1, tops.count)
    }
  }

  func testRightIsForwardInTextFromLeftToRightOnly() throws {
    try Stage.onDisplay {
      let field = UITextField()
      for (text, direction) in [
        ("ab cd", UITextLayoutDirection.right), ("\u{0645}\u{0646} \u{0645}\u{0646}", .left),
      ] {
        field.text = text
        let next = field.tokenizer.position(
          from: field.beginningOfDocument, toBoundary: .word, inDirection: .layout(direction))
        XCTAssertEqual(next, field.place(2), text)
        let back = field.tokenizer.position(
          from: field.endOfDocument, toBoundary: .word, inDirection: .layout(direction))
        XCTAssertNil(back, text)
      }
    }
  }
}

@MainActor
private func check(_ granularity: UITextGranularity, in view: UITextView) {
  let text = view.text ?? ""
  let units = units(granularity, of: text)
  let edges = Set(units.flatMap { [$0.lowerBound, $0.upperBound] }).sorted()
  let tokenizer = view.tokenizer
  let name = "\(granularity) of \(text.debugDescription)"
  for offset in 0...text.utf16.count {
    guard let place = view.place(offset) else { return XCTFail(name) }
    for isForward in [true, false] {
      let way = UITextDirection.storage(isForward ? .forward : .backward)
      let unit = units.first {
        $0.lowerBound < offset && offset < $0.upperBound
          || !$0.isEmpty && offset == (isForward ? $0.lowerBound : $0.upperBound)
      }
      let enclosing = tokenizer.rangeEnclosingPosition(place, with: granularity, inDirection: way)
      XCTAssertEqual(view.offsets(enclosing), unit, "\(name) at \(offset)")
      XCTAssertEqual(
        tokenizer.isPosition(place, withinTextUnit: granularity, inDirection: way), unit != nil,
        name)
      XCTAssertEqual(
        tokenizer.isPosition(place, atBoundary: granularity, inDirection: way),
        units.contains { (isForward ? $0.upperBound : $0.lowerBound) == offset }, name)
      let next = isForward ? edges.first { $0 > offset } : edges.last { $0 < offset }
      XCTAssertEqual(
        tokenizer.position(from: place, toBoundary: granularity, inDirection: way)
          .map { view.offset(from: view.beginningOfDocument, to: $0) }, next,
        "\(name) from \(offset)")
    }
  }
}

/// The text's units, each reached from the end of the one before.
@MainActor
private func all(_ granularity: UITextGranularity, in view: UITextView) -> [String] {
  var (found, place) = ([String](), Optional(view.beginningOfDocument))
  while let here = place {
    let unit = view.tokenizer.rangeEnclosingPosition(
      here, with: granularity, inDirection: .storage(.forward))
    if let unit { found.append(view.text(in: unit) ?? "") }
    place = view.tokenizer.position(
      from: here, toBoundary: granularity, inDirection: .storage(.forward))
  }
  return found
}
