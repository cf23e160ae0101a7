// SPDX-License-Identifier: MIT

import GLib
import UIKit
import XCTest

/// Where the text of a view begins that was written into before it was first laid out.
final class TextScrollTests: XCTestCase {
  func testAHeadingAtTheTopDoesNotPushTheTextOut() throws {
    for turns in 0..<8 {
      try Stage.run(width: 500, height: 300) { stage in
        let view = stage.add(UITextView(), height: 150)
        view.text = "Heading\nplain bold \u{0645}\u{0646} \u{1F468}\u{200D}\u{1F467}"
        view.textStorage.addAttribute(
          .font, value: UIFont.boldSystemFont(ofSize: 26), range: NSRange(location: 0, length: 7))
        view.becomeFirstResponder()
        view.selectedRange = NSRange(location: 99, length: 0)
        view.insertText("\n")
        // GTK may go through the lines before it knows the view's height, or after.
        for _ in 0..<turns { MainLoop.iterate() }
        stage.settle()
        stage.settle()
        XCTAssertEqual(view.caretRect(for: view.beginningOfDocument).minY, 8, "\(turns)")
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
        // Before the first layout GTK has every line at the top.
        stage.pump("the scrolling") { stage.scrollOffset(of: view) > 1000 }
        stage.settle()
        XCTAssertTrue((0...150).contains(view.caretRect(for: view.endOfDocument).maxY))
      }
    }
  }
}
