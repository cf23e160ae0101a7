// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// What any responder here may answer to.
@MainActor
private protocol Answering: AnyObject {
  func answer(_ sender: Any?)
}

@MainActor
private final class Log {
  static var lines: [String] = []
}

@MainActor
private final class AnsweringView: UITextField, Answering {
  func answer(_ sender: Any?) { Log.lines.append("view") }
}

@MainActor
private final class CopyingView: UIView {
  override var canBecomeFirstResponder: Bool { true }
  override func copy(_ sender: Any?) { Log.lines.append("copy") }
}

@MainActor
private final class PickyView: UIView {
  var may = true
  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == #Selector(UIResponder.copy(_:))
      ? may : super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) { Log.lines.append("picky copy") }
}

@MainActor
private final class AnsweringController: UIViewController, Answering {
  func answer(_ sender: Any?) { Log.lines.append("controller") }
  override func copy(_ sender: Any?) { Log.lines.append("controller copy") }
}

@MainActor
private final class AnsweringDelegate: UIResponder, UIApplicationDelegate, Answering {
  func answer(_ sender: Any?) { Log.lines.append("delegate") }
}

@MainActor
private final class Arguments {
  var received: [String] = []
  func none() { received.append("none") }
  func one(_ sender: Any?) { received.append("one \(sender ?? "nil")") }
  func two(_ sender: Any?, event: UIEvent?) {
    received.append("two \(sender ?? "nil") \(event == nil ? "no event" : "event")")
  }
}

private let answer = #Selector((any Answering).answer(_:))

/// Whom actions reach.
final class ChainSendActionTests: XCTestCase {
  private func run(_ body: @MainActor (Stage) throws -> Void) throws {
    try Stage.onDisplay {
      Log.lines = []
      let stage = Stage(controller: AnsweringController())
      defer {
        stage.close()
        UIApplication.shared.delegate = nil
      }
      try body(stage)
    }
  }

  @MainActor @discardableResult
  private static func send(_ action: Selector = answer, from sender: Any? = nil) -> Bool {
    UIApplication.shared.sendAction(action, to: nil, from: sender, for: nil)
  }

  func testANilTargetReachesTheFirstResponderFirst() throws {
    try run { stage in
      let view = stage.add(AnsweringView())
      view.becomeFirstResponder()
      XCTAssertTrue(Self.send())
      XCTAssertEqual(Log.lines, ["view"])
    }
  }

