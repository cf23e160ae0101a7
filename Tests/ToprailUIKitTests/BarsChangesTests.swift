// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

private final class Owner {}

/// How many changes the body makes observers hear of.
@MainActor
private func changes(_ body: () -> Void) -> Int {
  let owner = Owner()
  var count = 0
  BarChanges.observe(owner) { count += 1 }
  withExtendedLifetime(owner, body)
  return count
}

final class BarsChangesTests: XCTestCase {
  @MainActor func testEachPropertyOfAnItemIsHeardOfOnce() async {
    let mutations: [(UIBarButtonItem) -> Void] = [
      { $0.title = "A" }, { $0.image = UIImage(systemName: "bold") }, { $0.isEnabled = false },
      { $0.accessibilityLabel = "A" }, { $0.accessibilityHint = "A" },
      { $0.accessibilityIdentifier = "A" }, { $0.style = .done }, { $0.width = 1 },
      { $0.possibleTitles = ["A"] }, { $0.tintColor = .red }, { $0.isSelected = true },
      { $0.isHidden = true }, { $0.visibilityPriority = .high },
      { $0.changesSelectionAsPrimaryAction = true }, { $0.menu = UIMenu() },
      { $0.primaryAction = UIAction { _ in } }, { $0.menuRepresentation = UIAction { _ in } },
    ]
    for (index, mutate) in mutations.enumerated() {
      let item = UIBarButtonItem()
      XCTAssertEqual(changes { mutate(item) }, 1, "mutation \(index)")
    }
  }

  @MainActor func testTheSameValueIsNoChange() async {
    let item = UIBarButtonItem(title: "A")
    let group = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    let assistant = UITextInputAssistantItem()
    assistant.leadingBarButtonGroups = [group]
    let count = changes {
      item.title = "A"
      item.isEnabled = true
      group.barButtonItems = [item]
      group.representativeItem = nil
      group.isHidden = false
      assistant.leadingBarButtonGroups = [group]
      assistant.allowsHidingShortcuts = true
    }
    XCTAssertEqual(count, 0)
  }

  @MainActor func testGroupsAndAssistantItemsAreHeardOf() async {
    let item = UIBarButtonItem()
    let group = UIBarButtonItemGroup()
    let assistant = UITextInputAssistantItem()
    XCTAssertEqual(changes { group.barButtonItems = [item] }, 1)
    XCTAssertEqual(changes { group.representativeItem = item }, 1)
    XCTAssertEqual(changes { group.isHidden = true }, 1)
    XCTAssertEqual(changes { group.menuRepresentation = UIMenu() }, 1)
    XCTAssertEqual(changes { assistant.leadingBarButtonGroups = [group] }, 1)
    XCTAssertEqual(changes { assistant.trailingBarButtonGroups = [group] }, 1)
    XCTAssertEqual(changes { assistant.allowsHidingShortcuts = false }, 1)
  }

  /// It may make another item of the responder chain win.
  @MainActor func testTheFirstAssignmentIsAChangeEvenOfNothing() async {
    let assistant = UITextInputAssistantItem()
    XCTAssertEqual(changes { assistant.leadingBarButtonGroups = [] }, 1)
    XCTAssertEqual(changes { assistant.leadingBarButtonGroups = [] }, 0)
  }

  @MainActor func testMakingObjectsIsNoChange() async {
    let count = changes {
      let item = UIBarButtonItem(title: "A", style: .done, target: nil, action: nil)
      _ = UIBarButtonItem(primaryAction: UIAction(title: "A") { _ in }, menu: UIMenu())
      _ = UIBarButtonItem.fixedSpace(8)
      _ = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: UIBarButtonItem())
      _ = UITextInputAssistantItem.forTextInput { _ in }
    }
    XCTAssertEqual(count, 0)
  }

  @MainActor func testANewGroupThatTakesAnItemFromAnotherIsHeardOf() async {
    let item = UIBarButtonItem(title: "A")
    let old = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil)
    XCTAssertEqual(
      changes { _ = UIBarButtonItemGroup(barButtonItems: [item], representativeItem: nil) }, 1)
    XCTAssertEqual(old.barButtonItems, [])
    let representative = UIBarButtonItem(title: "B")
    old.representativeItem = representative
    XCTAssertEqual(
      changes { _ = UIBarButtonItemGroup(barButtonItems: [], representativeItem: representative) },
      1)
    XCTAssertNil(old.representativeItem)
  }

  @MainActor func testAnUpdateOfTheSystemsItemsIsHeardOfOnlyIfTheyChange() async {
    let assistant = UITextInputAssistantItem.forTextInput { _ in }
    func update(_ hasSelection: Bool) -> Int {
      changes {
        assistant.systemItems?.update(
          hasSelection: hasSelection, canUndo: false, canRedo: false, canCut: true, canCopy: true,
          canPaste: true)
      }
    }
    XCTAssertEqual(update(false), 0)
    XCTAssertGreaterThan(update(true), 0)
    XCTAssertEqual(update(true), 0)
  }

  @MainActor func testNothingIsHeardOfWhileBarsAreRead() async {
    let item = UIBarButtonItem()
    let count = changes {
      BarChanges.reading {
        BarChanges.reading { item.title = "A" }
        item.title = "B"
      }
      item.title = "C"
    }
    XCTAssertEqual(count, 1)
  }

  @MainActor func testAnErrorEndsReading() async {
    struct Failure: Error {}
    XCTAssertThrowsError(try BarChanges.reading { throw Failure() })
    XCTAssertFalse(BarChanges.isReading)
  }

  @MainActor func testADeadOwnerHearsNothing() async {
    var owner: Owner? = Owner()
    var count = 0
    BarChanges.observe(Owner()) { count += 100 }
    BarChanges.observe(owner!) { count += 1 }
    BarChanges.note()
    owner = nil
    BarChanges.note()
    XCTAssertEqual(count, 1)
  }

  @MainActor func testAHandlerMayObserveAndEndOthers() async {
    let first = Owner()
    var second: Owner? = Owner()
    let third = Owner()
    var heard: [Int] = []
    BarChanges.observe(first) {
      heard.append(1)
      second = nil
      BarChanges.observe(third) { heard.append(3) }
    }
    if let second { BarChanges.observe(second) { heard.append(2) } }
    BarChanges.note()
    XCTAssertEqual(heard, [1])
    withExtendedLifetime((first, third)) {}
  }
}
