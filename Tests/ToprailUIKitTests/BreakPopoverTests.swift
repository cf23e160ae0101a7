// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// An open list of a group's items, while what it belongs to goes away.
final class BreakPopoverTests: XCTestCase {
  func testItsGroupVanishes() throws {
    try Stage.run { stage in
      let view = try stage.openList()
      view.inputAssistantItem.trailingBarButtonGroups = []
      stage.settle()
      XCTAssertTrue(stage.popoverButtons.isEmpty)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testTheFirstResponderResigns() throws {
    try Stage.run { stage in
      let view = try stage.openList()
      view.resignFirstResponder()
      stage.settle()
      XCTAssertTrue(stage.popoverButtons.isEmpty)
      view.becomeFirstResponder()
      stage.settle()
      try stage.press("More")
      XCTAssertFalse(stage.popoverButtons.isEmpty)
    }
  }

  func testItsWindowIsLetGo() throws {
    try Stage.onDisplay {
      weak var window: UIWindow?
      do {
        let stage = Stage()
        _ = try stage.openList()
        window = stage.window
      }
      drainMainLoop()
      XCTAssertNil(window)
    }
  }

  func testARowTakesEverythingAway() throws {
    try Stage.run { stage in
      weak var shown: UITextView?
      shown = try stage.openList {
        shown?.inputAssistantItem.trailingBarButtonGroups = []
        shown?.removeFromSuperview()
      }
      try stage.press("Long entry 0")
      XCTAssertTrue(stage.popoverButtons.isEmpty)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }
}

extension Stage {
  /// A text view with a collapsed group, whose list is open.
  fileprivate func openList(first: @escaping @MainActor () -> Void = {}) throws -> UITextView {
    let items = (0..<12).map { index in
      UIBarButtonItem(
        primaryAction: UIAction(title: "Long entry \(index)") { _ in if index == 0 { first() } })
    }
    let more = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
    let view = add(UITextView())
    view.inputAssistantItem.leadingBarButtonGroups = []
    view.inputAssistantItem.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: items, representativeItem: more)
    ]
    view.becomeFirstResponder()
    settle()
    try press("More")
    pump("the rows") { !popoverButtons.isEmpty }
    return view
  }
}
