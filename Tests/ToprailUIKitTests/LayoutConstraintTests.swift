// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class LayoutConstraintTests: XCTestCase {
  func testAViewPinnedToItsSuperviewFollowsTheWindow() throws {
    try Stage.run { stage in
      let box = stage.constrained(UIView())
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 16),
        box.trailingAnchor.constraint(equalTo: stage.view.trailingAnchor, constant: -16),
        box.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: stage.view.bottomAnchor, constant: -8),
      ])
      stage.settle()
      XCTAssertEqual(box.frame, CGRect(x: 16, y: 8, width: 768, height: 584))
      stage.resize(width: 500, height: 400)
      XCTAssertEqual(box.frame, CGRect(x: 16, y: 8, width: 468, height: 384))
    }
  }

  func testLayoutIfNeededFindsFramesAtOnceAlsoOutsideAWindow() throws {
    try Stage.onDisplay {
      let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(box)
      NSLayoutConstraint.activate([
        box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        box.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
      ])
      root.layoutIfNeeded()
      XCTAssertEqual(box.frame, CGRect(x: 100, y: 75, width: 100, height: 50))
    }
  }

  func testLeadingAndTrailingAreMirrored() throws {
    try Stage.run { stage in
      let box = stage.constrained(UIView())
      for view in [stage.view, box] { view.setRightToLeft() }
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: stage.view.leadingAnchor, constant: 10),
        box.widthAnchor.constraint(equalToConstant: 50),
      ])
      stage.settle()
      XCTAssertEqual(box.frame.maxX, 790)
    }
  }

  func testRelationsAreMirroredWithTheirConstants() throws {
    try Stage.run { stage in
      let box = stage.constrained(UIView())
      for view in [stage.view, box] { view.setRightToLeft() }
      let widest = box.widthAnchor.constraint(equalToConstant: 5000)
      widest.priority = .defaultLow
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(greaterThanOrEqualTo: stage.view.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(lessThanOrEqualTo: stage.view.trailingAnchor, constant: -30),
        box.leftAnchor.constraint(greaterThanOrEqualTo: stage.view.leftAnchor, constant: 20),
        widest,
      ])
      stage.settle()
      XCTAssertEqual(box.frame.minX, 30)
      XCTAssertEqual(box.frame.maxX, 790)
    }
  }

  func testConstraintsCrossLevels() throws {
    try Stage.run { stage in
      let outer = stage.constrained(UIView())
      let inner = UIView()
      let beside = stage.constrained(UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      NSLayoutConstraint.activate([
        outer.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 30),
        outer.topAnchor.constraint(equalTo: stage.view.topAnchor, constant: 20),
        inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
        inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 5),
        inner.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -5),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -5),
        inner.widthAnchor.constraint(equalToConstant: 100),
        inner.heightAnchor.constraint(equalToConstant: 40),
        beside.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 7),
        beside.topAnchor.constraint(equalTo: inner.topAnchor),
        beside.widthAnchor.constraint(equalTo: inner.widthAnchor),
        beside.heightAnchor.constraint(equalTo: outer.heightAnchor),
      ])
      stage.settle()
      XCTAssertEqual(outer.frame, CGRect(x: 30, y: 20, width: 110, height: 50))
      XCTAssertEqual(inner.frame, CGRect(x: 5, y: 5, width: 100, height: 40))
      XCTAssertEqual(beside.frame, CGRect(x: 142, y: 25, width: 100, height: 50))
    }
  }

  func testHigherPriorityWins() throws {
    for low in [1, 49, 250, 499, 748, 998] as [Float] {
      try Stage.run { stage in
        let box = stage.constrained(UIView())
        let narrow = box.widthAnchor.constraint(equalToConstant: 100)
        let wide = box.widthAnchor.constraint(equalToConstant: 200)
        narrow.priority = UILayoutPriority(low)
        wide.priority = UILayoutPriority(low + 1)
        NSLayoutConstraint.activate([wide, narrow])
        stage.settle()
        XCTAssertEqual(box.frame.width, 200, "\(low + 1) against \(low)")
        narrow.priority = .required
        stage.settle()
        XCTAssertEqual(box.frame.width, 100)
      }
    }
  }

  func testConstantAndActivityAreLive() throws {
    try Stage.run { stage in
      let box = stage.constrained(UIView())
      let left = box.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10)
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      NSLayoutConstraint.activate([left, width])
      XCTAssertEqual(stage.view.constraints, [left])
      XCTAssertEqual(box.constraints, [width])
      stage.settle()
      left.constant = 60
      stage.settle()
      XCTAssertEqual(box.frame.minX, 60)
      left.isActive = false
      XCTAssertEqual(stage.view.constraints, [])
      box.rightAnchor.constraint(equalTo: stage.view.rightAnchor).isActive = true
      stage.settle()
      XCTAssertEqual(box.frame.maxX, 800)
    }
  }

  func testAContradictionIsLeftOutAndTheRestStands() throws {
    try Stage.run { stage in
      let box = stage.constrained(UIView())
      let constraints = [
        box.leftAnchor.constraint(equalTo: stage.view.leftAnchor, constant: 10),
        box.widthAnchor.constraint(equalToConstant: 100),
        box.widthAnchor.constraint(equalToConstant: 200),
        box.heightAnchor.constraint(equalToConstant: 30),
      ]
      NSLayoutConstraint.activate(constraints)
      stage.settle()
      XCTAssertEqual(box.frame, CGRect(x: 10, y: 0, width: 100, height: 30))
      XCTAssertEqual(constraints.map(\.isReported), [false, false, true, false])
      constraints[1].isActive = false
      stage.settle()
      XCTAssertEqual(box.frame.width, 200)
    }
  }

  func testAConstraintAgainstAGivenFrameIsLeftOut() throws {
    try Stage.run { stage in
      let box = stage.add(UIView())
      let width = box.widthAnchor.constraint(equalToConstant: 100)
      width.isActive = true
      stage.settle()
      XCTAssertEqual(box.frame.width, 300)
      XCTAssertTrue(width.isReported)
    }
  }

  func testAViewThatLeavesTakesItsConstraintsAlong() throws {
    try Stage.run { stage in
      let (box, inner) = (stage.constrained(UIView()), UIView())
      box.addSubview(inner)
      let outside = inner.leftAnchor.constraint(equalTo: stage.view.leftAnchor)
      let inside = inner.leftAnchor.constraint(equalTo: box.leftAnchor)
      NSLayoutConstraint.activate([outside, inside])
      box.removeFromSuperview()
      XCTAssertFalse(outside.isActive)
      XCTAssertTrue(inside.isActive)
    }
  }

  func testPlacesWithAFactorCountFromTheCommonSuperview() throws {
    try Stage.run { stage in
      let outer = stage.add(UIView(), y: 40)
      outer.frame.origin.x = 100
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(box)
      NSLayoutConstraint(
        item: box, attribute: .centerX, relatedBy: .equal, toItem: outer, attribute: .trailing,
        multiplier: 0.25, constant: 0
      ).isActive = true
      box.widthAnchor.constraint(equalToConstant: 10).isActive = true
      stage.settle()
      XCTAssertEqual(box.center.x, 75)
    }
  }

  func testFramesOfGivenViewsAreFollowed() throws {
    try Stage.run { stage in
      let given = stage.add(UIView())
      let box = stage.constrained(UIView())
      box.leftAnchor.constraint(equalTo: given.rightAnchor, constant: 5).isActive = true
      box.heightAnchor.constraint(equalTo: given.heightAnchor).isActive = true
      stage.settle()
      XCTAssertEqual(box.frame.minX, 305)
      given.frame = CGRect(x: 50, y: 0, width: 100, height: 20)
      stage.settle()
      XCTAssertEqual(box.frame.minX, 155)
      XCTAssertEqual(box.frame.height, 20)
    }
  }

  func testSystemSpacing() throws {
    try Stage.run { stage in
      let (first, second) = (stage.constrained(UIView()), stage.constrained(UIView()))
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(
          equalToSystemSpacingAfter: stage.view.leadingAnchor, multiplier: 2),
        first.widthAnchor.constraint(equalToConstant: 10),
        first.topAnchor.constraint(equalTo: stage.view.topAnchor),
        second.leadingAnchor.constraint(
          equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1),
        second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 0.5),
      ])
      stage.settle()
      XCTAssertEqual(first.frame.minX, 16)
      XCTAssertEqual(second.frame.minX, 34)
      XCTAssertEqual(second.frame.minY, 4)
    }
  }

  func testChangesMadeWhileViewsAreLaidOutCount() throws {
    try Stage.run { stage in
      let square = stage.constrained(Square())
      square.widthAnchor.constraint(equalTo: stage.view.widthAnchor, multiplier: 0.5).isActive =
        true
      stage.settle()
      XCTAssertEqual(square.frame.size, CGSize(width: 400, height: 400))
    }
  }

  func testUpdateConstraintsRunsBeforeTheLayout() throws {
    try Stage.run { stage in
      let view = stage.constrained(Updating())
      stage.settle()
      XCTAssertEqual(view.frame.width, 77)
      XCTAssertEqual(view.updates, 1)
      view.setNeedsUpdateConstraints()
      stage.settle()
      XCTAssertEqual(view.updates, 2)
    }
  }
}

extension Stage {
  /// Puts a view into the root view that constraints are to place.
  func constrained<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    self.view.addSubview(view)
    return view
  }

  /// Gives the window a size and waits until it has it.
  func resize(width: CGFloat, height: CGFloat) {
    window.frame = CGRect(x: 0, y: 0, width: width, height: height)
    pump("the size") { window.host.width == Int(width) && window.host.height == Int(height) }
    settle()
  }
}

private final class Square: UIView {
  private lazy var height = heightAnchor.constraint(equalToConstant: 0)

  override func layoutSubviews() {
    super.layoutSubviews()
    height.constant = bounds.width
    height.isActive = true
  }
}

private final class Updating: UIView {
  var updates = 0

  override func updateConstraints() {
    updates += 1
    if updates == 1 { widthAnchor.constraint(equalToConstant: 77).isActive = true }
    super.updateConstraints()
  }
}
