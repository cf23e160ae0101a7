// SPDX-License-Identifier: MIT

import CGtk
import UIKit
import XCTest

@testable import GTK
@testable import ToprailUIKit

extension Stage {
  /// Shows an alert with buttons; what is pressed comes into the log.
  fileprivate func alert(
    _ style: UIAlertController.Style = .alert, message: String? = "Message",
    buttons: [(String, UIAlertAction.Style)], log: @escaping (String) -> Void
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for (title, style) in buttons {
      alert.addAction(
        UIAlertAction(title: title, style: style) { action in
          log("\(action.title ?? "") \(alert.presentingViewController == nil)")
        })
    }
    controller.present(alert, animated: false)
    settle()
    return alert
  }

  fileprivate func card(of alert: UIAlertController) throws -> AlertCard {
    try XCTUnwrap(alert.view as? AlertBackdrop).card
  }
}

/// Alerts and action sheets.
final class ViewsAlertTests: XCTestCase {
  func testAButtonTakesTheAlertAwayAndThenRuns() throws {
    try Stage.run { stage in
      var log: [String] = []
      let alert = stage.alert(buttons: [("OK", .default), ("Cancel", .cancel)]) { log.append($0) }
      XCTAssertEqual(stage.buttons(in: alert.view).map(\.title), ["Cancel", "OK"])
      try stage.press("OK")
      XCTAssertEqual(log, ["OK true"])
      XCTAssertNil(stage.controller.presentedViewController)
    }
  }

  func testReturnAnswersAndEscapeCancels() throws {
    try Stage.run { stage in
      var log: [String] = []
      let buttons: [(String, UIAlertAction.Style)] = [
        ("Delete", .destructive), ("Keep", .default), ("Cancel", .cancel),
      ]
      let first = stage.alert(buttons: buttons) { log.append($0) }
      XCTAssertEqual(stage.buttons(in: first.view).map(\.title), ["Delete", "Keep", "Cancel"])
      stage.window.syncFocus()
      XCTAssertTrue(try stage.card(of: first).press(.enter))
      let second = stage.alert(buttons: buttons) { log.append($0) }
      XCTAssertTrue(try stage.card(of: second).press(.escape))
      let third = stage.alert(buttons: buttons) { log.append($0) }
      third.preferredAction = third.actions[0]
      stage.window.syncFocus()
      XCTAssertTrue(try stage.card(of: third).press(.enter))
      XCTAssertEqual(log, ["Keep true", "Cancel true", "Delete true"])
    }
  }

  func testADestructiveActionIsNotWhatReturnRuns() throws {
    try Stage.run { stage in
      let alert = stage.alert(buttons: [("Delete", .destructive), ("Cancel", .cancel)]) { _ in }
      stage.window.syncFocus()
      XCTAssertFalse(try stage.card(of: alert).press(.enter))
      XCTAssertNotNil(stage.controller.presentedViewController)
    }
  }

  func testADisabledActionWaitsUntilItIsEnabled() throws {
    try Stage.run { stage in
      var log: [String] = []
      let alert = stage.alert(buttons: [("OK", .default)]) { log.append($0) }
      alert.actions[0].isEnabled = false
      stage.settle()
      XCTAssertEqual(stage.buttons(in: alert.view).map(\.isEnabled), [false])
      stage.window.syncFocus()
      _ = try stage.card(of: alert).press(.enter)
      XCTAssertEqual(log, [])
      alert.actions[0].isEnabled = true
      stage.settle()
      try stage.press("OK")
      XCTAssertEqual(log.count, 1)
    }
  }

  func testFieldsAreEditedInTurnAndReturnAnswersAtTheLast() throws {
    try Stage.run { stage in
      var answer: [String]?
      let alert = UIAlertController(title: "Log in", message: nil, preferredStyle: .alert)
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
          answer = alert?.textFields?.map { $0.text ?? "" }
        })
      stage.controller.present(alert, animated: false)
      stage.settle()
      let fields = try XCTUnwrap(alert.textFields)
      XCTAssertTrue(fields[0].isFirstResponder)
      stage.type("me", into: fields[0])
      stage.pressReturn(in: fields[0])
      XCTAssertTrue(fields[1].isFirstResponder)
      stage.type("pw", into: fields[1])
      stage.pressReturn(in: fields[1])
      XCTAssertEqual(answer, ["me", "pw"])
    }
  }

  func testTheFirstResponderComesBackAfterwards() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      _ = stage.alert(buttons: [("OK", .default)]) { _ in }
      XCTAssertFalse(field.isFirstResponder)
      XCTAssertFalse(field.becomeFirstResponder() && stage.window.native.focusedContent === field)
      try stage.press("OK")
      XCTAssertTrue(field.isFirstResponder)
    }
  }

  func testALongTextScrollsAndTheButtonsStay() throws {
    for size in [CGSize(width: 320, height: 400), CGSize(width: 1024, height: 768)] {
      try Stage.run(width: size.width, height: size.height) { stage in
        let text = Array(repeating: "It goes on and on.", count: 200).joined(separator: " ")
        let alert = stage.alert(message: text, buttons: [("OK", .default), ("Cancel", .cancel)]) {
          _ in
        }
        let card = try stage.card(of: alert)
        XCTAssertLessThanOrEqual(card.frame.height, size.height)
        XCTAssertGreaterThanOrEqual(card.frame.minX, 0)
        for title in ["OK", "Cancel"] {
          let frame = try stage.button(title).frame
          XCTAssertLessThanOrEqual(CGFloat(frame.y + frame.height), card.frame.maxY)
          XCTAssertGreaterThanOrEqual(frame.height, 44)
          XCTAssertFalse(try stage.isShortened(title))
        }
      }
    }
  }

  func testASheetLiesAtTheBottomOfANarrowWindow() throws {
    for (width, isLow) in [(320, true), (1024, false)] {
      try Stage.run(width: CGFloat(width), height: 640) { stage in
        var log: [String] = []
        let alert = stage.alert(.actionSheet, buttons: [("A", .default), ("Cancel", .cancel)]) {
          log.append($0)
        }
        let card = try stage.card(of: alert)
        XCTAssertEqual(card.frame.maxY > stage.view.bounds.height - 20, isLow)
        card.cancel()
        XCTAssertEqual(log, ["Cancel true"])
      }
    }
  }

  func testAssistiveSoftwareHearsOfADialog() throws {
    try Stage.run { stage in
      let alert = stage.alert(buttons: [("OK", .default)]) { _ in }
      let card = OpaquePointer(try stage.card(of: alert).host.widget)
      XCTAssertEqual(gtk_accessible_get_accessible_role(card), GTK_ACCESSIBLE_ROLE_ALERT_DIALOG)
      XCTAssertNotEqual(
        gtk_test_accessible_has_property(card, GTK_ACCESSIBLE_PROPERTY_LABEL), 0)
    }
  }
}
