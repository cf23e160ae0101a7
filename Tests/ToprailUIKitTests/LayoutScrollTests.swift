// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutScrollTests: XCTestCase {
  func testContentBoundToTheEdgesSaysHowLargeItIs() throws {
    for usesGuides in [true, false] {
      try Stage.run { stage in
        let scroll = stage.constrained(UIScrollView())
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        pin(scroll, to: stage.view)
        if usesGuides {
          pin(content, to: scroll.contentLayoutGuide)
          content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor).isActive =
            true
        } else {
          pin(content, to: scroll)
          content.widthAnchor.constraint(equalTo: scroll.widthAnchor).isActive = true
        }
        content.heightAnchor.constraint(equalToConstant: 1500).isActive = true
        stage.settle()
        XCTAssertEqual(scroll.frame, CGRect(x: 0, y: 0, width: 800, height: 600))
        XCTAssertEqual(scroll.contentSize, CGSize(width: 800, height: 1500))
        XCTAssertEqual(content.frame, CGRect(x: 0, y: 0, width: 800, height: 1500))
        scroll.contentOffset = CGPoint(x: 0, y: 300)
        stage.settle()
        XCTAssertEqual(content.frame.minY, 0)
        XCTAssertEqual(scroll.contentOffset.y, 300)
      }
    }
  }

  func testAStackInAScrollView() throws {
    try Stage.run { stage in
      let scroll = stage.constrained(UIScrollView())
      let stack = UIStackView(arrangedSubviews: (0..<50).map { _ in UISwitch() })
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 10
      stack.translatesAutoresizingMaskIntoConstraints = false
      scroll.addSubview(stack)
      pin(scroll, to: stage.view)
      pin(stack, to: scroll)
      stage.settle()
      let one = UISwitch().intrinsicContentSize
      XCTAssertEqual(scroll.contentSize, CGSize(width: one.width, height: 50 * one.height + 490))
    }
  }

  func testAContentSizeOfTheAppsOwnIsLeftAlone() throws {
    try Stage.run { stage in
      let scroll = stage.constrained(UIScrollView())
      pin(scroll, to: stage.view)
      scroll.contentSize = CGSize(width: 10, height: 2000)
      scroll.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 2000)))
      stage.settle()
      XCTAssertEqual(scroll.contentSize, CGSize(width: 10, height: 2000))
    }
  }
}

@MainActor
private func pin(_ view: UIView, to other: UIView) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
    view.topAnchor.constraint(equalTo: other.topAnchor),
    view.bottomAnchor.constraint(equalTo: other.bottomAnchor),
  ])
}

@MainActor
private func pin(_ view: UIView, to guide: UILayoutGuide) {
  NSLayoutConstraint.activate([
    view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    view.topAnchor.constraint(equalTo: guide.topAnchor),
    view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
  ])
}
