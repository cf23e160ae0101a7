// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private final class Listener: UITextViewDelegate {
  var calls = 0
  func textViewDidChange(_ textView: UITextView) { calls += 1 }
  func textViewDidChangeSelection(_ textView: UITextView) { calls += 1 }
}

/// A text view's runs of attributes: the text of each and the names it has.
@MainActor
private func runs(_ view: UITextView) -> [String] {
  let text = view.attributedText ?? NSAttributedString(string: "")
  var runs: [String] = []
  text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) {
    attributes, range, _ in
    let names = attributes.keys.map(\.rawValue).sorted().joined(separator: "+")
    runs.append((text.string as NSString).substring(with: range) + ":" + names)
  }
  return runs
}

/// `textStorage` and `attributedText` of a text view.
final class TextStorageTests: XCTestCase {
  func testPiecesKeepTheirAttributes() throws {
    try Stage.onDisplay {
      let view = UITextView()
      view.text = "a\u{1F600}b one two"
      let bold = UIFont.boldSystemFont(ofSize: 20)
      view.textStorage.addAttribute(.font, value: bold, range: NSRange(location: 1, length: 2))
      view.textStorage.addAttributes(
        [.foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue],
        range: NSRange(location: 5, length: 3))
      XCTAssertEqual(
        runs(view), ["a:", "\u{1F600}:NSFont", "b :", "one:NSColor+NSUnderline", " two:"])
      var range = NSRange()
      let font = view.textStorage.attribute(.font, at: 1, effectiveRange: &range) as? UIFont
      XCTAssertEqual(font, bold)
      XCTAssertEqual(range, NSRange(location: 1, length: 2))
      let color = view.textStorage.attributes(at: 6, effectiveRange: nil)[.foregroundColor]
      XCTAssertEqual(color as? UIColor, .red)
      view.textStorage.setAttributes([.font: bold], range: NSRange(location: 4, length: 3))
      XCTAssertEqual(
        runs(view),
        ["a:", "\u{1F600}:NSFont", "b:", " on:NSFont", "e:NSColor+NSUnderline", " two:"])
      view.textStorage.removeAttribute(.font, range: NSRange(location: 0, length: 99))
      XCTAssertEqual(runs(view), ["a\u{1F600}b on:", "e:NSColor+NSUnderline", " two:"])
    }
  }

