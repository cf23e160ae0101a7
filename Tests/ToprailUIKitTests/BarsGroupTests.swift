// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

final class BarsGroupTests: XCTestCase {
  @MainActor func testMembersAndRepresentativeKnowTheirGroup() async {
    let (one, two, choose) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: choose)
    XCTAssertEqual(group.barButtonItems, [one, two])
    XCTAssertTrue(group.representativeItem === choose)
    XCTAssertTrue([one, two, choose].allSatisfy { $0.buttonGroup === group })
    XCTAssertFalse(group.isDisplayingRepresentativeItem)
    XCTAssertFalse(group.isHidden)
    XCTAssertEqual(UIBarButtonItemGroup().barButtonItems, [])
  }

  @MainActor func testAnItemMovesToTheNewGroup() async {
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    let old = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: nil)
    let new = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    new.barButtonItems.append(two)
    XCTAssertEqual(old.barButtonItems, [one])
    XCTAssertEqual(new.barButtonItems, [two])
    XCTAssertTrue(two.buttonGroup === new)
  }

  @MainActor func testARepresentativeLeavesItsOldSlot() async {
    let choose = UIBarButtonItem()
    let old = UIBarButtonItemGroup(barButtonItems: [], representativeItem: choose)
    let new = UIBarButtonItemGroup(barButtonItems: [], representativeItem: nil)
    new.representativeItem = choose
    XCTAssertNil(old.representativeItem)
    XCTAssertTrue(choose.buttonGroup === new)
    old.barButtonItems = [choose]
    XCTAssertNil(new.representativeItem)
    XCTAssertTrue(choose.buttonGroup === old)
  }

  @MainActor func testWithinAGroupTheLastAssignmentWins() async {
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [one, two], representativeItem: two)
    XCTAssertEqual(group.barButtonItems, [one])
    XCTAssertTrue(group.representativeItem === two)
    group.barButtonItems = [two, one]
    XCTAssertEqual(group.barButtonItems, [two, one])
    XCTAssertNil(group.representativeItem)
    XCTAssertTrue(two.buttonGroup === group)
  }

  @MainActor func testWhatIsTakenOutHasNoGroup() async {
    let (one, choose) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [one], representativeItem: choose)
    group.barButtonItems = []
    group.representativeItem = nil
    XCTAssertNil(one.buttonGroup)
    XCTAssertNil(choose.buttonGroup)
  }

  @MainActor func testAnItemListedTwiceCountsOnce() async {
    let (one, two) = (UIBarButtonItem(), UIBarButtonItem())
    let group = UIBarButtonItemGroup(barButtonItems: [one, two, one], representativeItem: nil)
    XCTAssertEqual(group.barButtonItems, [one, two])
  }

  @MainActor func testItemsDoNotKeepTheirGroupAlive() async {
    let one = UIBarButtonItem()
    var group: UIBarButtonItemGroup? = UIBarButtonItemGroup(
      barButtonItems: [one], representativeItem: nil)
    XCTAssertTrue(one.buttonGroup === group)
    group = nil
    XCTAssertNil(one.buttonGroup)
  }

  @MainActor func testFactories() async {
    let (one, choose) = (UIBarButtonItem(), UIBarButtonItem())
    let fixed = UIBarButtonItemGroup.fixedGroup(representativeItem: choose, items: [one])
    XCTAssertEqual(fixed.barButtonItems, [one])
    XCTAssertTrue(fixed.representativeItem === choose)
    let movable = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "a", items: [one])
    XCTAssertEqual(fixed.barButtonItems, [])
    XCTAssertEqual(movable.barButtonItems, [one])
    let optional = one.creatingOptionalGroup(customizationIdentifier: "b")
    XCTAssertEqual(movable.barButtonItems, [])
    XCTAssertEqual(optional.barButtonItems, [one])
    XCTAssertEqual(one.creatingMovableGroup(customizationIdentifier: "c").barButtonItems, [one])
    XCTAssertEqual(one.creatingFixedGroup().barButtonItems, [one])
    XCTAssertEqual(UIBarButtonItemGroup.fixedSpace().barButtonItems.count, 1)
  }

  @MainActor func testRowsOfACollapsedGroup() async {
    var ran: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { ran.append($0.title) } }
    let hidden = UIBarButtonItem(primaryAction: action("Hidden"))
    hidden.isHidden = true
    let listed = UIBarButtonItem(primaryAction: action("Button"))
    listed.menuRepresentation = action("In a menu")
    let group = UIBarButtonItemGroup(
      barButtonItems: [
        UIBarButtonItem(primaryAction: action("One")), hidden, .fixedSpace(8), listed,
        UIBarButtonItem(title: "Menu", menu: UIMenu(children: [action("Entry")])),
        UIBarButtonItem(primaryAction: action("Both"), menu: UIMenu(children: [action("More")])),
      ], representativeItem: nil)
    let titles = ["One", "In a menu", "Entry", "Both", "More"]
    XCTAssertEqual(group.menuRows.map(\.title), titles)
    XCTAssertTrue(group.menuRows.allSatisfy { $0.perform() })
    XCTAssertEqual(ran, titles)
    group.menuRepresentation = UIMenu(children: [action("Whole group")])
    XCTAssertEqual(group.menuRows.map(\.title), ["Whole group"])
  }
}
