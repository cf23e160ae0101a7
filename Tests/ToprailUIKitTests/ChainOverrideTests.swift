// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes down what it is asked to do, and does it.
@MainActor
private final class LoggingView: UIView {
  var lines: [String] = []

  override func addSubview(_ view: UIView) {
    lines.append("add")
    super.addSubview(view)
  }
  override func insertSubview(_ view: UIView, at index: Int) {
    lines.append("insert")
    super.insertSubview(view, at: index)
  }
  override func removeFromSuperview() {
    lines.append("remove")
    super.removeFromSuperview()
  }
  override func bringSubviewToFront(_ view: UIView) {
    lines.append("front")
    super.bringSubviewToFront(view)
  }
  override func endEditing(_ force: Bool) -> Bool {
    lines.append("end")
    return super.endEditing(force)
  }
  override func setNeedsLayout() {
    lines.append("needs")
    super.setNeedsLayout()
  }
  override func layoutIfNeeded() {
    lines.append("layout")
    super.layoutIfNeeded()
  }
  override func sizeToFit() {
    lines.append("fit")
    super.sizeToFit()
  }
  override func invalidateIntrinsicContentSize() {
    lines.append("content")
    super.invalidateIntrinsicContentSize()
  }
}

/// Subclasses take part in what is done with a view.
final class ChainOverrideTests: XCTestCase {
  func testWhatMovesAndLaysOutAViewCanBeOverridden() throws {
    try Stage.run { stage in
      let view = LoggingView(frame: CGRect(x: 0, y: 0, width: 90, height: 90))
      stage.view.addSubview(view)
      let (first, second) = (UIView(), UIView())
      view.lines = []
      view.addSubview(first)
      view.insertSubview(second, at: 0)
      XCTAssertEqual(view.lines.filter { $0 != "needs" }, ["add", "insert"])
      XCTAssertEqual(view.subviews, [second, first])
      XCTAssertTrue(view.lines.contains("needs"))
      view.lines = []
      view.bringSubviewToFront(second)
      XCTAssertEqual(view.subviews, [first, second])
      view.sendSubviewToBack(second)
      XCTAssertEqual(view.subviews, [second, first])
      XCTAssertFalse(view.endEditing(true))
      view.sizeToFit()
      view.invalidateIntrinsicContentSize()
      XCTAssertEqual(view.lines, ["front", "end", "fit", "content"])
      view.lines = []
      stage.view.layoutIfNeeded()
      XCTAssertEqual(view.lines.first, "layout")
      view.removeFromSuperview()
      XCTAssertEqual(view.lines.last, "remove")
      XCTAssertNil(view.superview)
    }
  }
}
