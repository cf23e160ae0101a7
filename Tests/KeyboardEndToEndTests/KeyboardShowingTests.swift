// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// How people make the keyboard come and go.
final class KeyboardShowingTests: XCTestCase {
  func testHiddenAndShownByHandAndByApp() {
    runSideBySide(
      SessionJob.inEachCompositor(
        "showing", ["--no-suggestions", "--ignore", "fo?t*"], run: Self.showing))
  }

  /// The key hides it, a tap in the field brings it back.
  private static func hideByKeyAndShowByTap(_ keyboard: Keyboard, _ client: GTKClient) throws {
    // By then sway has given the focus back that it takes when a keyboard comes.
    try keyboard.tap("o")
    try client.wait(for: "o")
    try keyboard.tap("⌄")
    try keyboard.waitUntilHidden()
    // The window has its new size, and the person looks at it.
    usleep(600_000)
    try expect(!(try keyboard.elements().isShown), "it comes back by itself")
    try keyboard.session.finger.down(100, 100)
    usleep(60_000)
    try keyboard.session.finger.up()
    try keyboard.waitUntilShown()
    try keyboard.tap("⌫")
    try client.wait(for: "")
  }

  private static let showing: @Sendable (KeyboardSession, Keyboard) throws -> Void = {
    session, keyboard in
    let client = try GTKClient(in: session)
    try client.waitForFocus()
    try keyboard.waitUntilShown()
    try hideByKeyAndShowByTap(keyboard, client)
    for (command, isShown) in [
      ("hide", false), ("hide", false), ("show", true), ("toggle", false), ("toggle", true),
    ] {
      try keyboard.command(command)
      try keyboard.wait(command) { $0.isShown == isShown }
    }
    keyboard.server.signal(SIGUSR1)
    try keyboard.waitUntilHidden()
    keyboard.server.signal(SIGUSR2)
    try keyboard.waitUntilShown()
    // An app that has keys of its own doesn't get these.
    let terminal = try FootClient(in: session)
    try keyboard.waitUntilHidden()
    try expect(terminal.server.stop(), "the terminal doesn't end when asked")
    try client.waitForFocus()
    try keyboard.waitUntilShown()
    try Typist(keyboard, tapsPerSecond: 40).type("Here")
    try client.wait(for: "Here")
  }
}
