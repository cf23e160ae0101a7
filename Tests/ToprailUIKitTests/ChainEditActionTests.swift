// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Takes the clipboard's actions itself, and refuses what it is told to refuse.
@MainActor
private final class OwnActionsView: UITextView {
  var lines: [String] = []
  var refused: Selector?

  override func cut(_ sender: Any?) { lines.append("cut") }
  override func copy(_ sender: Any?) { lines.append("copy") }
  override func paste(_ sender: Any?) { lines.append("paste") }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let can = super.canPerformAction(action, withSender: sender)
    return action == refused ? false : can
  }
}

/// Asks its superclass first and then refuses all the same.
@MainActor
private final class RefusingView: UIView {
  var lines: [String] = []
  var refuses = true

  override var canBecomeFirstResponder: Bool { true }
  override func toggleBoldface(_ sender: Any?) { lines.append("bold") }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    let can = super.canPerformAction(action, withSender: sender)
    return refuses ? false : can
  }
}

private let bold = #Selector(UIResponderStandardEditActions.toggleBoldface(_:))

/// What a class says about the standard edit actions counts wherever they come from.
final class ChainEditActionTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, OwnActionsView) throws -> Void) throws {
    try Stage.run { stage in
      let view = stage.add(OwnActionsView(), height: 200)
      view.text = "text"
      view.becomeFirstResponder()
      view.selectAll(nil)
      stage.settle()
      try body(stage, view)
    }
  }

  func testTheBarsButtonsCallWhatAClassOverrides() throws {
    try run { stage, view in
      let other = stage.add(UITextView(), y: 300)
      other.text = "word"
      other.selectAll(nil)
      other.copy(nil)
      // X11 lets one text at a time be selected.
      view.selectAll(nil)
      stage.settle()
      for title in ["Cut", "Copy", "Paste"] { try stage.press(title) }
      XCTAssertEqual(view.lines, ["cut", "copy", "paste"])
      XCTAssertEqual(view.text, "text")
    }
  }

  func testTheBarDisablesWhatAClassRefuses() throws {
    try run { stage, view in
      view.refused = #Selector(UIResponder.cut(_:))
      view.selectedRange = NSRange(location: 0, length: 2)
      stage.settle()
      XCTAssertFalse(try stage.button("Cut").isEnabled)
      XCTAssertTrue(try stage.button("Copy").isEnabled)
      view.refused = #Selector(UIResponder.copy(_:))
      view.selectedRange = NSRange(location: 0, length: 3)
      stage.settle()
      XCTAssertTrue(try stage.button("Cut").isEnabled)
      XCTAssertFalse(try stage.button("Copy").isEnabled)
    }
  }

  func testARefusalCountsAlsoAfterAskingTheSuperclass() throws {
    try Stage.run { stage in
      let view = stage.add(RefusingView())
      view.becomeFirstResponder()
      XCTAssertFalse(UIApplication.shared.sendAction(bold, to: nil, from: nil, for: nil))
      XCTAssertEqual(view.lines, [])
    }
  }

  func testTheSuperclassesAnswerLeavesAnOverrideReachable() throws {
    try Stage.run { stage in
      let view = stage.add(RefusingView())
      view.refuses = false
      view.becomeFirstResponder()
      XCTAssertFalse(view.canPerformAction(bold, withSender: nil))
      XCTAssertTrue(UIApplication.shared.sendAction(bold, to: nil, from: nil, for: nil))
      XCTAssertEqual(view.lines, ["bold"])
    }
  }

  func testApplesNameForTheEditActionsMakesTheSameSelectors() {
    XCTAssertEqual(
      #Selector(UIResponderStandardEditActions.copy(_:)), #Selector(UIResponder.copy(_:)))
  }
}
