// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Counts how often it is laid out.
@MainActor
private final class LayoutCounter: UIView {
  var layouts = 0
  override func layoutSubviews() { layouts += 1 }
}

/// A view that text is typed into, without a text widget.
@MainActor
private final class TypedView: UIView, UIKeyInput {
  var text = ""
  var autocorrectionType = UITextAutocorrectionType.no
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !text.isEmpty }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { _ = text.popLast() }
}

@MainActor
private final class TintedView: UIView {
  var changes = 0
  override func tintColorDidChange() { changes += 1 }
}

@MainActor
private final class MovingView: UIView {
  var lines: [String] = []
  override func willMove(toSuperview newSuperview: UIView?) {
    lines.append("will move to \(newSuperview == nil ? "nothing" : "view")")
  }
  override func didMoveToSuperview() {
    lines.append("did move to \(superview == nil ? "nothing" : "view")")
  }
  override func willMove(toWindow newWindow: UIWindow?) {
    lines.append("will move to \(newWindow == nil ? "no window" : "window")")
  }
  override func didMoveToWindow() {
    lines.append("did move to \(window == nil ? "no window" : "window")")
  }
}

/// Views: tree, tint, hiding, and typing into a view of one's own.
final class ChainViewTests: XCTestCase {
  func testAKeyInputViewHasTheBarAndTheProvidersWords() throws {
    try Stage.run { stage in
      let view = stage.add(TypedView())
      view.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [UIBarButtonItem(title: "Mine")])
      ]
      XCTAssertTrue(view.becomeFirstResponder())
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Mine"])
      XCTAssertEqual(stage.barHeight, 55)
    }
  }

  func testAKeyInputViewGetsWhatIsTyped() throws {
    try Stage.run { stage in
      let (view, field) = (stage.add(TypedView()), stage.add(UITextField(), y: 80))
      stage.typeIntoWindow("lost")
      view.becomeFirstResponder()
      stage.settle()
      stage.typeIntoWindow("h\u{E9}\u{1F600}")
      stage.pressKey(0xFF0D)
      XCTAssertEqual(view.text, "h\u{E9}\u{1F600}\n")
      stage.pressKey(0xFF08)
      stage.pressKey(0xFF08)
      XCTAssertEqual(view.text, "h\u{E9}")
      field.becomeFirstResponder()
      stage.typeIntoWindow("lost")
      stage.pressKey(0xFF08)
      XCTAssertEqual(view.text, "h\u{E9}")
    }
  }

  func testALabelForAssistiveSoftwareCanBeTakenAway() throws {
    try Stage.onDisplay {
      let button = UIButton(type: .system)
      XCTAssertFalse(button.hasSpokenLabel)
      button.accessibilityLabel = "Spoken"
      XCTAssertTrue(button.hasSpokenLabel)
      button.accessibilityLabel = nil
      XCTAssertFalse(button.hasSpokenLabel)
    }
  }

  func testTintComesFromTheNearestViewThatHasOne() throws {
    try Stage.run { stage in
      let (outer, inner) = (stage.add(UIView()), TintedView())
      outer.addSubview(inner)
      inner.changes = 0
      stage.window.tintColor = .red
      XCTAssertEqual(inner.tintColor, .red)
      XCTAssertEqual(inner.changes, 1)
      outer.tintColor = .green
      XCTAssertEqual(inner.tintColor, .green)
      inner.tintColor = .blue
      XCTAssertEqual(inner.tintColor, .blue)
      inner.tintColor = nil
      XCTAssertEqual(inner.tintColor, .green)
      XCTAssertEqual(inner.changes, 4)
    }
  }

  func testAHiddenViewIsNotOnTheScreen() throws {
    try Stage.run { stage in
      let box = stage.add(UIView())
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
      box.addSubview(button)
      stage.settle()
      XCTAssertEqual(stage.buttons(in: box).map(\.title), ["Press"])
      box.isHidden = true
      stage.settle()
      XCTAssertEqual(stage.buttons(in: box).map(\.title), [])
      box.isHidden = false
      stage.settle()
      XCTAssertEqual(stage.buttons(in: box).map(\.title), ["Press"])
      XCTAssertEqual(try stage.button("Press").frame.width, 100)
    }
  }

  func testAViewIsToldWhereItMoves() throws {
    try Stage.run { stage in
      let view = MovingView()
      let outside = UIView()
      outside.addSubview(view)
      XCTAssertEqual(view.lines, ["will move to view", "did move to view"])
      view.lines = []
      stage.view.addSubview(outside)
      XCTAssertEqual(view.lines, ["will move to window", "did move to window"])
      view.lines = []
      view.removeFromSuperview()
      XCTAssertEqual(
        view.lines,
        [
          "will move to no window", "will move to nothing", "did move to nothing",
          "did move to no window",
        ])
    }
  }

  func testSubviewsKeepTheirOrder() throws {
    try Stage.onDisplay {
      let outer = UIView()
      let (one, two, three) = (UIView(), UIView(), UIView())
      outer.addSubview(one)
      outer.insertSubview(two, belowSubview: one)
      outer.insertSubview(three, aboveSubview: two)
      XCTAssertEqual(outer.subviews, [two, three, one])
      outer.bringSubviewToFront(two)
      outer.sendSubviewToBack(one)
      XCTAssertEqual(outer.subviews, [one, three, two])
      outer.addSubview(one)
      XCTAssertEqual(outer.subviews, [three, two, one])
      three.tag = 7
      XCTAssert(outer.viewWithTag(7) === three)
      XCTAssertTrue(one.isDescendant(of: outer))
    }
  }

  func testAViewMovedToAnotherSuperviewLeavesTheFirst() throws {
    try Stage.run { stage in
      let (first, second) = (stage.add(UIView()), stage.add(UIView(), y: 80))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      first.addSubview(field)
      field.becomeFirstResponder()
      second.addSubview(field)
      XCTAssertEqual(first.subviews, [])
      XCTAssert(field.superview === second)
      stage.settle()
      XCTAssertEqual(field.convert(CGPoint.zero, to: nil), CGPoint(x: 0, y: 80))
    }
  }

  func testSetNeedsLayoutIsAnsweredInASettledWindow() throws {
    try Stage.run { stage in
      let (outer, inner) = (stage.add(UIView()), LayoutCounter())
      inner.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
      outer.addSubview(inner)
      stage.settle()
      let before = inner.layouts
      inner.setNeedsLayout()
      stage.settle()
      XCTAssertEqual(inner.layouts, before + 1)
    }
  }

  func testAViewThatMovesLeavesItsStack() throws {
    try Stage.onDisplay {
      let (first, second, view) = (UIStackView(), UIStackView(), UIView())
      first.addArrangedSubview(view)
      second.addArrangedSubview(view)
      XCTAssertEqual(first.arrangedSubviews, [])
      XCTAssertEqual(second.arrangedSubviews, [view])
    }
  }

  func testSiblingsMoveBehindAndInFrontOfOneAnother() throws {
    try Stage.onDisplay {
      let (parent, views) = (UIView(), (0..<3).map { _ in UIView() })
      for (from, to) in [(0, 2), (2, 0), (1, 2), (0, 1)] {
        for view in views { parent.addSubview(view) }
        parent.insertSubview(views[from], belowSubview: views[to])
        let behind = parent.subviews.firstIndex(of: views[from])
        XCTAssertEqual(behind.map { $0 + 1 }, parent.subviews.firstIndex(of: views[to]))
        parent.insertSubview(views[from], aboveSubview: views[to])
        let before = parent.subviews.firstIndex(of: views[from])
        XCTAssertEqual(before.map { $0 - 1 }, parent.subviews.firstIndex(of: views[to]))
      }
    }
  }
}
