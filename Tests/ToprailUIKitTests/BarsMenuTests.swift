// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private func picker() -> UIBarButtonItem {
  let item = UIBarButtonItem(
    title: "Style",
    menu: UIMenu(children: [
      UIAction(title: "Title") { _ in }, UIAction(title: "Body") { _ in },
    ]))
  item.changesSelectionAsPrimaryAction = true
  return item
}

final class BarsMenuTests: XCTestCase {
  @MainActor func testMenuOpensAtATapOnlyWithoutAction() async {
    let item = UIBarButtonItem(title: "Style", menu: UIMenu())
    XCTAssertTrue(item.opensMenuOnTap)
    XCTAssertEqual(item.barItem(id: .accessory(0)).kind, .menu)
    item.primaryAction = UIAction { _ in }
    XCTAssertFalse(item.opensMenuOnTap)
    XCTAssertEqual(item.barItem(id: .accessory(0)).kind, .button)
  }

  @MainActor func testSubmenusStandOnOneLevel() async {
    let sizes = UIMenu(title: "Size", children: [UIAction(title: "Large") { _ in }])
    let inline = UIMenu(
      title: "Rest", options: [.displayInline, .destructive],
      children: [UIAction(title: "Clear") { _ in }])
    let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in }
    let plain = UIAction(title: "Plain", attributes: .disabled, state: .on) { _ in }
    let item = UIBarButtonItem(menu: UIMenu(children: [sizes, hidden, plain, inline]))
    let entries = item.barItem(id: .accessory(3)).menu
    XCTAssertEqual(entries.map(\.title), ["Size › Large", "Plain", "Clear"])
    XCTAssertEqual(
      entries.map(\.id.rawValue), ["accessory.3/0", "accessory.3/1", "accessory.3/2"])
    XCTAssertEqual(entries.map(\.isEnabled), [true, false, true])
    XCTAssertEqual(entries.map(\.isSelected), [false, true, false])
    XCTAssertEqual(entries.map(\.isDestructive), [false, false, true])
  }

  @MainActor func testOptionPickerStartsWithTheFirstEntry() async {
    let item = picker()
    XCTAssertEqual(item.menu?.selectedElements.map(\.title), ["Title"])
    XCTAssertEqual(item.barItem(id: .accessory(0)).title, "Title")
    XCTAssertEqual(item.title, "Style")
  }

  @MainActor func testOptionPickerShowsTheChosenEntry() async throws {
    let item = picker()
    let body = try XCTUnwrap(item.menu?.actions.last)
    XCTAssertTrue(item.choose(body))
    XCTAssertEqual(item.menu?.selectedElements.map(\.title), ["Body"])
    XCTAssertEqual(item.barItem(id: .accessory(0)).title, "Body")
    XCTAssertEqual(item.barItem(id: .accessory(0)).menu.map(\.isSelected), [false, true])
  }

  @MainActor func testPickerKeepsOneOfSeveralThatAreOn() async {
    let item = UIBarButtonItem(
      menu: UIMenu(children: [
        UIAction(title: "One") { _ in },
        UIAction(title: "Two", state: .on) { _ in },
        UIAction(title: "Three", state: .on) { _ in },
      ]))
    XCTAssertEqual(item.menu?.selectedElements.map(\.title), ["Two", "Three"])
    item.changesSelectionAsPrimaryAction = true
    XCTAssertEqual(item.menu?.selectedElements.map(\.title), ["Two"])
  }

  @MainActor func testAppsOwnActionsKeepTheirState() async {
    let action = UIAction(title: "One") { _ in }
    let item = UIBarButtonItem(menu: UIMenu(children: [action]))
    item.changesSelectionAsPrimaryAction = true
    XCTAssertEqual(item.menu?.selectedElements.count, 1)
    XCTAssertEqual(action.state, .off)
  }

  @MainActor func testPlainMenuDoesNotSelect() async throws {
    var chosen: [String] = []
    let item = UIBarButtonItem(
      menu: UIMenu(children: [UIAction(title: "One") { chosen.append($0.title) }]))
    XCTAssertTrue(item.choose(try XCTUnwrap(item.menu?.actions.first)))
    XCTAssertEqual(chosen, ["One"])
    XCTAssertEqual(item.menu?.selectedElements, [])
  }

  @MainActor func testSingleSelectionOfASubmenu() async throws {
    let single = UIMenu(
      options: .singleSelection,
      children: [UIAction(title: "One", state: .on) { _ in }, UIAction(title: "Two") { _ in }])
    let other = UIAction(title: "Other", state: .on) { _ in }
    let item = UIBarButtonItem(menu: UIMenu(children: [single, other]))
    XCTAssertTrue(item.choose(try XCTUnwrap(item.menu?.actions.first { $0.title == "Two" })))
    XCTAssertEqual(item.menu?.selectedElements.map(\.title), ["Two", "Other"])
  }

  @MainActor func testDisabledEntryRunsNothing() async throws {
    var runs = 0
    let item = UIBarButtonItem(
      menu: UIMenu(children: [UIAction(attributes: .disabled) { _ in runs += 1 }]))
    XCTAssertFalse(item.choose(try XCTUnwrap(item.menu?.actions.first)))
    XCTAssertEqual(runs, 0)
  }

  @MainActor func testARepresentativesMenuStandsBeforeTheItemsOfItsGroup() async throws {
    let representative = UIBarButtonItem(
      title: "More", menu: UIMenu(children: [UIAction(title: "All") { _ in }]))
    let group = UIBarButtonItemGroup(
      barButtonItems: [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")],
      representativeItem: representative)
    let value = representative.barItem(id: .accessory(0))
    let entry = BarEntry(value, of: representative, for: group, isCompact: false)
    XCTAssertEqual(entry.rows.map(\.title), ["All", "One", "Two"])
    let alone = BarEntry(value, of: representative, isCompact: false)
    XCTAssertEqual(alone.rows.map(\.title), ["All"])
  }

  @MainActor func testASubmenusImageAndWarningReachTheRowsOfAGroup() async throws {
    let submenu = UIMenu(
      title: "Clear", image: UIImage(systemName: "trash"), options: .destructive,
      children: [UIAction(title: "All") { _ in }])
    let item = UIBarButtonItem(title: "Edit", menu: UIMenu(children: [submenu]))
    let row = try XCTUnwrap(item.menuRows.first)
    XCTAssertEqual(row.title, "Clear › All")
    XCTAssertEqual(row.symbol, "user-trash-symbolic")
    XCTAssertTrue(row.isDestructive)
  }

  @MainActor func testReplacingChildrenKeepsTheRest() async {
    let menu = UIMenu(title: "Style", identifier: .init("style"), options: .destructive)
    let other = menu.replacingChildren([UIAction(title: "One") { _ in }])
    XCTAssertEqual(other.title, "Style")
    XCTAssertEqual(other.identifier, .init("style"))
    XCTAssertEqual(other.options, .destructive)
    XCTAssertEqual(other.children.map(\.title), ["One"])
  }
}
