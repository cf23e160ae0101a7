// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// A view whose content asks for a size.
@MainActor
private final class Block: UIView {
  let wanted: CGSize
  init(_ width: CGFloat, _ height: CGFloat) {
    wanted = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { wanted }
  override func sizeThatFits(_ size: CGSize) -> CGSize { wanted }
}

@MainActor
private func stack(
  _ views: [UIView], width: CGFloat = 300, height: CGFloat = 50,
  _ configure: (UIStackView) -> Void = { _ in }
) -> UIStackView {
  let stack = UIStackView(arrangedSubviews: views)
  stack.frame = CGRect(x: 0, y: 0, width: width, height: height)
  configure(stack)
  stack.layoutIfNeeded()
  return stack
}

private func spans(_ stack: UIStackView) -> [[CGFloat]] {
  MainActor.assumeIsolated { stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] } }
}

/// Stack views, autoresizing, coordinates.
final class ChainLayoutTests: XCTestCase {
  func testFillGivesTheRestToTheLastOneOrToTheOneWithoutAWidth() throws {
    try Stage.onDisplay {
      XCTAssertEqual(
        spans(stack([Block(50, 10), Block(100, 10)]) { $0.spacing = 10 }), [[0, 50], [60, 240]])
      let free = UITextField()
      XCTAssertEqual(
        spans(stack([Block(50, 10), free, Block(100, 10)])), [[0, 50], [50, 150], [200, 100]])
    }
  }

  func testFillSqueezesTheLongestWhereThereIsTooLittle() throws {
    try Stage.onDisplay {
      let squeezed = stack([Block(100, 10), Block(300, 10)], width: 200)
      XCTAssertEqual(spans(squeezed), [[0, 100], [100, 100]])
    }
  }

  func testFillEquallySharesTheLength() throws {
    try Stage.onDisplay {
      let equal = stack([Block(10, 10), Block(20, 10), Block(30, 10)]) {
        $0.distribution = .fillEqually
        $0.spacing = 15
      }
      XCTAssertEqual(spans(equal), [[0, 90], [105, 90], [210, 90]])
    }
  }

  func testFillProportionallyKeepsTheProportion() throws {
    try Stage.onDisplay {
      let shared = stack([Block(10, 10), Block(20, 10)]) { $0.distribution = .fillProportionally }
      XCTAssertEqual(spans(shared), [[0, 100], [100, 200]])
    }
  }

  func testEqualSpacingMakesEqualGaps() throws {
    try Stage.onDisplay {
      let spaced = stack([Block(50, 10), Block(100, 10), Block(50, 10)]) {
        $0.distribution = .equalSpacing
      }
      XCTAssertEqual(spans(spaced), [[0, 50], [100, 100], [250, 50]])
    }
  }

  func testEqualCenteringMakesEqualDistancesOfMiddles() throws {
    try Stage.onDisplay {
      let centred = stack([Block(20, 10), Block(100, 10), Block(40, 10)]) {
        $0.distribution = .equalCentering
      }
      let middles = centred.arrangedSubviews.map { $0.frame.midX }
      XCTAssertEqual(middles, [10, 145, 280])
    }
  }

  func testAlignmentsPlaceAcrossTheStack() throws {
    try Stage.onDisplay {
      let expected: [(UIStackView.Alignment, CGFloat, CGFloat)] = [
        (.fill, 0, 50), (.leading, 0, 10), (.center, 20, 10), (.trailing, 40, 10),
      ]
      for (alignment, y, height) in expected {
        let block = Block(30, 10)
        _ = stack([block]) { $0.alignment = alignment }
        XCTAssertEqual(block.frame.minY, y, "\(alignment)")
        XCTAssertEqual(block.frame.height, height, "\(alignment)")
      }
    }
  }

  func testAColumnRunsDown() throws {
    try Stage.onDisplay {
      let column = stack([Block(30, 10), Block(30, 20)], width: 100, height: 100) {
        $0.axis = .vertical
        $0.spacing = 5
        $0.alignment = .trailing
      }
      XCTAssertEqual(
        column.arrangedSubviews.map(\.frame),
        [
          CGRect(x: 70, y: 0, width: 30, height: 10),
          CGRect(x: 70, y: 15, width: 30, height: 85),
        ])
    }
  }

