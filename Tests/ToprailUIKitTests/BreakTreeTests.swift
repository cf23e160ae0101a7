// SPDX-License-Identifier: MIT

import GTK
import UIKit
import XCTest

@testable import ToprailUIKit

/// Views that are in more than one place, or move while they show.
final class BreakTreeTests: XCTestCase {
  func testAViewMovesBesideASiblingThatComesAfterIt() throws {
    try Stage.run { stage in
      let (first, second, third) = (UIView(), UIView(), UIView())
      let parent = stage.add(UIView())
      for view in [first, second, third] { parent.addSubview(view) }
      parent.insertSubview(first, aboveSubview: second)
      XCTAssertEqual(parent.subviews, [second, first, third])
      parent.insertSubview(second, belowSubview: third)
      XCTAssertEqual(parent.subviews, [first, second, third])
      parent.insertSubview(third, belowSubview: third)
      XCTAssertEqual(parent.subviews, [first, second, third])
      parent.insertSubview(third, belowSubview: first)
      XCTAssertEqual(parent.subviews, [third, first, second])
    }
  }

  func testACustomViewThatTheAppPutsElsewhereStaysThere() throws {
    try Stage.run { stage in
      let toolbar = stage.add(UIToolbar(), y: 100, height: 44)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      toolbar.items = [UIBarButtonItem(customView: view)]
      stage.settle()
      stage.view.addSubview(view)
      view.frame = CGRect(x: 7, y: 300, width: 50, height: 30)
      toolbar.frame.size.width = 200
      stage.settle()
      XCTAssertTrue(view.superview === stage.view)
      XCTAssertEqual(view.frame.origin, CGPoint(x: 7, y: 300))
    }
  }

  func testACustomViewOfTwoItemsOutlivesOne() throws {
    try Stage.run { stage in
      let toolbar = stage.add(UIToolbar(), y: 100, height: 44)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
      toolbar.items = [UIBarButtonItem(customView: view), UIBarButtonItem(customView: view)]
      stage.settle()
      toolbar.items = [UIBarButtonItem(customView: view)]
      stage.settle()
      XCTAssertTrue(view.superview === toolbar)
      XCTAssertTrue(view.host.isMapped)
    }
  }

  func testAFirstResponderLeavesWithItsItem() throws {
    try Stage.run { stage in
      let toolbar = stage.add(UIToolbar(), y: 100, height: 44)
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      toolbar.items = [UIBarButtonItem(customView: field)]
      stage.settle()
      XCTAssertTrue(field.becomeFirstResponder())
      toolbar.items = []
      stage.settle()
      XCTAssertNil(stage.window.firstResponder)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testAnAccessoryViewThatTheAppPutsElsewhereTakesNoHeight() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      field.inputAccessoryView = toolbar
      field.becomeFirstResponder()
      stage.settle()
      stage.view.addSubview(toolbar)
      toolbar.frame = CGRect(x: 0, y: 200, width: 300, height: 44)
      stage.settle()
      XCTAssertEqual(toolbar.frame.minY, 200)
      XCTAssertEqual(stage.dockHeight, 55)
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 99)
    }
  }

  func testAToolbarOfTwoWindowsIsWhereItWasAskedForLast() throws {
    try Stage.onDisplay {
      let (first, second) = (Stage(width: 500), Stage(width: 700))
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      let fields = [first, second].map { $0.add(UITextField()) }
      for field in fields {
        field.inputAccessoryView = toolbar
        field.becomeFirstResponder()
      }
      first.settle()
      second.settle()
      XCTAssertEqual(first.dockHeight, 55)
      XCTAssertEqual(second.dockHeight, 99)
      XCTAssertEqual(toolbar.frame.width, 700)
      fields[0].reloadInputViews()
      first.settle()
      second.settle()
      XCTAssertEqual(first.dockHeight, 99)
      XCTAssertEqual(second.dockHeight, 55)
      XCTAssertEqual(toolbar.frame.width, 500)
      for stage in [first, second] { stage.close() }
    }
  }

  func testOneViewAsAccessoryAndInputViewStandsOnce() throws {
    try Stage.run { stage in
      let (field, other) = (stage.add(UITextField()), stage.add(UITextField(), y: 100))
      let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 0, height: 44))
      field.inputAccessoryView = toolbar
      field.inputView = toolbar
      other.inputAccessoryView = toolbar
      field.becomeFirstResponder()
      stage.settle()
      other.becomeFirstResponder()
      stage.settle()
      XCTAssertTrue(toolbar.host.isMapped)
      XCTAssertEqual(stage.dockHeight, 99)
    }
  }

  func testABarWhoseItemsMoveApartIsDrawn() throws {
    try Stage.run { stage in
      let view = stage.add(UITextView())
      view.inputAssistantItem.trailingBarButtonGroups = [.of([.named("T")])]
      view.becomeFirstResponder()
      for space in [CGFloat(0), 20, 5] {
        view.inputAssistantItem.leadingBarButtonGroups = [
          .of([.named("A"), .fixedSpace(space), .named("B")])
        ]
        stage.settle()
        let (left, right) = (try stage.button("A").frame, try stage.button("B").frame)
        XCTAssertEqual(right.x - left.x - left.width, 4 + Int(space))
      }
    }
  }

  func testAToolbarWhoseItemsMoveApartIsDrawnWithItsWindow() throws {
    try Stage.run { stage in
      let toolbar = stage.add(UIToolbar(), y: 100, height: 44)
      for space in [CGFloat(0), 20, 5] {
        toolbar.items = [.named("A"), .fixedSpace(space), .named("B")]
        stage.window.setNeedsLayout()
        stage.settle()
        XCTAssertEqual(stage.buttons(in: toolbar).count, 2)
      }
    }
  }
}

extension UIBarButtonItem {
  fileprivate static func named(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
  }
}

extension UIBarButtonItemGroup {
  fileprivate static func of(_ items: [UIBarButtonItem]) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: nil)
  }
}
