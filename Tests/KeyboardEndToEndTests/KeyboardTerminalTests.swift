// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// What programs in a terminal get from the row of keys that they want.
final class KeyboardTerminalTests: XCTestCase {
  func testStrokesArriveAsATerminalSendsThem() {
    runSideBySide(SessionJob.inEachCompositor("strokes", run: Self.strokes))
  }

  /// Sleeps until it is interrupted, and then keeps what comes after the exit code.
  private static let sleeper = """
    trap : INT; sh -c ': >"$0"; exec sleep 100' "$0"; code=$?; stty raw -echo
    echo $code >>"$0"; exec cat >>"$0"
    """

  private static let strokes: @Sendable (KeyboardSession, Keyboard) throws -> Void = {
    session, keyboard in
    let client = try FootClient(in: session, script: sleeper)
    var expected = "130\n"
    func press(_ titles: String..., gives bytes: String) throws {
      for title in titles { try keyboard.tap(title) }
      expected += bytes
      try client.wait(for: expected)
    }
    try keyboard.wait("a terminal's keys") { $0["ctrl"] != nil }
    try press("ctrl", "c", gives: "")
    try press("c", gives: "c")
    // Held, control stays.
    try keyboard.hold("ctrl")
    try press("a", "e", gives: "\u{1}\u{5}")
    try press("ctrl", "k", gives: "k")
    try press("alt", "x", "x", gives: "\u{1B}xx")
    try press("ctrl", "alt", "b", gives: "\u{1B}\u{2}")
    try press("esc", "tab", "space", gives: "\u{1B}\t ")
    try press("←", "↓", "↑", "→", gives: "\u{1B}[D\u{1B}[B\u{1B}[A\u{1B}[C")
    try press("ctrl", "←", "⌫", gives: "\u{1B}[1;5D\u{7F}")
    // What a long press on escape offers: F1 to F6.
    try keyboard.hold("esc", thenSlide: 2)
    try press(gives: "\u{1B}OQ")
    for layer in ["symbols", "moreSymbols"] {
      try keyboard.tap(layer == "symbols" ? "123" : "#+=")
      try keyboard.wait(layer) { $0.layer == layer }
    }
    try press("home", "end", "pgup", "pgdn", gives: "\u{1B}[H\u{1B}[F\u{1B}[5~\u{1B}[6~")
    try press("~", "|", gives: "~|")
  }
}
