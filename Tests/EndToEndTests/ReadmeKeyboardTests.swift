// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import SystemKeyboard
import TestSupport
import XCTest

/// What the README says of the system keyboard, tried.
final class ReadmeKeyboardTests: XCTestCase {
  private typealias Keyboard = KeyboardHarness.Keyboard

  private func readme() throws -> Markdown { try Markdown(Checkout.path(of: "README.md")) }

  /// Tells when the keyboard that runs has come or gone.
  private func wait(_ keyboard: Keyboard, shown isShown: Bool) throws {
    try keyboard.wait(isShown ? "a keyboard" : "no keyboard") { $0.isShown == isShown }
  }

  func testItsCommandsDoWhatTheyAreSaidTo() throws {
    let commands = try readme().commands.map(\.words).filter { $0.first == "toprail" }
    XCTAssertEqual(
      commands.map { $0.dropFirst().joined(separator: " ") }, ["", "toggle", "elements", "--help"])
    let session = try KeyboardSession(.sway)
    defer { session.stop() }
    let program = try Programs.path(of: "toprail")
    let keyboard = try Keyboard(in: session)
    try wait(keyboard, shown: false)
    for (command, answer) in [
      ("toggle", "shown"), ("toggle", "hidden"), ("show", "shown"), ("hide", "hidden"),
    ] { XCTAssertEqual(try session.run(program, [command]), [answer]) }
    let elements = try session.run(program, ["elements"])
    XCTAssertTrue(elements[0].hasPrefix("surface\t"), elements[0])
    let help = try session.run(program, ["--help"])
    for part in ["Options", "Signals:", "Exit codes:"] {
      XCTAssertTrue(help.contains { $0.hasPrefix(part) }, "\(part) in the help")
    }
  }

  func testItsSignalsShowAndHide() throws {
    let session = try KeyboardSession(.sway)
    defer { session.stop() }
    let keyboard = try Keyboard(in: session)
    try wait(keyboard, shown: false)
    // The macro is not there in Swift.
    let toggles = __libc_current_sigrtmin()
    for (signal, isShown) in [
      (SIGUSR2, true), (SIGUSR1, false), (toggles, true), (toggles, false),
    ] {
      keyboard.server.signal(signal)
      try wait(keyboard, shown: isShown)
    }
  }

  func testItsConfigurationIsUnderstood() throws {
    let block = try XCTUnwrap(readme().blocks.first { $0.language == "conf" })
    XCTAssertEqual(block.title, "~/.config/toprail/toprail.conf")
    XCTAssertEqual(
      ConfigurationFile.path { $0 == "HOME" ? "/home/me" : nil },
      "/home/me/.config/toprail/toprail.conf")
    let file = ConfigurationFile(block.code.joined(separator: "\n"), path: "toprail.conf")
    XCTAssertEqual(file.mistakes, [])
    var options = Options()
    (options.theme, options.showsSuggestions) = (.dark, false)
    options.ignoredApps = [AppPattern("org.example.*")]
    XCTAssertEqual(file.options, options)
  }
}
