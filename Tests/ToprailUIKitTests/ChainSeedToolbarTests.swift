// SPDX-License-Identifier: MIT

import AccessoryToolbar
import UIKit
import XCTest

/// A controller that calls the article's extension `addToolbar(leading:trailing:)`, and what its methods did.
@MainActor
private final class FormController: UIViewController {
  let textField = UITextField()
  var calls: [String] = []

  override func viewDidLoad() {
    textField.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
    view.addSubview(textField)
  }

  func addToolbar() {
    let cancelButton = UITextField.ToolbarItem(
      title: "Cancel", target: self, selector: #Selector(cancelPressed))
    let resetButton = UITextField.ToolbarItem(
      title: "Reset", target: self, selector: #Selector(resetPressed))
    let doneButton = UITextField.ToolbarItem(
      title: "Done", target: self, selector: #Selector(donePressed))
    textField.addToolbar(leading: [cancelButton, resetButton], trailing: [doneButton])
  }

  private func cancelPressed() {
    calls.append("cancelPressed")
    textField.resignFirstResponder()
  }
  private func resetPressed() {
    calls.append("resetPressed")
    textField.text = ""
  }
  private func donePressed() { calls.append("donePressed") }
}

/// A test for each sentence of the document about buttons above the keyboard.
final class ChainSeedToolbarTests: XCTestCase {
  private func run(_ body: @MainActor (Stage, FormController) throws -> Void) throws {
    try Stage.onDisplay {
      let controller = FormController()
      let stage = Stage(controller: controller)
      defer { stage.close() }
      try body(stage, controller)
    }
  }

  func testAnInputViewShowsSomeActionsAboveTheKeyboard() throws {
    try run { stage, controller in
      controller.addToolbar()
      controller.textField.becomeFirstResponder()
      stage.settle()
      let toolbar = try XCTUnwrap(controller.textField.inputAccessoryView as? UIToolbar)
      XCTAssertEqual(stage.buttons(in: toolbar).map(\.title), ["Cancel", "Reset", "Done"])
      let toolbarFrame = toolbar.convert(toolbar.bounds, to: nil)
      XCTAssertEqual(toolbarFrame.size, CGSize(width: 800, height: 44))
      XCTAssertEqual(stage.shortcuts, ["Undo", "Redo", "Paste"])
      XCTAssertEqual(toolbarFrame.maxY, 600 - stage.barHeight)
    }
  }

  func testDoneIsOnANumberPad() throws {
    try run { stage, controller in
      controller.textField.keyboardType = .numberPad
      controller.addToolbar()
      controller.textField.becomeFirstResponder()
      stage.settle()
      try stage.press("Done")
      XCTAssertEqual(controller.calls, ["donePressed"])
      XCTAssertTrue(controller.textField.isFirstResponder)
    }
  }

  func testCancelDismissesTheKeyboard() throws {
    try run { stage, controller in
      controller.addToolbar()
      controller.textField.becomeFirstResponder()
      stage.settle()
      try stage.press("Cancel")
      XCTAssertEqual(controller.calls, ["cancelPressed"])
      XCTAssertFalse(controller.textField.isFirstResponder)
      XCTAssertEqual(stage.dockHeight, 0)
      XCTAssertEqual(stage.buttons(in: stage.window).map(\.title), [])
    }
  }

  func testTappingTheFieldBringsEverythingBack() throws {
    try run { stage, controller in
      controller.addToolbar()
      controller.textField.becomeFirstResponder()
      stage.settle()
      try stage.press("Cancel")
      stage.focus(controller.textField)
      XCTAssertTrue(controller.textField.isFirstResponder)
      let titles = stage.buttons(in: stage.window).map(\.title)
      XCTAssertEqual(titles, ["Cancel", "Reset", "Done", "Undo", "Redo", "Paste"])
    }
  }

  func testLiterallyAnyActionCanRun() throws {
    try run { stage, controller in
      controller.addToolbar()
      controller.textField.becomeFirstResponder()
      stage.settle()
      stage.type("typed", into: controller.textField)
      XCTAssertEqual(controller.textField.text, "typed")
      try stage.press("Reset")
      XCTAssertEqual(controller.calls, ["resetPressed"])
      XCTAssertEqual(controller.textField.text, "")
      stage.type("on", into: controller.textField)
      XCTAssertEqual(controller.textField.text, "on")
    }
  }

  func testTheAccessoryViewIsAToolbarWithTheButtonsAsItems() throws {
    try run { _, controller in
      controller.addToolbar()
      let toolbar = try XCTUnwrap(controller.textField.inputAccessoryView as? UIToolbar)
      let items = try XCTUnwrap(toolbar.items)
      XCTAssertEqual(items.map(\.title), ["Cancel", "Reset", nil, "Done"])
      XCTAssert(items[0].target === controller)
    }
  }

  func testLeadingItemsStartAndTrailingItemsEnd() throws {
    try run { stage, controller in
      controller.addToolbar()
      controller.textField.becomeFirstResponder()
      stage.settle()
      let cancel = try stage.button("Cancel").frame
      let reset = try stage.button("Reset").frame
      let done = try stage.button("Done").frame
      XCTAssertLessThan(cancel.x, 20)
      XCTAssertLessThan(cancel.x + cancel.width, reset.x + 1)
      XCTAssertGreaterThan(done.x + done.width, 780)
    }
  }

  func testOneSideCanBeLeftOut() throws {
    try run { stage, controller in
      controller.textField.addToolbar(trailing: [
        UITextField.ToolbarItem(
          title: "Only", target: controller,
          selector: #Selector(UIResponder.resignFirstResponder))
      ])
      controller.textField.becomeFirstResponder()
      stage.settle()
      XCTAssertGreaterThan(try stage.button("Only").frame.x, 700)
    }
  }

  func testAToolbarAddedWhileTheFieldIsEditedShowsAtOnce() throws {
    try run { stage, controller in
      controller.textField.becomeFirstResponder()
      stage.settle()
      controller.addToolbar()
      stage.settle()
      XCTAssertEqual(try stage.button("Done").title, "Done")
    }
  }

  func testATextViewHasItToo() throws {
    try run { stage, controller in
      let textView = stage.add(UITextView(), y: 100, height: 100)
      textView.addToolbar(leading: [
        UITextView.ToolbarItem(
          title: "Hide", target: textView, selector: #Selector(UIResponder.resignFirstResponder))
      ])
      textView.becomeFirstResponder()
      stage.settle()
      try stage.press("Hide")
      XCTAssertFalse(textView.isFirstResponder)
    }
  }

  func testTargetsAreNotKeptAlive() throws {
    try Stage.onDisplay {
      weak var gone: FormController?
      let field = UITextField()
      do {
        let controller = FormController()
        gone = controller
        field.addToolbar(trailing: [
          UITextField.ToolbarItem(
            title: "Done", target: controller,
            selector: #Selector(UIResponder.resignFirstResponder))
        ])
      }
      XCTAssertNil(gone)
    }
  }
}
