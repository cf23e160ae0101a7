// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

/// Where the keyboard's focus is while what it was on changes.
final class ReachFocusTests: XCTestCase {
  private static let names = ["A", "B", "C", "D"]

  /// Every way to take items away, from every place.
  func testTheFocusGoesToANeighbourOfWhatVanishes() throws {
    try Stage.run { stage in
      for position in 0..<4 {
        for remaining in 1..<15 {
          let items = Self.names.map { UIBarButtonItem(title: $0, style: .plain) }
          let view = stage.open(items)
          stage.enter(position)
          XCTAssertEqual(stage.focusedTitle, Self.names[position])
          let kept = items.indices.filter { remaining >> $0 & 1 == 1 }
          view.inputAssistantItem.leadingBarButtonGroups = [
            .fixedGroup(items: kept.map { items[$0] })
          ]
          stage.settle()
          let focused = stage.focusedTitle.flatMap(Self.names.firstIndex)
          XCTAssertNotNil(focused, "\(position) \(kept)")
          XCTAssertTrue(focused.map(kept.contains) ?? false, "\(position) \(kept)")
          if kept.contains(position) { XCTAssertEqual(focused, position) }
          XCTAssertTrue(view.isFirstResponder)
          stage.pressWindowKey(GDK_KEY_Escape)
          XCTAssertNil(stage.focusedTitle)
          view.removeFromSuperview()
        }
      }
    }
  }

  func testTheFocusGoesToANeighbourOfWhatIsDisabled() throws {
    try Stage.run { stage in
      for position in 0..<4 {
        let items = Self.names.map { UIBarButtonItem(title: $0, style: .plain) }
        let view = stage.open(items)
        stage.enter(position)
        items[position].isEnabled = false
        stage.settle()
        let neighbours = [position - 1, position + 1].filter(items.indices.contains)
        XCTAssertTrue(neighbours.map { Self.names[$0] }.contains(stage.focusedTitle ?? ""))
        view.removeFromSuperview()
      }
    }
  }

  func testWithoutABarTheFieldHasTheFocus() throws {
    try Stage.run { stage in
      let view = stage.open([UIBarButtonItem(title: "A", style: .plain)])
      stage.enter(0)
      view.inputAssistantItem.leadingBarButtonGroups = []
      stage.settle()
      XCTAssertTrue(view.isFirstResponder)
      XCTAssertTrue(view.focusWidget.hasFocusItself)
      XCTAssertFalse(stage.window.inputHost.reach.isInside)
    }
  }

  func testAnActionMayResign() throws {
    try Stage.run { stage in
      weak var shown: UITextView?
      let item = UIBarButtonItem(
        primaryAction: UIAction(title: "A") { _ in shown?.resignFirstResponder() })
      let view = stage.open([item])
      shown = view
      stage.enter(0)
      try stage.press("A")
      XCTAssertFalse(view.isFirstResponder)
      XCTAssertFalse(stage.window.inputHost.reach.isInside)
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testWithoutAnythingOnTheBarTheKeyIsTheApps() throws {
    try Stage.run { stage in
      let view = stage.open([])
      stage.pressWindowKey(GDK_KEY_F6)
      XCTAssertTrue(view.focusWidget.hasFocusItself)
      XCTAssertFalse(stage.window.inputHost.reach.isInside)
    }
  }

  func testAControlInAnAccessoryViewKeepsTheFirstResponder() throws {
    try Stage.run { stage in
      let (view, accessory) = (
        UITextView(), UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      )
      let button = UIButton(type: .system, primaryAction: UIAction(title: "Send") { _ in })
      button.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      accessory.addSubview(button)
      view.inputAccessoryView = accessory
      stage.add(view)
      view.becomeFirstResponder()
      stage.settle()
      stage.pressWindowKey(GDK_KEY_F6)
      XCTAssertEqual(stage.focusedTitle, "Send")
      XCTAssertTrue(view.isFirstResponder)
      stage.pressWindowKey(GDK_KEY_F6)
      XCTAssertTrue(view.focusWidget.hasFocusItself)
    }
  }

  func testAFieldOnAToolbarCanBeTypedInto() throws {
    try Stage.run { stage in
      let (view, inner) = (
        UITextView(), UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 30))
      )
      let toolbar = UIToolbar()
      toolbar.items = [UIBarButtonItem(customView: inner)]
      view.inputAccessoryView = toolbar
      stage.add(view)
      view.becomeFirstResponder()
      stage.settle()
      XCTAssertTrue(inner.becomeFirstResponder())
      stage.settle()
      XCTAssertTrue(inner.isFirstResponder)
      XCTAssertTrue(inner.focusWidget.hasFocusItself)
    }
  }

  func testTheFocusIsScrolledTo() throws {
    try Stage.run(width: 320, height: 500) { stage in
      _ = stage.open((0..<12).map { UIBarButtonItem(title: "Item \($0)", style: .plain) })
      stage.pressWindowKey(GDK_KEY_F6)
      for _ in 0..<11 { stage.pressWindowKey(GDK_KEY_Right) }
      stage.settle()
      XCTAssertEqual(stage.focusedTitle, "Item 11")
      let frame = try stage.button("Item 11").frame
      XCTAssertLessThanOrEqual(frame.x + frame.width, 320)
    }
  }

  func testAToolbarInTheContentIsInTheTabOrder() throws {
    try Stage.run { stage in
      let toolbar = UIToolbar()
      toolbar.items = [UIBarButtonItem(title: "Edit", style: .plain)]
      stage.add(toolbar)
      stage.settle()
      XCTAssertTrue(try stage.button("Edit").widget.grabFocus())
      XCTAssertEqual(stage.focusedTitle, "Edit")
    }
  }
}

extension UIBarButtonItem {
  fileprivate convenience init(title: String, style: Style) {
    self.init(primaryAction: UIAction(title: title) { _ in })
  }
}

extension Stage {
  /// A text view as first responder with these items.
  fileprivate func open(_ items: [UIBarButtonItem]) -> UITextView {
    let view = add(UITextView())
    view.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: items)]
    view.becomeFirstResponder()
    settle()
    return view
  }

  /// Leads the focus to an item counted from the left.
  fileprivate func enter(_ position: Int) {
    pressWindowKey(GDK_KEY_F6)
    pressWindowKey(GDK_KEY_Home)
    for _ in 0..<position { pressWindowKey(GDK_KEY_Right) }
  }

  /// The title of the button that has the focus.
  fileprivate var focusedTitle: String? {
    buttons(in: window).first { $0.widget.hasFocusItself }?.title
  }
}
