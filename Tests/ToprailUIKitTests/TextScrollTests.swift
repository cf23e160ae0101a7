// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Where the text of a view begins that was written into before it was first laid out.
final class TextScrollTests: XCTestCase {
  // GTK made the mistake in most processes, with the first text that they showed.
  func testAHeadingAtTheTopDoesNotPushTheTextOut() throws {
    for _ in 0..<3 {
      try Stage.run(width: 500, height: 300) { stage in
        let view = stage.add(UITextView(), height: 150)
        view.text = "Heading\nplain bold \u{0645}\u{0646} \u{1F468}\u{200D}\u{1F467}"
        view.textStorage.addAttribute(
          .font, value: UIFont.boldSystemFont(ofSize: 26), range: NSRange(location: 0, length: 7))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 99, length: 0)
        view.insertText("\n")
        stage.settle()
        stage.settle()
        XCTAssertEqual(view.caretRect(for: view.beginningOfDocument).minY, 8)
        XCTAssertEqual(stage.scrollOffset(of: view), 0)
      }
    }
  }

  func testTheCaretShowsOnceTheViewHasAHeight() throws {
    for inserts in [true, false] {
      try Stage.run(width: 500, height: 300) { stage in
        let view = UITextView()
        stage.view.addSubview(view)
        let text = (0..<100).map { "line \($0)" }.joined(separator: "\n")
        if inserts {
          view.insertText(text)
        } else {
          view.text = text
          view.scrollRangeToVisible(NSRange(location: text.utf16.count, length: 0))
          // What is asked for may not be there any more when it is done.
          view.text = String(text.dropLast(10))
        }
        XCTAssertEqual(stage.scrollOffset(of: view), 0)
        view.frame = CGRect(x: 0, y: 0, width: 300, height: 150)
        stage.pump("the end of the text") {
          (0...150).contains(view.caretRect(for: view.endOfDocument).maxY)
        }
        XCTAssertGreaterThan(stage.scrollOffset(of: view), 1000)
      }
    }
  }
}
