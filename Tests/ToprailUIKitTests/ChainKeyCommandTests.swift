// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// A controller that logs which of its commands ran.
private class LoggingController: KeyController {
  var commands: [UIKeyCommand] = []
  var ran: [String] = []

  override var keyCommands: [UIKeyCommand]? { commands }

  func run(_ sender: UIKeyCommand) { ran.append(sender.propertyList as? String ?? "?") }
  func other(_ sender: UIKeyCommand) { ran.append("other") }

  func add(
    _ name: String, _ input: String, _ flags: UIKeyModifierFlags = .command,
    hasPriority: Bool = false, attributes: UIMenuElement.Attributes = []
  ) {
    let command = UIKeyCommand(
      action: #Selector(run(_:)), input: input, modifierFlags: flags, propertyList: name,
      attributes: attributes)
    command.wantsPriorityOverSystemBehavior = hasPriority
    commands.append(command)
  }

  /// What ran since the last time.
  func takeRan() -> [String] {
    defer { ran = [] }
    return ran
  }
}

/// A text view with commands of its own.
private final class CommandingView: UITextView {
  var ran = 0

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "d", modifierFlags: .command, action: #Selector(here(_:))),
      UIKeyCommand(
        input: "e", modifierFlags: .command, action: #Selector(LoggingController.other(_:))),
    ]
  }

  func here(_ sender: Any?) { ran += 1 }
}

/// A controller to present, with a command of its own.
private final class FrontController: UIViewController {
  var ran = 0

