// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private func visibleTitles(_ item: UITextInputAssistantItem) -> [String] {
  let bar = item.snapshot().bar
  return (bar.leading + bar.trailing).flatMap(\.items).filter { !$0.isHidden }.compactMap(\.title)
}

final class BarsAssistantItemTests: XCTestCase {
  @MainActor func testDefaults() async {
    let item = UITextInputAssistantItem()
    XCTAssertEqual(item.leadingBarButtonGroups, [])
    XCTAssertEqual(item.trailingBarButtonGroups, [])
    XCTAssertTrue(item.allowsHidingShortcuts)
    XCTAssertFalse(item.wasAssigned)
  }

  @MainActor func testEveryAssignmentIsRemembered() async {
    let assignments: [(UITextInputAssistantItem) -> Void] = [
      { $0.leadingBarButtonGroups = [] },
      { $0.trailingBarButtonGroups = [] },
      { $0.allowsHidingShortcuts = true },
      { $0.leadingBarButtonGroups += [] },
    ]
    for assign in assignments {
      let item = UITextInputAssistantItem()
      assign(item)
      XCTAssertTrue(item.wasAssigned)
    }
  }

  @MainActor func testArraysAreValues() async {
    let item = UITextInputAssistantItem()
    var groups = [UIBarButtonItemGroup()]
    item.leadingBarButtonGroups = groups
    groups.append(UIBarButtonItemGroup())
    XCTAssertEqual(item.leadingBarButtonGroups.count, 1)
  }

  @MainActor func testFreshItemOfATextInputHoldsTheSystemsGroup() async {
    let item = UITextInputAssistantItem.forTextInput { _ in }
    XCTAssertEqual(visibleTitles(item), ["Undo", "Redo", "Paste"])
    XCTAssertFalse(item.wasAssigned)
    XCTAssertEqual(item.trailingBarButtonGroups, [])
    item.systemItems?.update(
      hasSelection: true, canUndo: true, canRedo: false, canCut: true, canCopy: true, canPaste: true
    )
    XCTAssertEqual(visibleTitles(item), ["Cut", "Copy", "Paste"])
    XCTAssertFalse(item.wasAssigned)
  }

  @MainActor func testSystemItemsAreEnabledAsTheTextInputSays() async throws {
    let item = UITextInputAssistantItem.forTextInput { _ in }
    item.systemItems?.update(
      hasSelection: false, canUndo: true, canRedo: false, canCut: true, canCopy: true,
      canPaste: false)
    let items = try XCTUnwrap(item.leadingBarButtonGroups.first).barButtonItems
    XCTAssertEqual(items.filter { !$0.isHidden }.map(\.isEnabled), [true, false, false])
  }

  @MainActor func testEmptyArrayRemovesTheSystemsGroup() async {
    let item = UITextInputAssistantItem.forTextInput { _ in }
    item.leadingBarButtonGroups = []
    XCTAssertEqual(visibleTitles(item), [])
    XCTAssertTrue(item.snapshot().bar.isEmpty)
  }

  @MainActor func testAppendingKeepsTheSystemsGroup() async {
    let item = UITextInputAssistantItem.forTextInput { _ in }
    item.leadingBarButtonGroups += [.fixedGroup(items: [UIBarButtonItem(title: "Own")])]
    XCTAssertEqual(visibleTitles(item), ["Undo", "Redo", "Paste", "Own"])
    XCTAssertTrue(item.wasAssigned)
  }

  @MainActor func testRegroupedSystemItemsStayLive() async {
    let item = UITextInputAssistantItem.forTextInput { _ in }
    let system = item.leadingBarButtonGroups.flatMap(\.barButtonItems)
    item.trailingBarButtonGroups = [.fixedGroup(items: Array(system.prefix(3)))]
    item.systemItems?.update(
      hasSelection: true, canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true)
    XCTAssertEqual(visibleTitles(item), ["Copy", "Paste", "Cut"])
  }

  @MainActor func testWhatTheAppHidStaysHidden() async throws {
    let item = UITextInputAssistantItem.forTextInput { _ in }
    let undo = try XCTUnwrap(item.leadingBarButtonGroups.first?.barButtonItems.first)
    undo.isHidden = true
    item.systemItems?.update(
      hasSelection: true, canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true)
    item.systemItems?.update(
      hasSelection: false, canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true
    )
    XCTAssertEqual(visibleTitles(item), ["Redo", "Paste"])
    undo.isHidden = false
    XCTAssertEqual(visibleTitles(item), ["Undo", "Redo", "Paste"])
  }

  @MainActor func testSystemItemsRunTheTextInputsActions() async {
    var ran: [SystemEditAction] = []
    let item = UITextInputAssistantItem.forTextInput { ran.append($0) }
    item.systemItems?.update(
      hasSelection: false, canUndo: true, canRedo: true, canCut: true, canCopy: true, canPaste: true
    )
    for system in item.leadingBarButtonGroups.flatMap(\.barButtonItems) { system.trigger() }
    XCTAssertEqual(ran, [.undo, .redo, .cut, .copy, .paste])
  }

  @MainActor func testFreshItemDoesNotKeepItselfAlive() async {
    var item: UITextInputAssistantItem? = .forTextInput { _ in }
    weak let observed = item
    weak let group = item?.leadingBarButtonGroups.first
    XCTAssertNotNil(group)
    item = nil
    XCTAssertNil(observed)
    XCTAssertNil(group)
  }
}
