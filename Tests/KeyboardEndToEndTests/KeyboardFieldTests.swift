// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// What the keyboard does as the focus goes from field to field.
final class KeyboardFieldTests: XCTestCase {
  func testFields() {
    let options = Lexicon.options ?? []
    runSideBySide(
      SessionJob.inEachCompositor(
        "password", options, environment: ["G_MESSAGES_DEBUG": "all", "WAYLAND_DEBUG": nil],
        run: Self.password)
        + SessionJob.inEachCompositor(
          "moves", options, environment: ["WAYLAND_DEBUG": "client"], run: Self.moves)
        + SessionJob.inEachCompositor("pads", options, run: Self.pads))
  }

  /// Nothing is offered, kept or told of a password.
  private static let password: @Sendable (KeyboardSession, Keyboard) throws -> Void = {
    session, keyboard in
    let client = try GTKClient(in: session, "entry", "password", "pin")
    try client.waitForFocus()
    try keyboard.waitUntilShown()
    try expect(try keyboard.isDumpable(), "the memory can be dumped where nothing is secret")
    try keyboard.tap("g")
    try client.wait(for: "g", in: "entry")
    try client.focus("password")
    try waitUntilDumpable(keyboard, false)
    let typist = try Typist(keyboard, tapsPerSecond: 50)
    for part in ["Sesame", "-7u", "p Cat!"] {
      try typist.type(part)
      let titles = try keyboard.elements().elements.map(\.title)
      try expect(!titles.contains { $0.count > 6 }, "on the keys is \(titles)")
      try expect(!(try keyboard.isDumpable()), "the memory can be dumped during a password")
    }
    try client.wait(for: "Sesame-7up Cat!", in: "password")
    try client.focus("pin")
    try keyboard.wait("a pad") { $0.layer == "pad" }
    try keyboard.waitUntilStill()
    try Typist(keyboard, tapsPerSecond: 50).type("2468")
    try client.wait(for: "2468", in: "pin")
    try expect(!(try keyboard.isDumpable()), "the memory can be dumped during a PIN")
    for secret in ["Sesame", "7up", "2468"] {
      try expect(!keyboard.server.output.contains(secret), "the log has the password")
    }
    try client.focus("entry")
    try keyboard.wait("letters") { $0.layer == "letters" }
    try waitUntilDumpable(keyboard, true)
  }

  /// The memory of a keyboard can't be dumped while what it types is secret, and can again afterwards.
  private static func waitUntilDumpable(_ keyboard: Keyboard, _ wanted: Bool) throws {
    let came = try Deadline.usual.poll { try keyboard.isDumpable() == wanted ? true : nil }
    try expect(came != nil, "the memory \(wanted ? "can't" : "can") be dumped")
  }

  /// What is typed for a field goes into that one, and the keyboard stays where it is.
  private static let moves: @Sendable (KeyboardSession, Keyboard) throws -> Void = {
    session, keyboard in
    let names = ["a", "b", "c"]
    let client = try GTKClient(in: session, "a=view", "b=entry", "c=view")
    try client.waitForFocus()
    var expected = ["a": "", "b": "", "c": ""]
    let before = try keyboard.waitUntilShown()
    try Typist(keyboard, tapsPerSecond: 40).type("sun ")
    try client.wait(for: "sun ", in: "a")
    expected["a"] = "sun "
    let log = keyboard.server.output.count
    for turn in 1..<12 {
      let name = names[turn * 2 % 3]
      try client.focus(name)
      try client.waitForFocus(name)
      let word = ["sun ", "wind ", "rain "][turn % 3]
      let typist = try Typist(keyboard, tapsPerSecond: 40, after: expected[name] ?? "")
      try typist.type(word)
      expected[name] = typist.text
      // What is tapped in the moment of the move may be for either field.
      try client.wait(for: typist.text, in: name)
      for _ in 0..<5 {
        try expect(try keyboard.elements().isShown, "the keyboard flickers between fields")
      }
    }
    for name in names { try client.wait(for: expected[name] ?? "", in: name) }
    try expectEqual(try keyboard.elements().height, before.height, "the height")
    let window = keyboard.server.output.dropFirst(log).split(separator: "\n").filter {
      $0.contains("zwlr_layer_") || $0.contains(".attach(nil")
    }
    try expectEqual(window, [], "what the keyboard did with its window between fields")
    try client.blur()
    try keyboard.waitUntilHidden()
    try client.open("second", "d=view")
    try keyboard.waitUntilShown()
    try client.waitForFocus("d")
    try Typist(keyboard, tapsPerSecond: 40).type("Snow")
    try client.wait(for: "Snow", in: "d")
  }

  /// Each kind of field has the keys that it needs.
  private static let pads: @Sendable (KeyboardSession, Keyboard) throws -> Void = {
    session, keyboard in
    let client = try GTKClient(
      in: session, "entry", "digits", "number", "phone", "email", "url", "terminal", "pin")
    try client.waitForFocus()
    try keyboard.waitUntilShown()
    let texts = [
      ("digits", "0912"), ("phone", "5550199"), ("number", "-3.5"), ("email", "jo@x.org"),
      ("url", "x.org/a"), ("pin", "1357"), ("entry", "Well, 2"),
    ]
    for (name, text) in texts {
      try client.focus(name)
      try keyboard.wait("keys for \(name)") { elements in
        switch name {
        case "digits", "phone", "pin": elements.layer == "pad"
        case "email": elements.layer == "letters" && elements["@"] != nil
        case "url": elements.layer == "letters" && elements["/"] != nil
        case "number": elements.layer == "symbols" || elements.layer == "pad"
        default: elements.layer == "letters" && elements["@"] == nil && elements["/"] == nil
        }
      }
      // A pad is lower: the screen may still show the keys before it.
      try keyboard.waitUntilStill()
      try Typist(keyboard, tapsPerSecond: 40).type(text)
      try client.wait(for: text, in: name)
      if name != "entry" {
        try expectEqual(try keyboard.elements().suggestions.count, 0, "words for \(name)")
      }
    }
  }
}
