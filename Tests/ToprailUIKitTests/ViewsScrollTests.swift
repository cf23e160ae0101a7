// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Notes the offsets that it is told.
@MainActor
private final class Follower: UIScrollViewDelegate {
  var offsets: [CGPoint] = []
  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}

extension Stage {
  fileprivate func scrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    scroll.contentSize = CGSize(width: 200, height: 500)
    view.addSubview(scroll)
    settle()
    return scroll
  }
}

/// Scroll views: offsets, insets, coordinates.
final class ViewsScrollTests: XCTestCase {
  func testOffsetsStayWithinTheContent() throws {
    try Stage.run { stage in
      let (scroll, follower) = (stage.scrollView(), Follower())
      scroll.delegate = follower
      scroll.contentOffset = CGPoint(x: 50, y: 150)
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 150))
      scroll.setContentOffset(CGPoint(x: 0, y: 900), animated: false)
      XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 400))
      XCTAssertEqual(follower.offsets.map(\.y), [150, 400])
      stage.settle()
      XCTAssertEqual(scroll.bounds, CGRect(x: 0, y: 400, width: 200, height: 100))
      scroll.contentSize.height = 300
      XCTAssertEqual(scroll.contentOffset.y, 200)
    }
  }

  func testTheUsersScrollingIsTold() throws {
    try Stage.run { stage in
      let (scroll, follower) = (stage.scrollView(), Follower())
      scroll.delegate = follower
      scroll.scroller.configure(.vertical, offset: 120, extent: 500, page: 100)
      XCTAssertEqual(scroll.contentOffset.y, 120)
      XCTAssertEqual(follower.offsets.map(\.y), [120])
    }
  }

  func testSubviewsLieWhereTheOffsetPutsThem() throws {
    try Stage.run { stage in
      let scroll = stage.scrollView()
      let inner = UIView(frame: CGRect(x: 10, y: 220, width: 50, height: 20))
      scroll.addSubview(inner)
      for isScrollEnabled in [true, false] {
        scroll.isScrollEnabled = isScrollEnabled
        for y in [CGFloat(0), 60, 200] {
          scroll.contentOffset = CGPoint(x: 0, y: y)
          stage.settle()
          XCTAssertEqual(
            inner.convert(CGPoint.zero, to: stage.view), CGPoint(x: 10, y: 220 - y))
          XCTAssertEqual(inner.host.frame(in: stage.view.host)?.y, 220 - Int(y))
        }
      }
    }
  }

  func testInsetsGiveRoomAroundTheContent() throws {
    try Stage.run { stage in
      let scroll = stage.scrollView()
      scroll.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 20, right: 0)
      stage.settle()
      XCTAssertEqual(scroll.contentOffset.y, -30)
      scroll.contentOffset.y = 1000
      XCTAssertEqual(scroll.contentOffset.y, 420)
    }
  }

  func testARectangleComesIntoSightByTheShortestWay() throws {
    try Stage.run { stage in
      let scroll = stage.scrollView()
      @MainActor func offset(toShow y: CGFloat) -> CGFloat {
        scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: 40), animated: false)
        return scroll.contentOffset.y
      }
      XCTAssertEqual(offset(toShow: 20), 0)
      XCTAssertEqual(offset(toShow: 200), 140)
      XCTAssertEqual(offset(toShow: 150), 140)
      XCTAssertEqual(offset(toShow: 100), 100)
    }
  }

  func testTheFirstResponderStaysInSightWhenTheViewGetsLower() throws {
    try Stage.run { stage in
      let scroll = stage.scrollView()
      let field = UITextField(frame: CGRect(x: 0, y: 60, width: 100, height: 36))
      scroll.addSubview(field)
      field.becomeFirstResponder()
      stage.settle()
      scroll.frame.size.height = 60
      stage.settle()
      XCTAssertGreaterThanOrEqual(scroll.contentOffset.y, 36)
    }
  }
}