  func testANilTargetGoesUpTheChainFromTheFirstResponder() throws {
    try run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      XCTAssertTrue(Self.send())
      XCTAssertEqual(Log.lines, ["controller"])
    }
  }

  func testTheChainEndsWithTheApplicationAndItsDelegate() throws {
    try run { stage in
      let delegate = AnsweringDelegate()
      UIApplication.shared.delegate = delegate
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      XCTAssert(stage.window.next === stage.window.windowScene)
      XCTAssert(stage.window.next?.next === UIApplication.shared)
      XCTAssert(UIApplication.shared.next === delegate)
      XCTAssertTrue(Self.send())
      XCTAssertEqual(Log.lines, ["delegate"])
    }
  }

  func testWithoutAnyoneToAnswerNothingRuns() throws {
    try run { stage in
      let field = UITextField()
      stage.window.addSubview(field)
      field.becomeFirstResponder()
      XCTAssertFalse(Self.send())
      XCTAssertEqual(Log.lines, [])
    }
  }

  func testWithoutAFirstResponderTheSendersChainIsAsked() throws {
    try run { stage in
      let button = stage.add(UIButton(type: .system))
      button.addTarget(nil, action: answer, for: .touchUpInside)
      button.sendActions(for: .touchUpInside)
      XCTAssertEqual(Log.lines, ["controller"])
    }
  }

  func testAGivenTargetIsTheOnlyOneAsked() throws {
    try run { stage in
      let view = stage.add(AnsweringView())
      view.becomeFirstResponder()
      let sent = UIApplication.shared.sendAction(
        answer, to: UITextField(), from: nil, for: nil)
      XCTAssertFalse(sent)
      XCTAssertEqual(Log.lines, [])
    }
  }

  func testActionsTakeNoArgumentTheSenderOrSenderAndEvent() throws {
    try run { _ in
      let target = Arguments()
      for action in [
        #Selector(Arguments.none), #Selector(Arguments.one(_:)),
        #Selector(Arguments.two(_:event:)),
      ] {
        UIApplication.shared.sendAction(action, to: target, from: "me", for: UIEvent())
      }
      UIApplication.shared.sendAction(
        #Selector(Arguments.two(_:event:)), to: target, from: nil, for: nil)
      XCTAssertEqual(target.received, ["none", "one me", "two me event", "two nil no event"])
    }
  }

  func testCanPerformActionIsTrueForWhatTheClassImplements() throws {
    try run { stage in
      XCTAssertTrue(stage.controller.canPerformAction(answer, withSender: nil))
      XCTAssertFalse(UITextField().canPerformAction(answer, withSender: nil))
    }
  }

  func testTargetForActionIsTheNearestThatCan() throws {
    try run { stage in
      let field = stage.add(UITextField())
      let view = stage.add(AnsweringView())
      XCTAssert(field.target(forAction: answer, withSender: nil) as AnyObject === stage.controller)
      XCTAssert(view.target(forAction: answer, withSender: nil) as AnyObject === view)
      XCTAssertNil(stage.window.target(forAction: answer, withSender: nil))
    }
  }

  func testAnOverriddenEditActionIsReachedByANilTarget() throws {
    try run { stage in
      let view = stage.add(CopyingView())
      view.becomeFirstResponder()
      XCTAssertTrue(Self.send(#Selector(UIResponder.copy(_:))))
      XCTAssertEqual(Log.lines, ["copy"])
    }
  }

  func testASelectorOfASubclassReachesTheOverrideOfAnother() throws {
    try run { stage in
      let view = stage.add(CopyingView())
      view.becomeFirstResponder()
      XCTAssertTrue(Self.send(#Selector(PickyView.copy(_:))))
      XCTAssertEqual(Log.lines, ["copy"])
    }
  }

  func testAnEditActionThatNobodyOverridesRunsNowhere() throws {
    try run { stage in
      let view = stage.add(CopyingView())
      view.becomeFirstResponder()
      XCTAssertFalse(Self.send(#Selector(UIResponder.toggleBoldface(_:))))
    }
  }

  func testAResponderThatSaysItCannotIsPassedOver() throws {
    try run { stage in
      let view = stage.add(PickyView())
      view.becomeFirstResponder()
      Self.send(#Selector(UIResponder.copy(_:)))
      view.may = false
      Self.send(#Selector(UIResponder.copy(_:)))
      XCTAssertEqual(Log.lines, ["picky copy", "controller copy"])
    }
  }

  func testResigningThroughTheChainHidesTheKeyboard() throws {
    try run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      XCTAssertTrue(Self.send(#Selector(UIResponder.resignFirstResponder)))
      XCTAssertFalse(field.isFirstResponder)
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 0)
    }
  }

  func testAnItemsNilTargetReachesTheFirstRespondersChain() throws {
    try run { stage in
      let field = stage.add(UITextField())
      field.inputAssistantItem.leadingBarButtonGroups = [
        .fixedGroup(items: [
          UIBarButtonItem(title: "Ask", style: .plain, target: nil, action: answer)
        ])
      ]
      field.becomeFirstResponder()
      stage.settle()
      try stage.press("Ask")
      XCTAssertEqual(Log.lines, ["controller"])
    }
  }

  func testASelectedTextIsCopiedThroughTheChain() throws {
    try run { stage in
      let field = stage.add(UITextField())
      field.text = "text"
      field.becomeFirstResponder()
      XCTAssertFalse(field.canPerformAction(#Selector(UIResponder.copy(_:)), withSender: nil))
      XCTAssertTrue(Self.send(#Selector(UIResponder.selectAll(_:))))
      XCTAssertTrue(field.canPerformAction(#Selector(UIResponder.copy(_:)), withSender: nil))
      XCTAssertFalse(field.canPerformAction(#Selector(UIResponder.selectAll(_:)), withSender: nil))
      XCTAssertTrue(Self.send(#Selector(UIResponder.cut(_:))))
      XCTAssertEqual(field.text, "")
      stage.pump("the clipboard") {
        field.canPerformAction(#Selector(UIResponder.paste(_:)), withSender: nil)
      }
      Self.send(#Selector(UIResponder.paste(_:)))
      stage.pump("the text") { field.text == "text" }
    }
  }

  func testASecretCannotBeCopied() throws {
    try run { stage in
      let field = stage.add(UITextField())
      field.isSecureTextEntry = true
      field.text = "secret"
      field.becomeFirstResponder()
      field.selectAll(nil)
      XCTAssertFalse(field.canPerformAction(#Selector(UIResponder.copy(_:)), withSender: nil))
      XCTAssertFalse(field.canPerformAction(#Selector(UIResponder.cut(_:)), withSender: nil))
    }
  }
}
