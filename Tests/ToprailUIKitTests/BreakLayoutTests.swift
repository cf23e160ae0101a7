// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Sizes that are no sizes.
final class BreakLayoutTests: XCTestCase {
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e300, 1e18,
    -1e18, .leastNonzeroMagnitude,
  ]

  func testConstraintsWithConstantsAndMultipliersThatAreNoNumbers() throws {
    try Stage.run { stage in
      for value in Self.odd {
        for (multiplier, constant) in [(1, value), (value, 0), (value, value)] {
          let view = UIView()
          view.translatesAutoresizingMaskIntoConstraints = false
          stage.view.addSubview(view)
          NSLayoutConstraint.activate([
            view.widthAnchor.constraint(
              equalTo: stage.view.widthAnchor, multiplier: multiplier, constant: constant),
            view.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: constant),
            view.heightAnchor.constraint(equalToConstant: 40),
          ])
          stage.settle()
          Self.check(view, "\(multiplier) \(constant)")
          view.removeFromSuperview()
        }
      }
    }
  }

  func testNeighboursOfConstraintsThatAreNoNumbersAreLaidOut() throws {
    try Stage.run { stage in
      let (bad, good) = (UIView(), UIView())
      for view in [bad, good] {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(view)
      }
      NSLayoutConstraint.activate([
        bad.widthAnchor.constraint(equalTo: good.widthAnchor, multiplier: .nan),
        good.widthAnchor.constraint(equalToConstant: 120),
        good.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 30),
        good.topAnchor.constraint(equalTo: stage.view.topAnchor),
        good.heightAnchor.constraint(equalToConstant: 40),
      ])
      stage.settle()
      XCTAssertEqual(good.frame, CGRect(x: 30, y: 0, width: 120, height: 40))
    }
  }

  func testPrioritiesMarginsSpacingsAndFramesThatAreNoNumbers() throws {
    try Stage.run { stage in
      for value in Self.odd {
        let stack = UIStackView(arrangedSubviews: [UILabel(), UILabel()])
        stack.translatesAutoresizingMaskIntoConstraints = false
        stack.spacing = value
        let outer = stage.add(UIView())
        outer.frame = CGRect(x: value, y: 0, width: 100, height: value)
        outer.layoutMargins = UIEdgeInsets(top: value, left: value, bottom: 0, right: 0)
        outer.addSubview(stack)
        let wish = stack.widthAnchor.constraint(equalToConstant: 50)
        wish.priority = UILayoutPriority(Float(value))
        NSLayoutConstraint.activate([
          wish, stack.topAnchor.constraint(equalTo: outer.layoutMarginsGuide.topAnchor),
          stack.leadingAnchor.constraint(equalTo: outer.layoutMarginsGuide.leadingAnchor),
        ])
        stage.settle()
        Self.check(stack, "\(value)")
        outer.removeFromSuperview()
      }
    }
  }

  func testScrollViewsOfSizesThatAreNone() throws {
    try Stage.run { stage in
      for value in Self.odd {
        let scroll = stage.add(UIScrollView(), height: 200)
        scroll.addSubview(UILabel())
        scroll.contentSize = CGSize(width: value, height: value)
        stage.settle()
        scroll.contentInset = UIEdgeInsets(top: value, left: value, bottom: value, right: value)
        stage.settle()
        scroll.contentOffset = CGPoint(x: value, y: value)
        stage.settle()
        scroll.scrollRectToVisible(
          CGRect(x: value, y: value, width: value, height: value), animated: false)
        stage.settle()
        XCTAssertTrue(scroll.contentOffset.x.isFinite, "\(value)")
        XCTAssertTrue(scroll.contentOffset.y.isFinite, "\(value)")
        scroll.removeFromSuperview()
      }
    }
  }

  func testConstraintsInACircle() throws {
    try Stage.run { stage in
      let views = (0..<20).map { _ in UIView() }
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        stage.view.addSubview(view)
      }
      for (index, view) in views.enumerated() {
        let next = views[(index + 1) % views.count]
        view.leadingAnchor.constraint(equalTo: next.trailingAnchor, constant: 8).isActive = true
        view.widthAnchor.constraint(equalTo: next.widthAnchor, multiplier: 2).isActive = true
        view.topAnchor.constraint(equalTo: stage.view.topAnchor).isActive = true
      }
      stage.settle()
      for view in views { Self.check(view, "circle") }
    }
  }

  func testAWindowOfAnySize() throws {
    try Stage.run { stage in
      let table = UITableView(frame: .zero, style: .insetGrouped)
      table.translatesAutoresizingMaskIntoConstraints = false
      let field = UITextField()
      field.translatesAutoresizingMaskIntoConstraints = false
      stage.view.addSubview(table)
      stage.view.addSubview(field)
      NSLayoutConstraint.activate([
        table.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
        table.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 20),
        table.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -20),
        field.topAnchor.constraint(equalTo: table.bottomAnchor),
        field.bottomAnchor.constraint(equalTo: stage.view.keyboardLayoutGuide.topAnchor),
        field.leadingAnchor.constraint(equalTo: table.leadingAnchor),
      ])
      field.becomeFirstResponder()
      stage.controller.present(
        UIAlertController(title: "T", message: "M", preferredStyle: .actionSheet), animated: false)
      for (width, height) in [(1, 1), (3000, 2000), (1, 2000), (3000, 1), (320, 480), (2, 2)] {
        stage.window.frame = CGRect(x: 0, y: 0, width: width, height: height)
        drainMainLoop()
      }
      stage.settle()
      Self.check(table, "resized")
    }
  }

  @MainActor
  private static func check(_ view: UIView, _ what: String) {
    let frame = view.frame
    for part in [frame.minX, frame.minY, frame.width, frame.height] {
      XCTAssertTrue(part.isFinite && abs(part) <= 4e9, "\(what): \(frame)")
    }
  }
}
