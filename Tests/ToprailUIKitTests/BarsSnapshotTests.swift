// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

@testable import ToprailUIKit

/// Builds fresh objects and sets up old ones whenever it is read.
private final class FreshItem: UITextInputAssistantItem {
  override var leadingBarButtonGroups: [UIBarButtonItemGroup] {
    get {
      super.leadingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem(title: "Fresh")])]
      return super.leadingBarButtonGroups
    }
    set { super.leadingBarButtonGroups = newValue }
  }
}

private final class Owner {}

final class BarsSnapshotTests: XCTestCase {
  @MainActor func testIdsFollowFromPlaces() async {
    let assistant = UITextInputAssistantItem()
    let choose = UIBarButtonItem(title: "Choose")
    assistant.leadingBarButtonGroups = [
      UIBarButtonItemGroup(),
      UIBarButtonItemGroup(
        barButtonItems: [UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Two")],
        representativeItem: choose),
    ]
    assistant.trailingBarButtonGroups = [.fixedGroup(items: [UIBarButtonItem(title: "Three")])]
    let bar = assistant.snapshot().bar
    XCTAssertEqual(bar.leading[1].items.map(\.id.rawValue), ["leading.1.0", "leading.1.1"])
    XCTAssertEqual(bar.leading[1].representative?.id.rawValue, "leading.1.rep")
    XCTAssertEqual(bar.trailing[0].items.map(\.id.rawValue), ["trailing.0.0"])
    XCTAssertNil(bar.suggestions)
    XCTAssertNil(bar.accessory)
  }

  @MainActor func testIdsLeadBackToTheObjects() async {
    let assistant = UITextInputAssistantItem()
    let (one, choose) = (UIBarButtonItem(title: "One"), UIBarButtonItem(title: "Choose"))
    let group = UIBarButtonItemGroup(barButtonItems: [one], representativeItem: choose)
    assistant.trailingBarButtonGroups = [group]
    let snapshot = assistant.snapshot()
    XCTAssertTrue(snapshot.item(for: .item(.trailing, group: 0, index: 0)) === one)
    XCTAssertTrue(snapshot.item(for: .representative(.trailing, group: 0)) === choose)
    XCTAssertNil(snapshot.item(for: .item(.leading, group: 0, index: 0)))
    XCTAssertTrue(snapshot.group(for: .trailing, 0) === group)
    XCTAssertNil(snapshot.group(for: .trailing, 1))
    XCTAssertNil(snapshot.group(for: .leading, 0))
  }

  @MainActor func testPerformRunsItemsAndMenuEntries() async {
    var ran: [String] = []
    func action(_ title: String) -> UIAction { UIAction(title: title) { ran.append($0.title) } }
    let assistant = UITextInputAssistantItem()
    assistant.leadingBarButtonGroups = [
      .fixedGroup(items: [
        UIBarButtonItem(primaryAction: action("One")),
        UIBarButtonItem(menu: UIMenu(children: [action("Two"), action("Three")])),
      ])
    ]
    let snapshot = assistant.snapshot()
    XCTAssertTrue(snapshot.perform(.item(.leading, group: 0, index: 0)))
    XCTAssertTrue(snapshot.perform(BarItem.ID.item(.leading, group: 0, index: 1).entry(1)))
    XCTAssertFalse(snapshot.perform(.item(.leading, group: 0, index: 1)))
    XCTAssertFalse(snapshot.perform(BarItem.ID(rawValue: "leading.7.7")))
    XCTAssertEqual(ran, ["One", "Three"])
  }

  @MainActor func testEveryPropertyTravels() async {
    let item = UIBarButtonItem(
      title: "Bold", image: UIImage(systemName: "bold"), target: nil, action: nil)
    item.isEnabled = false
    item.isSelected = true
    item.isHidden = true
    item.style = .prominent
    item.width = 60
    item.visibilityPriority = .low
    item.accessibilityLabel = "Make it bold"
    XCTAssertEqual(
      item.barItem(id: .accessory(0)),
      BarItem(
        id: .accessory(0), kind: .button, title: "Bold", symbol: "format-text-bold-symbolic",
        isEnabled: false, isSelected: true, isHidden: true, isProminent: true, priority: -1000,
        width: 60, spokenLabel: "Make it bold"))
  }

  @MainActor func testHiddenGroupsTravel() async {
    let assistant = UITextInputAssistantItem()
    let group = UIBarButtonItemGroup.fixedGroup(items: [UIBarButtonItem(title: "One")])
    assistant.leadingBarButtonGroups = [group]
    XCTAssertFalse(assistant.snapshot().bar.leading[0].isHidden)
    group.isHidden = true
    XCTAssertTrue(assistant.snapshot().bar.leading[0].isHidden)
  }

  @MainActor func testSpokenLabels() async {
    func label(_ item: UIBarButtonItem) -> String? { item.barItem(id: .accessory(0)).spokenLabel }
    let image = UIImage(systemName: "bold")
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    XCTAssertEqual(label(item), "Bold")
    item.title = "Strong"
    XCTAssertEqual(label(item), "Strong")
    item.accessibilityLabel = "Embolden"
    XCTAssertEqual(label(item), "Embolden")
    XCTAssertEqual(label(UIBarButtonItem(systemItem: .action)), "Share")
    XCTAssertNil(label(UIBarButtonItem()))
  }

  @MainActor func testWidthThatIsNoNumberCountsAsNone() async {
    let item = UIBarButtonItem(title: "A")
    item.width = .nan
    XCTAssertEqual(item.barItem(id: .accessory(0)).width, 0)
    item.width = .infinity
    XCTAssertEqual(item.barItem(id: .accessory(0)).width, 0)
  }

  @MainActor func testPossibleTitlesAreReserved() async {
    let item = UIBarButtonItem(title: "Off")
    XCTAssertEqual(item.reservedTitles, ["Off"])
    item.possibleTitles = ["On", "Automatic"]
    XCTAssertEqual(item.reservedTitles, ["Off", "Automatic", "On"])
  }

  @MainActor func testReadingAGetterThatBuildsObjectsIsNoChange() async {
    let assistant = FreshItem()
    let owner = Owner()
    var count = 0
    BarChanges.observe(owner) { count += 1 }
    XCTAssertEqual(assistant.snapshot().bar.leading[0].items.map(\.title), ["Fresh"])
    XCTAssertEqual(count, 0)
    withExtendedLifetime(owner) {}
  }
}
