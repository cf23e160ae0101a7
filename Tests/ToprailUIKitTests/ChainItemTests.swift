// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Opens the list of a collapsed group; returns the field that it belongs to and what it lists.
@MainActor
private func openGreek(on stage: Stage) throws -> (UITextField, [UIBarButtonItem]) {
  let field = stage.add(UITextField())
  let items = ["Alpha", "Beta", "Gamma"].map { UIBarButtonItem(title: $0) }
  field.inputAssistantItem.leadingBarButtonGroups = [
    UIBarButtonItemGroup(
      barButtonItems: items, representativeItem: UIBarButtonItem(title: "Greek"))
  ]
  field.becomeFirstResponder()
  stage.settle()
  try stage.press("Greek")
  stage.settle()
  return (field, items)
}

@MainActor
private final class Counter {
  var taps = 0
  func tapped() { taps += 1 }
}

@MainActor
private func group(_ titles: String..., representative: String? = nil) -> UIBarButtonItemGroup {
  UIBarButtonItemGroup(
    barButtonItems: titles.map { UIBarButtonItem(title: $0) },
    representativeItem: representative.map { UIBarButtonItem(title: $0) })
}

/// What apps do with assistant items that the documents don't spell out.
final class ChainItemTests: XCTestCase {
  func testAnItemWithADeadTargetRunsNothing() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      var counter: Counter? = Counter()
      let item = UIBarButtonItem(
        title: "Dead", style: .plain, target: counter, action: #Selector(Counter.tapped))
      field.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [item])]
      field.becomeFirstResponder()
      stage.settle()
      try stage.press("Dead")
      XCTAssertEqual(counter?.taps, 1)
      counter = nil
      try stage.press("Dead")
      XCTAssertNil(item.target)
      XCTAssertTrue(field.isFirstResponder)
    }
  }

  func testAnItemAddedToASecondGroupLeavesTheFirst() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let (first, second) = (group("One", "Two"), group("Three"))
      field.inputAssistantItem.leadingBarButtonGroups = [first]
      field.inputAssistantItem.trailingBarButtonGroups = [second]
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["One", "Two", "Three"])
      let moved = first.barButtonItems[0]
      second.barButtonItems.append(moved)
      stage.pump("the move") { stage.shortcuts == ["Two", "Three", "One"] }
      XCTAssert(moved.buttonGroup === second)
      XCTAssertEqual(first.barButtonItems.map(\.title), ["Two"])
    }
  }

  func testAnEmptyGroupWithARepresentativeShowsIt() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let counter = Counter()
      let only = UIBarButtonItem(
        title: "Only", style: .plain, target: counter, action: #Selector(Counter.tapped))
      field.inputAssistantItem.leadingBarButtonGroups = [
        UIBarButtonItemGroup(barButtonItems: [], representativeItem: only)
      ]
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Only"])
      try stage.press("Only")
      XCTAssertEqual(counter.taps, 1)
    }
  }

  func testAppendingToAFreshItemKeepsTheSystemsGroups() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.inputAssistantItem.leadingBarButtonGroups += [group("Mine")]
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste", "Mine"])
    }
  }

  func testAFreshItemOfATextInputHoldsTheSystemsGroups() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste"])
      field.inputAssistantItem.leadingBarButtonGroups = []
      stage.pump("the bar to go") { stage.dockHeight == 0 }
    }
  }

  func testAFreshItemOfAnotherResponderIsEmpty() throws {
    try Stage.run { stage in
      XCTAssertEqual(stage.controller.inputAssistantItem.leadingBarButtonGroups, [])
      XCTAssertEqual(stage.view.inputAssistantItem.trailingBarButtonGroups, [])
      XCTAssertTrue(stage.view.inputAssistantItem.allowsHidingShortcuts)
    }
  }

  func testChangesShowWithoutAReload() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let shown = group("One", "Two")
      field.inputAssistantItem.leadingBarButtonGroups = [shown]
      field.becomeFirstResponder()
      stage.settle()
      shown.barButtonItems[0].title = "First"
      stage.pump("a title") { stage.shortcuts == ["First", "Two"] }
      shown.barButtonItems[1].isHidden = true
      stage.pump("a hidden item") { stage.shortcuts == ["First"] }
      shown.barButtonItems += [UIBarButtonItem(title: "Three")]
      stage.pump("a new item") { stage.shortcuts == ["First", "Three"] }
      shown.isHidden = true
      stage.pump("a hidden group") { stage.shortcuts.isEmpty && stage.dockHeight == 0 }
      field.inputAssistantItem.trailingBarButtonGroups = [group("Four")]
      stage.pump("a new group") { stage.shortcuts == ["Four"] }
    }
  }

  func testAnItemDisabledWhileShownCannotBeTapped() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let counter = Counter()
      let item = UIBarButtonItem(
        title: "Tap", style: .plain, target: counter, action: #Selector(Counter.tapped))
      field.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [item])]
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertTrue(try stage.button("Tap").isEnabled)
      item.isEnabled = false
      stage.settle()
      XCTAssertFalse(try stage.button("Tap").isEnabled)
    }
  }

  func testAFlexibleSpaceInsideAGroupIsAGapAndNoButton() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [
          UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"),
        ])
      ]
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["One", "Two"])
      let (one, two) = (try stage.button("One").frame, try stage.button("Two").frame)
      XCTAssertGreaterThan(two.x, one.x + one.width)
    }
  }

  func testAssigningTheSameEmptyArrayCountsAsAssigned() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      stage.controller.inputAssistantItem.leadingBarButtonGroups = []
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, [])
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testAnAssignmentFurtherUpWhileShownTakesOver() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste"])
      stage.controller.inputAssistantItem.leadingBarButtonGroups = [group("Above")]
      stage.pump("the parent's item") { stage.shortcuts == ["Above"] }
      field.inputAssistantItem.leadingBarButtonGroups = [group("Below")]
      stage.pump("the field's item") { stage.shortcuts == ["Below"] }
    }
  }

  func testTypingGoesOnAfterATap() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let star = UIBarButtonItem(
        primaryAction: UIAction(title: "Star") { _ in
          field.insertText("*")
        })
      field.inputAssistantItem.leadingBarButtonGroups = [.fixedGroup(items: [star])]
      field.becomeFirstResponder()
      stage.settle()
      stage.type("a", into: field)
      try stage.press("Star")
      stage.type("b", into: field)
      XCTAssertEqual(field.text, "a*b")
      XCTAssertTrue(field.isFirstResponder)
    }
  }

  func testAnOpenListGoesWithItsItem() throws {
    try Stage.run(width: 150) { stage in
      let (field, _) = try openGreek(on: stage)
      field.inputAssistantItem.leadingBarButtonGroups = []
      stage.settle()
      XCTAssertEqual(stage.shortcuts, [])
      XCTAssertEqual(stage.barHeight, 0)
    }
  }

  func testAnOpenListFollowsItsItems() throws {
    try Stage.run(width: 150) { stage in
      let (_, items) = try openGreek(on: stage)
      XCTAssertEqual(stage.popoverButtons.map(\.title), ["Alpha", "Beta", "Gamma"])
      items[0].isHidden = true
      items[1].title = "Beta and more"
      stage.settle()
      XCTAssertEqual(stage.popoverButtons.map(\.title), ["Beta and more", "Gamma"])
    }
  }
}