  func testHiddenViewsTakeNoRoom() throws {
    try Stage.onDisplay {
      let hidden = Block(50, 10)
      hidden.isHidden = true
      let views = [Block(50, 10), hidden, Block(50, 10)]
      let stack = stack(views) { $0.spacing = 10 }
      XCTAssertEqual(views[2].frame.minX, 60)
      hidden.isHidden = false
      stack.layoutIfNeeded()
      XCTAssertEqual(views[2].frame.minX, 120)
    }
  }

  func testACustomGapAndARemovedView() throws {
    try Stage.onDisplay {
      let views = [Block(50, 10), Block(50, 10), Block(50, 10)]
      let stack = stack(views) { $0.setCustomSpacing(25, after: views[0]) }
      XCTAssertEqual(views.map(\.frame.minX), [0, 75, 125])
      views[1].removeFromSuperview()
      XCTAssertEqual(stack.arrangedSubviews, [views[0], views[2]])
      stack.layoutIfNeeded()
      XCTAssertEqual(views[2].frame.minX, 75)
    }
  }

  func testRightToLeftRowsBeginAtTheRight() throws {
    try Stage.onDisplay {
      let views = [Block(50, 10), Block(100, 10)]
      let stack = UIStackView(arrangedSubviews: views)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 50)
      stack.setRightToLeft()
      XCTAssertEqual(stack.effectiveUserInterfaceLayoutDirection, .rightToLeft)
      stack.layoutIfNeeded()
      XCTAssertEqual(views.map(\.frame.minX), [250, 0])
      XCTAssertEqual(views.map(\.frame.width), [50, 250])
    }
  }

  func testAutoresizingFollowsTheMask() throws {
    try Stage.onDisplay {
      let start = CGRect(x: 10, y: 20, width: 50, height: 40)
      let cases: [(UIView.AutoresizingMask, CGRect)] = [
        ([], start),
        ([.flexibleWidth, .flexibleHeight], CGRect(x: 10, y: 20, width: 150, height: 90)),
        ([.flexibleLeftMargin, .flexibleTopMargin], CGRect(x: 110, y: 70, width: 50, height: 40)),
        ([.flexibleRightMargin], start),
        (
          [.flexibleLeftMargin, .flexibleRightMargin],
          CGRect(x: 30, y: 20, width: 50, height: 40)
        ),
      ]
      for (mask, expected) in cases {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let inner = UIView(frame: start)
        inner.autoresizingMask = mask
        outer.addSubview(inner)
        outer.frame.size = CGSize(width: 200, height: 150)
        XCTAssertEqual(inner.frame, expected, "\(mask.rawValue)")
      }
    }
  }

  func testASubviewsMaskIsIgnoredWhereTheSuperviewSaysSo() throws {
    try Stage.onDisplay {
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: outer.bounds)
      inner.autoresizingMask = .flexibleWidth
      outer.autoresizesSubviews = false
      outer.addSubview(inner)
      outer.frame.size.width = 200
      XCTAssertEqual(inner.frame.width, 100)
    }
  }

  func testTheRootViewFollowsTheWindow() throws {
    try Stage.run { stage in
      let inner = UIView(frame: stage.view.bounds)
      inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      stage.view.addSubview(inner)
      stage.window.frame.size = CGSize(width: 500, height: 400)
      stage.pump("the new size") { inner.frame.size == CGSize(width: 500, height: 400) }
    }
  }

  func testPointsAndRectanglesAreConverted() throws {
    try Stage.run { stage in
      let outer = UIView(frame: CGRect(x: 10, y: 20, width: 200, height: 200))
      let inner = UIView(frame: CGRect(x: 3, y: 4, width: 50, height: 50))
      let other = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
      stage.view.addSubview(outer)
      stage.view.addSubview(other)
      outer.addSubview(inner)
      XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 14, y: 25))
      XCTAssertEqual(inner.convert(CGPoint(x: 1, y: 1), to: other), CGPoint(x: -86, y: -75))
      XCTAssertEqual(
        inner.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: other),
        CGRect(x: 87, y: 76, width: 5, height: 5))
      XCTAssertEqual(inner.convert(CGPoint(x: 14, y: 25), from: nil), CGPoint(x: 1, y: 1))
    }
  }

  func testCenterAndBoundsMoveTheFrame() throws {
    try Stage.onDisplay {
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
      view.center = CGPoint(x: 100, y: 50)
      XCTAssertEqual(view.frame, CGRect(x: 90, y: 40, width: 20, height: 20))
      XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }
}