  func testAnAttributeTakesThePlaceOfOneOfItsName() throws {
    try Stage.onDisplay {
      let view = UITextView()
      view.text = "abc"
      let all = NSRange(location: 0, length: 3)
      for color in [UIColor.red, .blue] {
        view.textStorage.addAttribute(.foregroundColor, value: color, range: all)
      }
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 1))
      let colors = (0..<3).map {
        view.textStorage.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
      }
      XCTAssertEqual(colors, [.blue, .red, .blue])
    }
  }

  func testAnAttributedTextComesBackAsItWasSet() throws {
    try Stage.onDisplay {
      let view = UITextView()
      let text = NSMutableAttributedString(string: "one \u{1F468}\u{200D}\u{1F467} two")
      text.addAttribute(
        .backgroundColor, value: UIColor.yellow, range: NSRange(location: 4, length: 5))
      text.addAttribute(
        .strikethroughStyle, value: NSUnderlineStyle.single.rawValue,
        range: NSRange(location: 0, length: 6))
      text.addAttribute(.init("own"), value: "kept", range: NSRange(location: 9, length: 2))
      view.attributedText = text
      XCTAssertEqual(view.text, text.string)
      XCTAssertEqual(view.attributedText, text)
      view.text = text.string
      XCTAssertEqual(view.attributedText, NSAttributedString(string: text.string))
    }
  }

  func testFontsChangeHowTheTextLies() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 200)
      view.text = "one\ntwo"
      stage.settle()
      guard let word = view.range(0, 3), let below = view.range(4, 7) else {
        return XCTFail("no range")
      }
      let (before, lower) = (view.firstRect(for: word), view.firstRect(for: below))
      view.textStorage.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 40), range: NSRange(location: 0, length: 3))
      stage.settle()
      XCTAssertGreaterThan(view.firstRect(for: word).width, before.width * 1.8)
      XCTAssertGreaterThan(view.firstRect(for: word).height, before.height * 1.8)
      XCTAssertEqual(view.firstRect(for: below).width, lower.width)
      view.textStorage.setAttributes(nil, range: NSRange(location: 0, length: 7))
      stage.settle()
      XCTAssertEqual(view.firstRect(for: word), before)
    }
  }

  func testLooksLeaveTextCaretAndUndoAlone() throws {
    try Stage.run { stage in
      let (view, listener) = (stage.add(UITextView()), Listener())
      view.becomeFirstResponder()
      stage.type("one two", into: view)
      view.undoManager?.undo()
      let canUndo = view.undoManager?.canUndo
      view.selectedRange = NSRange(location: 1, length: 2)
      view.delegate = listener
      view.textStorage.beginEditing()
      view.textStorage.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 30), range: NSRange(location: 0, length: 4))
      view.textStorage.setAttributes([:], range: NSRange(location: 2, length: 9))
      view.textStorage.endEditing()
      stage.settle()
      XCTAssertEqual(listener.calls, 0)
      XCTAssertEqual(view.selectedRange, NSRange(location: 1, length: 2))
      XCTAssertEqual(view.undoManager?.canUndo, canUndo)
      view.undoManager?.redo()
      XCTAssertEqual(view.text, "one two")
    }
  }

  func testTypingWithinAPieceLooksLikeIt() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView())
      view.text = "abcd"
      view.textStorage.addAttribute(
        .foregroundColor, value: UIColor.red, range: NSRange(location: 1, length: 2))
      view.becomeFirstResponder()
      view.selectedRange = NSRange(location: 2, length: 0)
      stage.type("x", into: view)
      XCTAssertEqual(runs(view), ["a:", "bxc:NSColor", "d:"])
      view.textStorage.replaceCharacters(in: NSRange(location: 2, length: 1), with: "")
      XCTAssertEqual(runs(view), ["a:", "bc:NSColor", "d:"])
    }
  }

  func testMistakenRangesAndValuesAreHarmless() throws {
    try Stage.onDisplay {
      let view = UITextView()
      view.text = "ab"
      let storage = view.textStorage
      for range in [
        NSRange(location: -5, length: 3), NSRange(location: 9, length: 9),
        NSRange(location: NSNotFound, length: 1), NSRange(location: 2, length: Int.max),
      ] {
        storage.addAttribute(.font, value: 3, range: range)
        storage.setAttributes([.foregroundColor: "red"], range: range)
        storage.removeAttribute(.font, range: range)
      }
      storage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 0), range: NSRange(location: 0, length: 2))
      XCTAssertEqual(storage.attributes(at: -1, effectiveRange: nil).count, 0)
      XCTAssertEqual(storage.attributes(at: 2, effectiveRange: nil).count, 0)
      view.attributedText = nil
      XCTAssertEqual(storage.length, 0)
      XCTAssertEqual(storage.attributes(at: 0, effectiveRange: nil).count, 0)
    }
  }

  func testAParagraphOfALongTextIsPaintedInAMoment() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 300)
      let line = "Some words of a paragraph, \u{1F600} and so on.\n"
      view.text = String(repeating: line, count: 2500)
      let start = 1200 * line.utf16.count
      view.textStorage.addAttribute(
        .font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: start, length: 3))
      stage.settle()
      let clock = ContinuousClock()
      let durations = (0..<5).map { round in
        view.textStorage.replaceCharacters(in: NSRange(location: start, length: 1), with: "s")
        return clock.measure { paint(view.textStorage, from: start, round) }
      }
      let fastest = durations.min() ?? .seconds(1)
      print("painting a paragraph of 100 KB: \(fastest)")
      XCTAssertLessThan(fastest, .milliseconds(50))
    }
  }
}

/// Gives a paragraph's words looks, as an editor does after each key.
@MainActor
private func paint(_ storage: NSTextStorage, from start: Int, _ round: Int) {
  storage.setAttributes([:], range: NSRange(location: start, length: 40))
  for word in 0..<10 {
    let range = NSRange(location: start + word * 4, length: 3)
    let font = UIFont.systemFont(ofSize: 17, weight: word % 2 == round % 2 ? .bold : .regular)
    storage.addAttributes([.font: font, .foregroundColor: UIColor.red], range: range)
  }
}
