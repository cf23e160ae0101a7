// SPDX-License-Identifier: MIT

import GLib
import UIKit
import XCTest

/// The document's call site.
@MainActor
private final class FormController: UIViewController {
  var calls: [String] = []
  private(set) var field: UITextField?

  override func viewDidLoad() {
    let textField = UITextField()
    let cancelButton = UITextField.ToolbarItem(
      title: "Cancel", target: self, selector: #Selector(cancelPressed))
    let resetButton = UITextField.ToolbarItem(
      title: "Reset", target: self, selector: #Selector(resetPressed))
    let doneButton = UITextField.ToolbarItem(
      title: "Done", target: self, selector: #Selector(donePressed))
    textField.addToolbar(leading: [cancelButton, resetButton], trailing: [doneButton])
    textField.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    view.addSubview(textField)
    field = textField
  }

  private func cancelPressed() { calls.append("cancelPressed") }
  private func resetPressed() { calls.append("resetPressed") }
  private func donePressed() { calls.append("donePressed") }
}

@MainActor
private func pump(until holds: () -> Bool) {
  let end = Date(timeIntervalSinceNow: 10)
  while !holds() && Date() < end { MainLoop.iterate() }
  XCTAssertTrue(holds())
}

/// The document's extension, pasted into a file of this module, behaves as the library's own.
final class SeedCallSiteTests: XCTestCase {
  private func run(_ body: @MainActor (FormController, UITextField) throws -> Void) throws {
    let environment = ProcessInfo.processInfo.environment
    try XCTSkipIf(
      environment["DISPLAY"] == nil && environment["WAYLAND_DISPLAY"] == nil, "needs a display")
    try MainActor.assumeIsolated {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 400))
      let controller = FormController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      try body(controller, XCTUnwrap(controller.field))
    }
  }

  func testTheToolbarHoldsTheButtonsAroundAFlexibleSpace() throws {
    try run { controller, field in
      let toolbar = try XCTUnwrap(field.inputAccessoryView as? UIToolbar)
      let items = try XCTUnwrap(toolbar.items)
      XCTAssertEqual(items.map(\.title), ["Cancel", "Reset", nil, "Done"])
      XCTAssertEqual(items.map(\.style), [.plain, .plain, .plain, .plain])
      XCTAssertEqual(toolbar.frame.height, 44)
    }
  }

  func testTheToolbarComesAndGoesWithTheFieldBeingEdited() throws {
    try run { controller, field in
      let toolbar = try XCTUnwrap(field.inputAccessoryView)
      XCTAssertNil(toolbar.window)
      XCTAssertTrue(field.becomeFirstResponder())
      XCTAssert(toolbar.window === field.window)
      pump { toolbar.frame.width == 600 }
      field.resignFirstResponder()
      XCTAssertNil(toolbar.window)
    }
  }

  func testEachButtonRunsItsMethod() throws {
    try run { controller, field in
      let toolbar = try XCTUnwrap(field.inputAccessoryView as? UIToolbar)
      for item in toolbar.items ?? [] {
        guard let action = item.action else { continue }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
      }
      XCTAssertEqual(controller.calls, ["cancelPressed", "resetPressed", "donePressed"])
    }
  }
}
