// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// What the screen shows is where the keyboard says that it is.
final class KeyboardPictureTests: XCTestCase {
  private typealias Screen = KeyboardSession.Screen

  func testEveryKeyCanBeReadOnEveryScreenInEveryTheme() {
    let screens = [
      "phone": Screen.phone, "landscape": .landscape, "tablet": .tablet,
      "sharp": Screen(720, 1440, scale: 2),
    ]
    runSideBySide(
      screens.map { name, screen in
        SessionJob(
          name: "picture-\(name)", compositor: name == "sharp" ? .phoc : .sway, screen: screen
        ) { session in
          let client = try GTKClient(in: session, "first=url")
          for theme in ["light", "dark", "high-contrast"] {
            let keyboard = try Keyboard(
              in: session, ["--theme", theme, "--no-suggestions"], name: "toprail-\(theme)")
            try client.waitForFocus()
            try Self.check(keyboard, theme)
            if theme == "light" { try Self.press(keyboard, client) }
            try expect(keyboard.server.stop(), "the keyboard doesn't end when asked")
          }
        }
      })
  }

  /// Each key's letters stand out from it.
  private static func check(_ keyboard: Keyboard, _ theme: String) throws {
    let elements = try keyboard.waitUntilShown()
    let height = Double(keyboard.session.screen.height / keyboard.session.screen.scale)
    try expect(elements.height <= height / 2, "the keyboard takes more than half of the screen")
    var left: [String] = []
    let isReadable = try Deadline(seconds: 5).poll { () -> Bool? in
      left = try unreadable(elements, keyboard)
      return left.isEmpty ? true : nil
    }
    try expect(isReadable != nil, "\(theme): no letters on \(left)")
  }

  private static func unreadable(
    _ elements: KeyboardElements, _ keyboard: Keyboard
  ) throws -> [String] {
    let picture = try keyboard.session.picture()
    return elements.elements.filter {
      picture.contrast(in: keyboard.frame(of: $0, in: elements).inset(by: 4)) < 4.5
    }.map(\.title)
  }

  /// A key shows the finger on it, and looks as before when the finger has gone.
  private static func press(_ keyboard: Keyboard, _ client: GTKClient) throws {
    let (session, elements) = (keyboard.session, try keyboard.elements())
    guard let key = elements["g"] else { throw Trouble("no key g") }
    let frame = keyboard.frame(of: key, in: elements)
    func pixels() throws -> [[UInt8]] { try session.picture().pixels(in: frame) }
    let before = try pixels()
    let (x, y) = keyboard.place(of: key, in: elements)
    try session.finger.down(x, y)
    let changes = try Deadline(seconds: 5).poll { try pixels() != before ? true : nil }
    try expect(changes != nil, "a pressed key looks like the others")
    try session.finger.up()
    // The pointer's arrow must not lie on it.
    try session.finger.move(2, 2)
    let returns = try Deadline(seconds: 5).poll { try pixels() == before ? true : nil }
    try expect(returns != nil, "a key that was pressed doesn't look as before")
    try client.wait(for: "g")
  }
}