  override var keyCommands: [UIKeyCommand]? {
    [UIKeyCommand(input: "d", modifierFlags: .command, action: #Selector(front))]
  }

  func front() { ran += 1 }
}

/// Runs the body with a window whose root view controller logs its commands.
private func onStage(
  _ body: @MainActor (Stage, LoggingController) throws -> Void
) throws {
  try Stage.onDisplay {
    let controller = LoggingController()
    let stage = Stage(width: 400, height: 300, controller: controller)
    defer { stage.close() }
    try body(stage, controller)
  }
}

/// Key commands, with keys from the X server.
final class ChainKeyCommandTests: XCTestCase {
  override func setUp() { continueAfterFailure = false }

  func testCommandAndControlAreTheControlKey() throws {
    try onStage { stage, controller in
      controller.add("s", "s", .command)
      controller.add("t", "t", .control)
      controller.add("u", "U", [.command, .control, .alphaShift])
      controller.add("alt", "s", [.command, .alternate])
      controller.add("shift", "s", [.command, .shift])
      controller.add("alone", "x", .alternate)
      for (keys, name) in [
        ("ctrl+s", "s"), ("ctrl+t", "t"), ("ctrl+u", "u"), ("ctrl+alt+s", "alt"),
        ("ctrl+shift+s", "shift"), ("alt+x", "alone"),
      ] {
        try stage.pressKeys(keys)
        XCTAssertEqual(controller.takeRan(), [name], keys)
      }
      try stage.pressKeys("s", "shift+s", "alt+s", "ctrl+x", "ctrl+shift+t", "ctrl+shift+alt+s")
      XCTAssertEqual(controller.takeRan(), [])
    }
  }

  func testKeysWithoutACharacter() throws {
    try onStage { stage, controller in
      let keys: [(String, String)] = [
        (UIKeyCommand.inputUpArrow, "Up"), (UIKeyCommand.inputDownArrow, "Down"),
        (UIKeyCommand.inputLeftArrow, "Left"), (UIKeyCommand.inputRightArrow, "Right"),
        (UIKeyCommand.inputEscape, "Escape"), (UIKeyCommand.inputPageUp, "Prior"),
        (UIKeyCommand.inputPageDown, "Next"), (UIKeyCommand.inputHome, "Home"),
        (UIKeyCommand.inputEnd, "End"), (UIKeyCommand.inputDelete, "BackSpace"),
        (UIKeyCommand.f1, "F1"), (UIKeyCommand.f11, "F11"), ("\t", "Tab"), ("\r", "Return"),
        (" ", "space"),
      ]
      for (input, name) in keys { controller.add(name, input, []) }
      for (_, name) in keys {
        try stage.pressKeys(name)
        XCTAssertEqual(controller.takeRan(), [name])
      }
    }
  }

  func testASignNeedNotSayThatItTakesShift() throws {
    try onStage { stage, controller in
      controller.add("plus", "+")
      controller.add("minus", "-")
      controller.add("one", "1")
      try stage.pressKeys("ctrl+shift+equal")
      XCTAssertEqual(controller.takeRan(), ["plus"])
      try stage.pressKeys("ctrl+minus")
      XCTAssertEqual(controller.takeRan(), ["minus"])
      try stage.pressKeys("ctrl+1", "ctrl+alt+shift+equal")
      XCTAssertEqual(controller.takeRan(), ["one"])
    }
  }

  func testLettersAreFoundInALayoutWithoutThem() throws {
    try onStage { stage, controller in
      controller.add("s", "s")
      // The key of the Latin S, by its code: here it types Cyrillic.
      try stage.setKeyboardLayout("ru,us")
      defer { try? stage.setKeyboardLayout("us") }
      try stage.pressKeys("ctrl+39")
      XCTAssertEqual(controller.takeRan(), ["s"])
    }
  }

  func testTheWidgetsOwnKeysComeFirstWithoutPriority() throws {
    try onStage { stage, controller in
      let view = stage.add(UITextView(), height: 100)
      view.becomeFirstResponder()
      controller.add("letter", "a", [])
      controller.add("left", UIKeyCommand.inputLeftArrow, [])
      controller.add("all", "a", .command)
      controller.add("undo", "z", .command)
      controller.add("bold", "b", .command)
      try stage.pressKeys("a", "Left", "ctrl+a", "ctrl+z", "ctrl+b")
      XCTAssertEqual(controller.takeRan(), ["bold"])
      XCTAssertEqual(view.text, "")
      for command in controller.commands { command.wantsPriorityOverSystemBehavior = true }
      try stage.pressKeys("b", "a", "Left", "ctrl+a", "ctrl+z", "ctrl+b")
      XCTAssertEqual(controller.takeRan(), ["letter", "left", "all", "undo", "bold"])
      XCTAssertEqual(view.text, "b")
    }
  }

  func testTheWholeChainCountsAndTheNearestComesFirst() throws {
    try onStage { stage, controller in
      let view = stage.add(CommandingView(), height: 100)
      view.becomeFirstResponder()
      controller.add("d", "d")
      controller.add("f", "f")
      try stage.pressKeys("ctrl+d")
      XCTAssertEqual(view.ran, 1)
      XCTAssertEqual(controller.takeRan(), [])
      // The view's command, the controller's method.
      try stage.pressKeys("ctrl+e", "ctrl+f")
      XCTAssertEqual(controller.takeRan(), ["other", "f"])
      view.resignFirstResponder()
      try stage.pressKeys("ctrl+d", "ctrl+f")
      XCTAssertEqual(controller.takeRan(), ["d", "f"])
      XCTAssertEqual(view.ran, 1)
    }
  }

  func testACommandThatNobodyTakesLeavesTheKeyToTheNext() throws {
    try onStage { stage, controller in
      controller.commands = [
        UIKeyCommand(
          input: "d", modifierFlags: .command, action: #Selector(CommandingView.here(_:)))
      ]
      controller.add("disabled", "d", attributes: .disabled)
      controller.add("d", "d")
      controller.add("no key", "dd")
      controller.add("nothing", "")
      try stage.pressKeys("ctrl+d")
      XCTAssertEqual(controller.takeRan(), ["d"])
    }
  }

  func testAddedCommandsComeAndGo() throws {
    try onStage { stage, controller in
      let command = UIKeyCommand(
        input: "g", modifierFlags: .command, action: #Selector(LoggingController.other(_:)))
      controller.addKeyCommand(command)
      controller.addKeyCommand(command)
      try stage.pressKeys("ctrl+g")
      XCTAssertEqual(controller.takeRan(), ["other"])
      controller.removeKeyCommand(command)
      try stage.pressKeys("ctrl+g")
      XCTAssertEqual(controller.takeRan(), [])
    }
  }

  func testWithoutAFirstResponderTheControllerInFrontIsAsked() throws {
    try onStage { stage, controller in
      controller.add("back", "d")
      let front = FrontController()
      controller.present(front, animated: false)
      stage.settle()
      try stage.pressKeys("ctrl+d")
      XCTAssertEqual(front.ran, 1)
      XCTAssertEqual(controller.takeRan(), [])
      controller.dismiss(animated: false)
      stage.settle()
      try stage.pressKeys("ctrl+d")
      XCTAssertEqual(controller.takeRan(), ["back"])
    }
  }

  func testACommandIsAnEntryOfAMenu() throws {
    try onStage { stage, controller in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      controller.add("s", "s")
      controller.commands[0].title = "Save"
      let menu = UIMenu(children: controller.commands)
      XCTAssertEqual(menu.visibleEntries.map(\.title), ["Save"])
      menu.visibleEntries[0].action.perform(sender: nil)
      XCTAssertEqual(controller.takeRan(), ["s"])
    }
  }

  func testTheValuesAreApples() {
    XCTAssertEqual(UIKeyModifierFlags.alphaShift.rawValue, 0x10000)
    XCTAssertEqual(UIKeyModifierFlags.shift.rawValue, 0x20000)
    XCTAssertEqual(UIKeyModifierFlags.control.rawValue, 0x40000)
    XCTAssertEqual(UIKeyModifierFlags.alternate.rawValue, 0x80000)
    XCTAssertEqual(UIKeyModifierFlags.command.rawValue, 0x100000)
    XCTAssertEqual(UIKeyModifierFlags.numericPad.rawValue, 0x200000)
  }
}
