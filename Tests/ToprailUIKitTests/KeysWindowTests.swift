// SPDX-License-Identifier: MIT

import InputAssistant
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

extension Stage {
  /// Runs the body with keys in the window, as `TOPRAIL_MODE=keys` has them.
  nonisolated fileprivate static func runWithKeys(
    width: CGFloat = 400, height: CGFloat = 800, _ body: @MainActor (Stage) throws -> Void
  ) throws {
    try run(width: width, height: height) { stage in
      InputSurroundings.shared.forcedMode = .keys
      defer { InputSurroundings.shared.forcedMode = nil }
      try body(stage)
    }
  }

  private var keysView: KeysView { window.inputHost.dock.keys }

  /// What stands on the keys that show, in reading order; a drawing shows as what is said for it.
  fileprivate var keys: [String] { buttons(in: keysView).map(\.title) }

  /// The points that the keys are high.
  fileprivate var keysHeight: CGFloat { keysView.host.isMapped ? keysView.frame.height : 0 }

  fileprivate func hasButton(_ title: String) -> Bool {
    buttons(in: window).contains { $0.title == title }
  }

  /// Presses the key that does this, whatever stands on it.
  fileprivate func press(_ action: KeyLayout.Key.Action) {
    let session = window.inputHost.session
    let keyboard = session.keyboard
    for id in keyboard.layout.keys(on: keyboard.layer) where keyboard.layout[id]?.action == action {
      session.press(id, touch: 0, at: Point(x: 0, y: 0), time: 0)
      session.release(touch: 0, time: 0)
    }
    settle()
  }
}

