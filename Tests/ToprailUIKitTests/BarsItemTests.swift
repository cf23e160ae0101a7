// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private final class Recorder {
  private(set) var taps: [String] = []
  func tapped() { taps.append("tapped") }
  func tapped(by sender: UIBarButtonItem) { taps.append(sender.title ?? "") }
}

private let tapped = Selector(
  Recorder.tapped as @MainActor (Recorder) -> () -> Void, named: "tapped")
private let tappedBy = Selector(Recorder.tapped(by:), named: "tapped(by:)")

@MainActor private var pings = 0

extension UIApplication {
  /// An action at the end of the responder chain.
  fileprivate func ping() { pings += 1 }
}

private let ping = Selector(UIApplication.ping, named: "toprailTestPing")

final class BarsItemTests: XCTestCase {
  @MainActor func testDefaults() async {
    let item = UIBarButtonItem()
    XCTAssertTrue(item.isEnabled)
    XCTAssertNil(item.title)
    XCTAssertNil(item.image)
    XCTAssertEqual(item.tag, 0)
    XCTAssertEqual(item.style, .plain)
    XCTAssertEqual(item.width, 0)
    XCTAssertNil(item.possibleTitles)
    XCTAssertNil(item.customView)
    XCTAssertNil(item.action)
    XCTAssertNil(item.target)
    XCTAssertNil(item.primaryAction)
    XCTAssertNil(item.menu)
    XCTAssertFalse(item.changesSelectionAsPrimaryAction)
    XCTAssertFalse(item.isSelected)
    XCTAssertFalse(item.isHidden)
    XCTAssertNil(item.tintColor)
    XCTAssertNil(item.buttonGroup)
    XCTAssertEqual(item.visibilityPriority, .standard)
  }

  @MainActor func testRawValuesAreApples() async {
    XCTAssertEqual(UIBarButtonItem.Style.plain.rawValue, 0)
    XCTAssertEqual(UIBarButtonItem.Style.done.rawValue, 2)
    XCTAssertEqual(UIBarButtonItem.Style.prominent, .done)
    XCTAssertEqual(UIBarButtonItem.SystemItem.done.rawValue, 0)
    XCTAssertEqual(UIBarButtonItem.SystemItem.flexibleSpace.rawValue, 5)
    XCTAssertEqual(UIBarButtonItem.SystemItem.fastForward.rawValue, 20)
    XCTAssertEqual(UIBarButtonItem.SystemItem.undo.rawValue, 21)
    XCTAssertEqual(UIBarButtonItem.SystemItem.writingTools.rawValue, 25)
    XCTAssertNil(UIBarButtonItem.SystemItem(rawValue: 26))
  }

  @MainActor func testTapSendsTheMessageToTheTarget() async {
    let recorder = Recorder()
    let plain = UIBarButtonItem(title: "One", style: .plain, target: recorder, action: tapped)
    let withSender = UIBarButtonItem(
      title: "Two", style: .plain, target: recorder, action: tappedBy)
    XCTAssertTrue(plain.trigger())
    XCTAssertTrue(withSender.trigger())
    XCTAssertEqual(recorder.taps, ["tapped", "Two"])
  }

  @MainActor func testDisabledItemRunsNothing() async {
    let recorder = Recorder()
    let item = UIBarButtonItem(title: "One", style: .plain, target: recorder, action: tapped)
    item.isEnabled = false
    XCTAssertFalse(item.trigger())
    XCTAssertEqual(recorder.taps, [])
  }

  @MainActor func testTargetIsNotKeptAlive() async {
    var recorder: Recorder? = Recorder()
    let item = UIBarButtonItem(title: "One", style: .plain, target: recorder, action: tapped)
    weak let observed = recorder
    recorder = nil
    XCTAssertNil(observed)
    XCTAssertNil(item.target)
  }

  @MainActor func testNilTargetReachesTheEndOfTheChain() async {
    pings = 0
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: ping)
    XCTAssertTrue(item.trigger())
    XCTAssertEqual(pings, 1)
  }

  /// A dead target is no nil target: the message must not travel the responder chain.
  @MainActor func testDeadTargetRunsNothingUntilItIsSetToNil() async {
    pings = 0
    var recorder: Recorder? = Recorder()
    let item = UIBarButtonItem(title: "One", style: .plain, target: recorder, action: ping)
    recorder = nil
    XCTAssertFalse(item.trigger())
    XCTAssertEqual(pings, 0)
    item.target = nil
    XCTAssertTrue(item.trigger())
    XCTAssertEqual(pings, 1)
  }

  @MainActor func testAValueAsTargetCountsAsDead() async {
    let item = UIBarButtonItem(title: "One", style: .plain, target: 7, action: ping)
    XCTAssertFalse(item.trigger())
  }

  @MainActor func testItemWithoutActionRunsNothing() async {
    let item = UIBarButtonItem(title: "Choose", style: .plain, target: nil, action: nil)
    XCTAssertFalse(item.hasTapAction)
    XCTAssertFalse(item.trigger())
  }

  @MainActor func testToggleNeedsNeitherMenuNorAction() async {
    let item = UIBarButtonItem(title: "Bold")
    XCTAssertFalse(item.trigger())
    item.changesSelectionAsPrimaryAction = true
    XCTAssertTrue(item.trigger())
    XCTAssertTrue(item.isSelected)
    XCTAssertTrue(item.trigger())
    XCTAssertFalse(item.isSelected)
    item.primaryAction = UIAction { _ in }
    XCTAssertTrue(item.trigger())
    XCTAssertFalse(item.isSelected)
  }

  @MainActor func testSpaces() async {
    let fixed = UIBarButtonItem.fixedSpace(-8)
    XCTAssertEqual(fixed.width, -8)
    XCTAssertEqual(fixed.barItem(id: .accessory(0)).kind, .fixedSpace)
    XCTAssertEqual(fixed.barItem(id: .accessory(0)).width, -8)
    XCTAssertEqual(UIBarButtonItem.fixedSpace().width, 0)
    let flexible: [UIBarButtonItem] = [.flexibleSpace()]
    XCTAssertEqual(flexible[0].barItem(id: .accessory(0)).kind, .flexibleSpace)
    XCTAssertFalse(flexible[0].trigger())
  }

  @MainActor func testPrioritiesAreOrdered() async {
    typealias Priority = UIBarButtonItemVisibilityPriority
    let ascending: [Priority] = [
      .init(lowerThan: .low), .low, .init(higherThan: .low), .standard,
      .init(higherThan: .standard),
      .high, .init(higherThan: .high),
    ]
    XCTAssertEqual(ascending.map(\.rawValue), ascending.map(\.rawValue).sorted())
    XCTAssertEqual(Set(ascending).count, ascending.count)
    XCTAssertEqual(Priority(higherThan: Priority(.max)).rawValue, .max)
    XCTAssertEqual(Priority(lowerThan: Priority(.min)).rawValue, .min)
  }
}
