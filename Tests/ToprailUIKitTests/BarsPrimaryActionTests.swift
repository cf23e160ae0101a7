// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private final class Recorder {
  private(set) var taps = 0
  func tapped() { taps += 1 }
}

private let tapped = Selector(Recorder.tapped, named: "tapped")

final class BarsPrimaryActionTests: XCTestCase {
  @MainActor func testTitleAndImageAreTakenOverWhereThereAreAny() async {
    let bold = UIImage(systemName: "bold")
    let item = UIBarButtonItem(title: "Old")
    item.primaryAction = UIAction { _ in }
    XCTAssertEqual(item.title, "Old")
    XCTAssertNil(item.image)
    item.primaryAction = UIAction(title: "New", image: bold) { _ in }
    XCTAssertEqual(item.title, "New")
    XCTAssertEqual(item.image, bold)
    XCTAssertEqual(UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in }).title, "Add")
  }

  @MainActor func testNilLeavesTitleAndImage() async {
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in })
    item.primaryAction = nil
    XCTAssertEqual(item.title, "Add")
    XCTAssertFalse(item.hasTapAction)
  }

  @MainActor func testSystemItemIgnoresTitleAndImage() async {
    let action = UIAction(title: "Add", image: UIImage(systemName: "bold")) { _ in }
    let item = UIBarButtonItem(systemItem: .trash, primaryAction: action)
    XCTAssertNil(item.title)
    XCTAssertNil(item.image)
  }

  @MainActor func testTargetAndActionAreIgnoredMeanwhile() async {
    let recorder = Recorder()
    var runs = 0
    let item = UIBarButtonItem(title: "One", style: .plain, target: recorder, action: tapped)
    item.primaryAction = UIAction { _ in runs += 1 }
    XCTAssertTrue(item.trigger())
    XCTAssertEqual([runs, recorder.taps], [1, 0])
    item.primaryAction = nil
    XCTAssertTrue(item.trigger())
    XCTAssertEqual([runs, recorder.taps], [1, 1])
  }

  @MainActor func testItemKeepsACopy() async {
    let action = UIAction(title: "One", identifier: .init("one")) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    action.title = "Two"
    action.attributes = .disabled
    XCTAssertEqual(item.primaryAction?.title, "One")
    XCTAssertEqual(item.primaryAction?.identifier, .init("one"))
    XCTAssertTrue(item.trigger())
  }

  @MainActor func testSenderIsTheItemWhileTheHandlerRuns() async {
    var sender: Any?
    let item = UIBarButtonItem(primaryAction: UIAction { sender = $0.sender })
    XCTAssertTrue(item.trigger())
    XCTAssertTrue(sender as AnyObject? === item)
    XCTAssertNil(item.primaryAction?.sender)
  }

  @MainActor func testDisabledActionDisablesTheItem() async {
    var runs = 0
    let item = UIBarButtonItem(primaryAction: UIAction(attributes: .disabled) { _ in runs += 1 })
    XCTAssertFalse(item.barItem(id: .accessory(0)).isEnabled)
    XCTAssertFalse(item.trigger())
    XCTAssertEqual(runs, 0)
  }

  @MainActor func testItemDoesNotKeepItselfAlive() async {
    var item: UIBarButtonItem? = UIBarButtonItem(
      primaryAction: UIAction { _ in }, menu: UIMenu(children: [UIAction { _ in }]))
    item?.trigger()
    weak let observed = item
    item = nil
    XCTAssertNil(observed)
  }
}