final class KeysWindowTests: XCTestCase {
  func testFieldThatBecomesFirstResponderBringsKeysThatTypeIntoIt() throws {
    try Stage.runWithKeys { stage in
      let field = stage.add(UITextField())
      XCTAssertEqual(stage.keys, [])
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(
        Array(stage.keys.prefix(10)), ["Q", "W", "E", "R", "T", "Y", "U", "I", "O", "P"])
      try stage.press("H")
      try stage.press("i")
      XCTAssertEqual(field.text, "Hi")
      XCTAssertTrue(field.isFirstResponder)
      field.resignFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.keysHeight, 0)
    }
  }

  func testKeysTypeIntoAppsOwnKeyInput() throws {
    try Stage.runWithKeys { stage in
      let terminal = stage.add(Terminal())
      terminal.becomeFirstResponder()
      stage.settle()
      try stage.press("l")
      try stage.press("s")
      stage.press(.backspace)
      stage.press(.return)
      XCTAssertEqual(terminal.log, ["l", "s", "⌫", "\n"])
    }
  }

  func testReturnRunsTheFieldsActionAndBreaksTheLineOfATextView() throws {
    try Stage.runWithKeys { stage in
      let field = stage.add(UITextField())
      let delegate = ReturnCounter()
      field.delegate = delegate
      field.becomeFirstResponder()
      stage.settle()
      stage.press(.return)
      XCTAssertEqual(delegate.count, 1)
      let view = stage.add(UITextView(), y: 80)
      view.becomeFirstResponder()
      stage.settle()
      stage.press(.return)
      XCTAssertEqual(view.text, "\n")
    }
  }

  func testKeyHidesTheKeysAndTheBarStays() throws {
    try Stage.runWithKeys { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertGreaterThan(stage.keysHeight, 120)
      stage.press(.hide)
      XCTAssertEqual(stage.keysHeight, 0)
      XCTAssertEqual(stage.barHeight, 55)
      XCTAssertTrue(field.isFirstResponder)
      let inside = field.convert(CGPoint(x: 20, y: 20), to: stage.window)
      stage.window.inputHost.follow(
        PointerEvent(
          phase: .began, touch: 0, x: Double(inside.x), y: Double(inside.y) + 200, time: 0,
          isPrimary: true))
      stage.settle()
      XCTAssertEqual(stage.keysHeight, 0, "a tap beside the field brought the keys")
      stage.window.inputHost.follow(
        PointerEvent(
          phase: .began, touch: 0, x: Double(inside.x), y: Double(inside.y), time: 0,
          isPrimary: true))
      stage.settle()
      XCTAssertGreaterThan(stage.keysHeight, 120)
      XCTAssertEqual(stage.barHeight, 44)
    }
  }

  func testPadBringsDoneUnlessTheAppHasAnAccessoryView() throws {
    try Stage.runWithKeys { stage in
      let field = stage.add(UITextField())
      field.keyboardType = .numberPad
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(Array(stage.keys.prefix(3)), ["1", "2", "3"])
      try stage.press("Done")
      XCTAssertFalse(field.isFirstResponder)
      field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(stage.hasButton("Done"))
      field.inputAccessoryView = nil
      Toprail.addsDoneToPads = false
      defer { Toprail.addsDoneToPads = true }
      field.reloadInputViews()
      stage.settle()
      XCTAssertFalse(stage.hasButton("Done"))
    }
  }

  func testNoDoneWithoutKeysNorOnLetters() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.keyboardType = .numberPad
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(stage.hasButton("Done"))
    }
    try Stage.runWithKeys { stage in
      stage.add(UITextField()).becomeFirstResponder()
      stage.settle()
      XCTAssertFalse(stage.hasButton("Done"))
    }
  }

  func testAppsInputViewIsInTheKeysPlace() throws {
    try Stage.runWithKeys { stage in
      let field = stage.add(UITextField())
      field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 90))
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(stage.keysHeight, 0)
      XCTAssertEqual(stage.dockHeight, 90)
    }
  }

  func testSystemsKeyboardIsKeptAwayWhileKeysShow() throws {
    try Stage.runWithKeys { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertTrue(field.engine.hasOwnKeys)
      InputSurroundings.shared.forcedMode = .bar
      stage.settle()
      XCTAssertFalse(field.engine.hasOwnKeys)
      XCTAssertEqual(stage.keysHeight, 0)
    }
  }

  func testBarAndKeysTakeHalfOfTheWindowAtMostAndCoverNothing() throws {
    for size in [(320, 480), (360, 640), (480, 800), (768, 1024), (1024, 600), (1440, 900)] {
      try Stage.runWithKeys(width: CGFloat(size.0), height: CGFloat(size.1)) { stage in
        let view = stage.add(UITextView())
        view.becomeFirstResponder()
        stage.settle()
        let bounds = stage.window.bounds
        XCTAssertLessThanOrEqual(stage.dockHeight, bounds.height / 2 + 1, "\(size)")
        XCTAssertGreaterThanOrEqual(stage.keysHeight, 4 * 43, "\(size)")
        XCTAssertEqual(stage.view.frame.height + stage.dockHeight, bounds.height, "\(size)")
        for key in stage.buttons(in: stage.window.inputHost.dock.keys) {
          XCTAssertTrue((0...Int(bounds.width)).contains(key.frame.x + key.frame.width), "\(size)")
          XCTAssertFalse(try stage.isShortened(key.title), "\(key.title) at \(size)")
        }
      }
    }
  }

  func testFieldThatResignsDuringALayoutTakesItsBarAlong() throws {
    try Stage.runWithKeys { stage in
      let controller = ResigningController()
      stage.window.rootViewController = controller
      controller.field.becomeFirstResponder()
      stage.settle()
      XCTAssertGreaterThan(stage.dockHeight, 200)
      controller.resigns = true
      controller.view.setNeedsLayout()
      stage.settle()
      XCTAssertEqual(stage.dockHeight, 0)
      XCTAssertEqual(controller.view.frame.height, stage.window.bounds.height)
    }
  }

  func testNotificationTellsTheHeightOfKeysAndBar() throws {
    try Stage.runWithKeys { stage in
      var end = CGRect.zero
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { notification in
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        let value = frame?.cgRectValue ?? .zero
        MainActor.assumeIsolated { end = value }
      }
      defer { NotificationCenter.default.removeObserver(token) }
      stage.add(UITextField()).becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(end.height, stage.barHeight + stage.keysHeight)
      XCTAssertEqual(end.maxY, stage.window.bounds.height)
    }
  }
}

private final class ResigningController: UIViewController {
  let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
  var resigns = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if resigns { view.endEditing(true) }
  }
}

@MainActor
private final class Terminal: UIView, UIKeyInput {
  var log: [String] = []
  var autocapitalizationType: UITextAutocapitalizationType { .none }
  override var canBecomeFirstResponder: Bool { true }
  var hasText: Bool { !log.isEmpty }
  func insertText(_ text: String) { log.append(text) }
  func deleteBackward() { log.append("⌫") }
}

@MainActor
private final class ReturnCounter: UITextFieldDelegate {
  var count = 0

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    count += 1
    return false
  }
}
