// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// Writes down what keyboard notifications say.
@MainActor
private final class Listener {
  struct Entry: Equatable {
    let name: String
    let begin: CGRect
    let end: CGRect
  }

  private(set) var entries: [Entry] = []
  private(set) var last: Notification?
  private var tokens: [any NSObjectProtocol] = []

  init() {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
      UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] {
      let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        nonisolated(unsafe) let notification = $0
        MainActor.assumeIsolated { self.note(notification) }
      }
      tokens.append(token)
    }
  }

  private func note(_ notification: Notification) {
    func frame(_ key: String) -> CGRect {
      (notification.userInfo?[key] as? NSValue)?.cgRectValue ?? .null
    }
    last = notification
    let name = notification.name.rawValue.dropFirst("UIKeyboard".count)
    entries.append(
      Entry(
        name: String(name.dropLast("Notification".count)),
        begin: frame(UIResponder.keyboardFrameBeginUserInfoKey),
        end: frame(UIResponder.keyboardFrameEndUserInfoKey)))
  }

  var names: [String] { entries.map(\.name) }
  func forget() { entries = [] }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    tokens = []
  }
}

private let shown = CGRect(x: 0, y: 545, width: 800, height: 55)
private let gone = CGRect(x: 0, y: 600, width: 800, height: 0)

/// What is told when the keyboard changes its size: as on Apple's systems it is shown anew.
private let shownAnew = ["WillShow", "WillChangeFrame", "DidChangeFrame", "DidShow"]

/// The keyboard notifications and the frames in them.
final class ChainKeyboardFrameTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, Listener) throws -> Void) throws {
    try Stage.run { stage in
      let listener = Listener()
      defer { listener.stop() }
      try body(stage, listener)
    }
  }

  func testShowingTellsWhereTheKeyboardComesToLie() throws {
    try run { stage, listener in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      XCTAssertEqual(
        listener.names, ["WillShow", "WillChangeFrame", "DidChangeFrame", "DidShow"])
      XCTAssertEqual(listener.entries.map(\.begin), Array(repeating: gone, count: 4))
      XCTAssertEqual(listener.entries.map(\.end), Array(repeating: shown, count: 4))
    }
  }

  func testTheMovementIsToldInNumbersOfAnyKind() throws {
    try run { stage, listener in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      let info = try XCTUnwrap(listener.last?.userInfo)
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
      XCTAssertEqual(curve as? UInt, 2)
      XCTAssertEqual(curve as? Int, 2)
      XCTAssertEqual((curve as? NSNumber)?.intValue, 2)
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
      XCTAssertEqual(duration as? Double, 0)
      XCTAssertEqual((duration as? NSNumber)?.doubleValue, 0)
    }
  }

  func testHidingTellsThatItGoesBelowTheWindow() throws {
    try run { stage, listener in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      listener.forget()
      field.resignFirstResponder()
      stage.settle()
      XCTAssertEqual(
        listener.names, ["WillHide", "WillChangeFrame", "DidChangeFrame", "DidHide"])
      XCTAssertEqual(listener.entries.map(\.begin), Array(repeating: shown, count: 4))
      XCTAssertEqual(listener.entries.map(\.end), Array(repeating: gone, count: 4))
    }
  }

  func testMovingBetweenFieldsNeitherHidesNorShows() throws {
    try run { stage, listener in
      let (field, other) = (stage.add(UITextField()), stage.add(UITextView(), y: 80))
      field.becomeFirstResponder()
      stage.settle()
      listener.forget()
      other.becomeFirstResponder()
      stage.settle()
      stage.focus(field)
      XCTAssertTrue(field.isFirstResponder)
      XCTAssertEqual(listener.names, [])
    }
  }

  func testAnAccessoryViewChangesTheFrame() throws {
    try run { stage, listener in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      listener.forget()
      field.inputAccessoryView = UIToolbar()
      field.reloadInputViews()
      stage.settle()
      XCTAssertEqual(listener.names, shownAnew)
      XCTAssertEqual(listener.entries[0].begin, shown)
      XCTAssertEqual(listener.entries[0].end, CGRect(x: 0, y: 501, width: 800, height: 99))
    }
  }

  func testAResizeThatMovesTheKeyboardChangesTheFrame() throws {
    try run { stage, listener in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      listener.forget()
      stage.window.frame.size.height = 500
      stage.pump("the new size") {
        stage.window.bounds.height == 500 && stage.view.frame.height == 445
      }
      stage.settle()
      XCTAssertEqual(listener.names, shownAnew)
      XCTAssertEqual(
        listener.entries.last?.end, CGRect(x: 0, y: 445, width: 800, height: 55))
      XCTAssertEqual(listener.entries.last?.begin, shown)
    }
  }

  func testEachSaysForHowLongAndForWhichScreen() throws {
    try run { stage, listener in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      let info = try XCTUnwrap(listener.last?.userInfo)
      XCTAssertEqual(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0)
      XCTAssertEqual(
        info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int,
        UIView.AnimationCurve.easeOut.rawValue)
      XCTAssertNotNil(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool)
      XCTAssert(listener.last?.object as? UIScreen === UIScreen.main)
    }
  }

  func testWithMovementTheEndIsToldWhenItIsReached() throws {
    try run { stage, listener in
      DesktopMotion.isOn = true
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      XCTAssertEqual(listener.names, ["WillShow", "WillChangeFrame"])
      let info = try XCTUnwrap(listener.last?.userInfo)
      XCTAssertEqual(info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double, 0.16)
      stage.pump("the arrival") { listener.names.count == 4 }
      XCTAssertEqual(listener.names.suffix(2), ["DidChangeFrame", "DidShow"])
      stage.pump("the last frame") { stage.view.frame.height == 545 }
    }
  }

  func testHidingBeforeTheArrivalTellsDidHideLast() throws {
    try run { stage, listener in
      DesktopMotion.isOn = true
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      field.resignFirstResponder()
      stage.pump("the departure") { listener.names.contains("DidHide") }
      stage.pump("the last frame") { stage.view.frame.height == 600 }
      XCTAssertEqual(listener.names.last, "DidHide")
    }
  }

  func testTheWindowMayGoWhileItIsTold() throws {
    try Stage.onDisplay {
      var window: UIWindow? = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      let controller = UIViewController()
      controller.view.addSubview(field)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      pump("the window's size") { window?.bounds.height ?? 0 > 0 }
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { window = nil } }
      defer { NotificationCenter.default.removeObserver(token) }
      field.becomeFirstResponder()
      drainMainLoop()
      XCTAssertNil(window)
    }
  }
}
