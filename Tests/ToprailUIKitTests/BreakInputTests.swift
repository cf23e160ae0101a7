// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Text and positions of every odd kind.
final class BreakInputTests: XCTestCase {
  private static let texts = [
    "", "👨‍👩‍👧‍👦", "🇩🇪🇫🇷🇯", "e\u{301}\u{302}\u{303}", "a\r\nb\rc\n\n", "שלום abc عربي", "\u{2029}x\u{2028}",
    "\u{200D}\u{FE0F}", "a\u{0}b", "\r", "\n\r\n", "\u{1F468}\u{200D}",
  ]

  func testEveryQuestionAtEveryPlace() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 100)
      let field = stage.add(UITextField(), y: 100)
      for input in [view, field] as [any UIResponder & UITextInput] {
        for text in Self.texts {
          (input as? UITextView)?.text = text
          (input as? UITextField)?.text = text
          Self.ask(input)
          input.setMarkedText(text, selectedRange: NSRange(location: .max, length: .max))
          input.setMarkedText(nil, selectedRange: NSRange(location: -5, length: -5))
          input.unmarkText()
          Self.ask(input)
          stage.drain()
        }
      }
    }
  }

  func testSelectionsTakeALinesEndAsAWhole() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 100)
      view.text = "a\r\nb"
      view.selectedRange = NSRange(location: 2, length: 0)
      XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 0))
      view.selectedRange = NSRange(location: 0, length: 2)
      XCTAssertEqual(view.selectedRange, NSRange(location: 0, length: 3))
      view.selectedRange = NSRange(location: 2, length: 2)
      XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 3))
    }
  }

  func testAttributesOfRangesThatAreNone() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 100)
      for text in Self.texts {
        view.text = text
        for location in [-1, 0, 1, 3, Int.max, Int.min, NSNotFound] {
          for length in [-1, 0, 1, 100, Int.max] {
            let range = NSRange(location: location, length: length)
            view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: range)
            view.textStorage.setAttributes([.font: UIFont.systemFont(ofSize: .nan)], range: range)
            view.textStorage.removeAttribute(.font, range: range)
            view.selectedRange = range
          }
          _ = view.textStorage.attributes(at: location, effectiveRange: nil)
        }
      }
      stage.settle()
    }
  }

  @MainActor
  private static func ask(_ input: any UIResponder & UITextInput) {
    let start = input.beginningOfDocument
    let length = input.offset(from: start, to: input.endOfDocument)
    for offset in 0...length {
      guard let place = input.position(from: start, offset: offset) else { continue }
      _ = input.caretRect(for: place)
      for direction in [UITextLayoutDirection.left, .right, .up, .down] {
        for step in [1, -1, 5, Int.max, Int.min] {
          _ = input.position(from: place, in: direction, offset: step)
        }
        _ = input.characterRange(byExtending: place, in: direction)
      }
      for unit in [
        UITextGranularity.character, .word, .sentence, .paragraph, .line, .document,
      ] {
        for way in [UITextStorageDirection.forward, .backward] {
          let direction = UITextDirection.storage(way)
          let tokens = input.tokenizer
          _ = tokens.rangeEnclosingPosition(place, with: unit, inDirection: direction)
          _ = tokens.position(from: place, toBoundary: unit, inDirection: direction)
          _ = tokens.isPosition(place, atBoundary: unit, inDirection: direction)
        }
      }
      guard let range = input.textRange(from: start, to: place) else { continue }
      _ = (input.firstRect(for: range), input.selectionRects(for: range))
    }
    for value: CGFloat in [.nan, .infinity, -.infinity, 1e300, -1] {
      _ = input.closestPosition(to: CGPoint(x: value, y: value))
      _ = input.characterRange(at: CGPoint(x: value, y: value))
    }
  }
}
