// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// A controller whose last key says that all keys before it have arrived.
class KeyController: UIViewController {
  private(set) var marks = 0

  override func viewDidLoad() {
    let mark = UIKeyCommand(input: UIKeyCommand.f12, modifierFlags: [], action: #Selector(mark))
    mark.wantsPriorityOverSystemBehavior = true
    addKeyCommand(mark)
  }

  func mark() { marks += 1 }
}

extension Stage {
  /// Presses keys as a person does, by xdotool's names, and waits until the app has seen them. The
  /// root view controller is a `KeyController`.
  func pressKeys(_ keys: String...) throws {
    guard let controller = controller as? KeyController else { return XCTFail("no KeyController") }
    let before = controller.marks
    let found = try run("xdotool", ["search", "--onlyvisible", "--pid", "\(getpid())"])
    let window = found.split(separator: "\n").last.map(String.init) ?? ""
    try run("xdotool", ["windowfocus", "--sync", window])
    try run("xdotool", ["key"] + keys + ["F12"])
    pump("the keys \(keys)") { controller.marks > before }
  }

  /// Puts a keyboard layout on, as the desktop's settings do.
  func setKeyboardLayout(_ name: String) throws {
    try run("setxkbmap", ["-layout", name])
    drain()
  }

  /// Runs a program to its end and returns what it says.
  @discardableResult
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/\(program)")
    process.arguments = arguments
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, "\(program) \(arguments)")
    return text
  }
}
