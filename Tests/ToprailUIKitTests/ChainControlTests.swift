// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@MainActor
private final class Target {
  var calls: [String] = []
  func plain() { calls.append("plain") }
  func sent(_ sender: UIControl) { calls.append("sent by \(Swift.type(of: sender))") }
  func other() { calls.append("other") }
}

/// Sees each call that a control makes.
@MainActor
private final class WatchedControl: UIControl {
  var calls = 0
  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    calls += 1
    super.sendAction(action, to: target, for: event)
  }
  override func sendAction(_ action: UIAction) {
    calls += 1
    super.sendAction(action)
  }
}

/// Controls, their targets, actions and events.
final class ChainControlTests: XCTestCase {
  func testTargetsAreCalledAtTheirEventsOnly() throws {
    try Stage.onDisplay {
      let (control, target) = (UIControl(), Target())
      control.addTarget(target, action: #Selector(Target.plain), for: .touchUpInside)
      control.addTarget(
        target, action: #Selector(Target.sent(_:)), for: [.valueChanged, .touchDown])
      control.sendActions(for: .valueChanged)
      control.sendActions(for: .editingChanged)
      control.sendActions(for: [.touchUpInside, .touchDown])
      XCTAssertEqual(target.calls, ["sent by UIControl", "plain", "sent by UIControl"])
      XCTAssertEqual(control.allControlEvents, [.touchUpInside, .valueChanged, .touchDown])
    }
  }

  func testTheSamePairAddedTwiceIsCalledOnce() throws {
    try Stage.onDisplay {
      let (control, target) = (UIControl(), Target())
      control.addTarget(target, action: #Selector(Target.plain), for: .touchUpInside)
      control.addTarget(target, action: #Selector(Target.plain), for: .touchUpInside)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(target.calls, ["plain"])
    }
  }

  func testTargetsAreRemovedByTargetActionAndEvent() throws {
    try Stage.onDisplay {
      let (control, target) = (UIControl(), Target())
      control.addTarget(target, action: #Selector(Target.plain), for: [.touchDown, .touchUpInside])
      control.addTarget(target, action: #Selector(Target.other), for: .touchDown)
      control.removeTarget(target, action: #Selector(Target.plain), for: .touchDown)
      control.sendActions(for: .touchDown)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(target.calls, ["other", "plain"])
      control.removeTarget(nil, action: nil, for: .allEvents)
      control.sendActions(for: .allEvents)
      XCTAssertEqual(target.calls.count, 2)
    }
  }

  func testATargetIsNotKeptAliveAndADeadOneIsNotReplaced() throws {
    try Stage.onDisplay {
      let control = UIControl()
      weak var gone: Target?
      do {
        let target = Target()
        gone = target
        control.addTarget(target, action: #Selector(Target.plain), for: .touchDown)
      }
      XCTAssertNil(gone)
      control.sendActions(for: .touchDown)
    }
  }

  func testAnActionReplacesOneWithTheSameIdentifier() throws {
    try Stage.onDisplay {
      let control = UIControl()
      var calls: [String] = []
      let identifier = UIAction.Identifier("same")
      control.addAction(
        UIAction(identifier: identifier) { _ in calls.append("old") }, for: .touchDown)
      control.addAction(
        UIAction(identifier: identifier) { action in
          calls.append("new \((action.sender as? UIControl) === control)")
        }, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(calls, ["new true"])
      control.removeAction(identifiedBy: identifier, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(calls.count, 1)
    }
  }

  func testAnActionIsRemovedFromTheGivenEventsOnly() throws {
    try Stage.onDisplay {
      let control = UIControl()
      var calls = 0
      let action = UIAction { _ in calls += 1 }
      control.addAction(action, for: [.touchDown, .touchUpInside])
      control.removeAction(action, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(calls, 0)
      control.sendActions(for: .touchUpInside)
      XCTAssertEqual(calls, 1)
    }
  }

  func testASubclassSeesEachCall() throws {
    try Stage.onDisplay {
      let (control, target) = (WatchedControl(), Target())
      control.addTarget(target, action: #Selector(Target.plain), for: .touchDown)
      control.addAction(UIAction { _ in }, for: .touchDown)
      control.sendActions(for: .touchDown)
      XCTAssertEqual(control.calls, 2)
    }
  }

  func testStateIsPutTogether() throws {
    try Stage.onDisplay {
      let control = UIControl()
      XCTAssertEqual(control.state, .normal)
      control.isEnabled = false
      control.isSelected = true
      control.isHighlighted = true
      XCTAssertEqual(control.state, [.disabled, .selected, .highlighted])
    }
  }

  func testAPressOnAButtonSendsTouchUpInsideOnce() throws {
    try Stage.run { stage in
      let target = Target()
      let button = stage.add(UIButton(type: .system))
      button.setTitle("Press", for: .normal)
      button.addTarget(target, action: #Selector(Target.sent(_:)), for: .touchUpInside)
      var primary = 0
      button.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
      stage.settle()
      try stage.press("Press")
      XCTAssertEqual(target.calls, ["sent by UIButton"])
      XCTAssertEqual(primary, 1)
    }
  }

  func testAButtonShowsTheTitleOfItsState() throws {
    try Stage.run { stage in
      let button = stage.add(UIButton(type: .system))
      button.setTitle("Plain", for: .normal)
      button.setTitle("Chosen", for: .selected)
      XCTAssertEqual(button.currentTitle, "Plain")
      button.isSelected = true
      stage.settle()
      XCTAssertEqual(stage.buttons(in: button).map(\.title), ["Chosen"])
      button.isEnabled = false
      stage.settle()
      XCTAssertEqual(stage.buttons(in: button).map(\.title), ["Plain"])
      XCTAssertEqual(stage.buttons(in: button).map(\.isEnabled), [false])
    }
  }

  func testAButtonOfAnActionShowsItsTitleAndPerformsIt() throws {
    try Stage.run { stage in
      var sender: Any?
      let button = stage.add(
        UIButton(primaryAction: UIAction(title: "Go") { sender = $0.sender }))
      stage.settle()
      try stage.press("Go")
      XCTAssert(sender as AnyObject === button)
    }
  }

  func testAPressOnAButtonLeavesTheFirstResponder() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      let button = stage.add(UIButton(type: .system), y: 80)
      button.setTitle("Press", for: .normal)
      field.becomeFirstResponder()
      stage.settle()
      try stage.press("Press")
      XCTAssertTrue(field.isFirstResponder)
    }
  }

  func testASwitchSendsValueChangedWhenTheUserTurnsIt() throws {
    try Stage.run { stage in
      let control = stage.add(UISwitch())
      var values: [Bool] = []
      control.addAction(UIAction { _ in values.append(control.isOn) }, for: .valueChanged)
      XCTAssertFalse(control.isOn)
      control.isOn = true
      control.setOn(false, animated: true)
      control.setOn(true, animated: false)
      XCTAssertEqual(values, [])
      stage.activate(control)
      stage.pump("the turn") { values == [false] }
      XCTAssertFalse(control.isOn)
    }
  }

  func testASwitchHasItsOwnSize() throws {
    try Stage.onDisplay {
      let control = UISwitch()
      XCTAssertGreaterThan(control.frame.width, 20)
      XCTAssertEqual(control.frame.size, control.intrinsicContentSize)
    }
  }
}
