// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

private let samples = [
  "", "a", "a\n", "\n\n", "one\ntwo\nthree", String(repeating: "words that wrap ", count: 12),
  String(repeating: "x", count: 200), "\u{0645}\u{0646} abc\n\u{1F468}\u{200D}\u{1F467}",
]

extension UITextView {
  /// Where GTK's last line ends, from the text's top.
  @MainActor
  fileprivate var textHeight: CGFloat {
    let view = UnsafeMutableRawPointer(focusWidget.widget).assumingMemoryBound(
      to: GtkTextView.self)
    var (end, y, height) = (GtkTextIter(), gint(0), gint(0))
    gtk_text_buffer_get_end_iter(gtk_text_view_get_buffer(view), &end)
    gtk_text_view_get_line_yrange(view, &end, &y, &height)
    return CGFloat(y + height)
  }
}

/// The room that a text view's text needs, compared with where GTK puts its lines.
final class TextSizeTests: XCTestCase {
  func testTheFittingHeightIsTheOneThatGTKNeeds() throws {
    try Stage.run { stage in
      let view = UITextView()
      stage.view.addSubview(view)
      for size: CGFloat? in [nil, 9, 23] {
        view.font = size.map { .systemFont(ofSize: $0) }
        for inset in [UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), .zero] {
          view.textContainerInset = inset
          for width: CGFloat in [120, 300] {
            view.frame = CGRect(x: 0, y: 0, width: width, height: 600)
            for text in samples {
              view.text = text
              stage.settle()
              XCTAssertEqual(
                view.sizeThatFits(CGSize(width: width, height: 0)).height,
                view.textHeight + inset.top + inset.bottom, "\(text) \(width) \(size ?? 0)")
            }
          }
        }
      }
    }
  }

  func testFontsOfPiecesCount() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView(), height: 500)
      view.text = "Heading \u{00E9}\nsome text\nand a small end"
      for range in [NSRange(location: 0, length: 7), NSRange(location: 10, length: 4)] {
        view.textStorage.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 30), range: range)
      }
      view.textStorage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 8), range: NSRange(location: 20, length: 15))
      stage.settle()
      XCTAssertEqual(
        view.sizeThatFits(CGSize(width: 300, height: 0)).height, view.textHeight + 16)
    }
  }

  func testAViewThatDoesNotScrollIsAsLargeAsItsText() throws {
    try Stage.run { stage in
      let view = stage.constrained(UITextView())
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: stage.view.topAnchor),
        view.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
      ])
      stage.settle()
      XCTAssertEqual(view.frame.height, 0)
      view.isScrollEnabled = false
      stage.settle()
      let one = view.frame.height
      XCTAssertGreaterThan(one, 20)
      for text in samples {
        view.text = text
        stage.settle()
        let fitting = view.sizeThatFits(CGSize(width: 200, height: 0))
        XCTAssertEqual(view.frame.size, CGSize(width: 200, height: fitting.height))
        XCTAssertGreaterThanOrEqual(view.frame.height, one)
      }
      view.text = "a"
      view.font = .systemFont(ofSize: 40)
      stage.settle()
      let large = view.frame.height
      XCTAssertGreaterThan(large, one + 10)
      view.textStorage.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 80), range: NSRange(location: 0, length: 1))
      stage.settle()
      XCTAssertGreaterThan(view.frame.height, large + 20)
      view.textContainerInset.bottom = 38
      stage.settle()
      XCTAssertEqual(
        view.frame.height, view.sizeThatFits(CGSize(width: 200, height: 0)).height)
      view.isScrollEnabled = true
      XCTAssertEqual(view.intrinsicContentSize.height, UIView.noIntrinsicMetric)
    }
  }
}
