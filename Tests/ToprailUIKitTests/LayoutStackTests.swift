// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutStackTests: XCTestCase {
  func testAConstrainedStackIsAsLargeAsItsViewsAsk() throws {
    try Stage.run { stage in
      let views = [Sized(40, 20), Sized(60, 30)]
      let stack = stage.stack(views)
      stack.spacing = 10
      stage.settle()
      XCTAssertEqual(stack.frame, CGRect(x: 0, y: 0, width: 110, height: 30))
      XCTAssertEqual(views.map(\.frame.minX), [0, 50])
      XCTAssertEqual(views.map(\.frame.height), [30, 30])
      views[1].size = CGSize(width: 80, height: 50)
      views[1].invalidateIntrinsicContentSize()
      stage.settle()
      XCTAssertEqual(stack.frame.size, CGSize(width: 130, height: 50))
      views[0].isHidden = true
      stage.settle()
      XCTAssertEqual(stack.frame.size, CGSize(width: 80, height: 50))
      XCTAssertEqual(views[1].frame.minX, 0)
    }
  }

  func testConstraintsOnArrangedViewsCount() throws {
    try Stage.run { stage in
      let views = [Sized(40, 20), Sized(60, 30)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stage.view.addSubview(stack)
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 2).isActive = true
      stage.settle()
      XCTAssertEqual(views.map(\.frame.width), [100, 200])
      XCTAssertEqual(views.map(\.frame.height), [40, 40])
    }
  }

  func testDistributions() throws {
    let expected: [(UIStackView.Distribution, widths: [CGFloat], places: [CGFloat])] = [
      (.fill, [40, 60, 180], [0, 50, 120]),
      (.fillEqually, [93, 94, 93], [0, 103, 207]),
      (.fillProportionally, [56, 84, 140], [0, 66, 160]),
      (.equalSpacing, [40, 60, 100], [0, 90, 200]),
      (.equalCentering, [40, 60, 100], [0, 105, 200]),
    ]
    for (distribution, widths, places) in expected {
      try Stage.run { stage in
        let views = [Sized(40, 20), Sized(60, 20), Sized(100, 20)]
        let stack = stage.stack(views)
        stack.spacing = 10
        stack.distribution = distribution
        stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
        stage.settle()
        XCTAssertEqual(views.map(\.frame.width), widths, "\(distribution)")
        XCTAssertEqual(views.map(\.frame.minX), places, "\(distribution)")
      }
    }
  }

  func testAlignmentsInBothDirectionsOfText() throws {
    let expected: [(UIStackView.Alignment, left: CGFloat, mirrored: CGFloat)] = [
      (.leading, 0, 50), (.center, 25, 25), (.trailing, 50, 0),
    ]
    for (alignment, left, mirrored) in expected {
      for isMirrored in [false, true] {
        try Stage.run { stage in
          let view = Sized(50, 20)
          let stack = stage.stack([view])
          if isMirrored { stack.setRightToLeft() }
          stack.axis = .vertical
          stack.alignment = alignment
          stack.widthAnchor.constraint(equalToConstant: 100).isActive = true
          stage.settle()
          XCTAssertEqual(view.frame.minX, isMirrored ? mirrored : left, "\(alignment)")
          XCTAssertEqual(stack.frame.height, 20)
        }
      }
    }
  }

  func testARowIsMirrored() throws {
    try Stage.run { stage in
      let views = [Sized(40, 20), Sized(60, 20)]
      let stack = stage.stack(views)
      stack.setRightToLeft()
      stack.setCustomSpacing(5, after: views[0])
      stage.settle()
      XCTAssertEqual(views.map(\.frame.minX), [65, 0])
    }
  }

  func testHuggingDecidesWhoGrows() throws {
    try Stage.run { stage in
      let views = [Sized(40, 20), Sized(60, 20)]
      views[1].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
      let stack = stage.stack(views)
      stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
      stage.settle()
      XCTAssertEqual(views.map(\.frame.width), [240, 60])
    }
  }

  func testNestedStacksAndACardWithConstraintsOfItsOwn() throws {
    try Stage.run { stage in
      let (card, text) = (UIView(), Sized(30, 12))
      text.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(text)
      NSLayoutConstraint.activate([
        text.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
        text.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
        text.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
      ])
      let column = stage.stack([UIStackView(arrangedSubviews: [card, Sized(20, 10)])])
      column.axis = .vertical
      stage.settle()
      XCTAssertEqual(column.frame.size, CGSize(width: 66, height: 28))
      XCTAssertEqual(text.frame, CGRect(x: 8, y: 8, width: 30, height: 12))
    }
  }

  func testAStackInAConstrainedStackComesToRest() throws {
    try Stage.run { stage in
      let row = UIStackView(arrangedSubviews: [Sized(40, 20), Sized(30, 10)])
      row.alignment = .center
      let column = stage.stack([row, Sized(90, 30)])
      column.axis = .vertical
      stage.settle()
      XCTAssertFalse(row.needsLayout)
      XCTAssertEqual(row.frame, CGRect(x: 0, y: 0, width: 90, height: 20))
      XCTAssertEqual(row.subviews[1].frame.minY, 5)
      stage.view.layoutIfNeeded()
      XCTAssertFalse(row.needsLayout)
    }
  }

  func testBaselinesAreInALine() throws {
    try Stage.run { stage in
      let (small, large) = (UILabel(), UILabel())
      small.text = "small"
      large.text = "large"
      large.font = .systemFont(ofSize: 40)
      let stack = stage.stack([small, large])
      stack.alignment = .firstBaseline
      stage.settle()
      let lines = try [small, large].map { label in
        try XCTUnwrap(label.textLines).first + label.frame.minY
      }
      XCTAssertEqual(lines[0], lines[1], accuracy: 1)
      XCTAssertGreaterThan(small.frame.minY, 5)
    }
  }

  func testAStackOutsideConstraintsPlacesItsViewsItself() throws {
    try Stage.run { stage in
      _ = stage.constrained(UIView())
      let views = [Sized(40, 20), Sized(60, 20)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stage.view.addSubview(stack)
      stage.settle()
      XCTAssertFalse(stack.layoutState.stacksByConstraints)
      XCTAssertEqual(views.map(\.frame.width), [40, 260])
    }
  }
}

extension Stage {
  /// Puts a stack into the root view's corner by constraints.
  fileprivate func stack(_ views: [UIView]) -> UIStackView {
    let stack = constrained(UIStackView(arrangedSubviews: views))
    stack.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
    stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    return stack
  }
}

private final class Sized: UIView {
  var size: CGSize

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { size }
}
