// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// Keyboard, program and compositor are stopped, continued and killed at random moments.
final class KeyboardSurvivalTests: XCTestCase {
  private static let isLong = ProcessInfo.processInfo.environment["TOPRAIL_LONG"] == "1"
  private static let rounds = isLong ? 40 : 6
  private static let words = ["river ", "stone ", "maple ", "cloud ", "amber ", "quilt "]

  func testStoppedContinuedAndKilled() {
    let jobs: [(String, @Sendable (KeyboardSession) throws -> Void)] = [
      ("stopped", Self.stopped), ("killed", Self.killed), ("client-killed", Self.clientKilled),
      ("left", Self.compositorGone), ("held", Self.killedWithAKeyDown), ("frozen", Self.frozen),
    ]
    runSideBySide(
      KeyboardSession.Compositor.allCases.flatMap { compositor in
        jobs.map { SessionJob(name: $0.0, compositor: compositor, run: $0.1) }
      })
  }

  /// Taps a word's keys while another thing happens before one of them.
  private static func type(
    _ word: String, on keys: KeyboardElements, of keyboard: Keyboard,
    _ happening: (Int) throws -> Void
  ) throws {
    for (index, letter) in word.enumerated() {
      try happening(index)
      let title = letter == " " ? "space" : String(letter)
      guard let key = keys[title] else { throw Trouble("no key \(title)") }
      try keyboard.tap(key, of: keys)
      usleep(20_000)
    }
  }

  /// The keyboard without capitals, so that the keys have the same titles all the time.
  private static func start(
    _ session: KeyboardSession
  ) throws -> (keyboard: Keyboard, client: GTKClient, keys: KeyboardElements) {
    let keyboard = try Keyboard(in: session, ["--no-suggestions"])
    // An address is written in small letters.
    let client = try GTKClient(in: session, "first=url", "second=url")
    try client.waitForFocus()
    return (keyboard, client, try keyboard.waitUntilShown())
  }

  /// Nothing is lost of what is tapped while the keyboard or the program stands still.
  private static let stopped: @Sendable (KeyboardSession) throws -> Void = { session in
    let (keyboard, client, keys) = try start(session)
    var random = SplitMix64(seed: 7)
    var expected = ""
    for round in 0..<rounds {
      let word = words[round % words.count].filter { $0 != " " }
      let start = Int.random(in: 0..<word.count, using: &random)
      let end = Int.random(in: start..<word.count, using: &random)
      let signal: (Int32) throws -> Void = { number in
        if round % 2 == 0 { keyboard.server.signal(number) } else { client.signal(number) }
      }
      try type(word, on: keys, of: keyboard) { index in
        if index == start { try signal(SIGSTOP) }
        if index == end {
          usleep(UInt32.random(in: 0..<150_000, using: &random))
          try signal(SIGCONT)
        }
      }
      try signal(SIGCONT)
      expected += word
      try client.wait(for: expected, in: "first")
    }
  }

  /// Only the word in flight is lost, nothing is held down, and the next start works.
  private static let killed: @Sendable (KeyboardSession) throws -> Void = { session in
    var (keyboard, client, keys) = try start(session)
    var random = SplitMix64(seed: 11)
    for round in 0..<rounds {
      let word = words[round % words.count].filter { $0 != " " }
      let moment = Int.random(in: 0..<word.count, using: &random)
      let before = try client.text("first")
      try? type(word, on: keys, of: keyboard) { index in
        if index == moment {
          usleep(UInt32.random(in: 0..<20_000, using: &random))
          keyboard.server.signal(SIGKILL)
        }
      }
      try expectEqual(keyboard.server.exitCode(), 128 + SIGKILL, "the end of the killed keyboard")
      keyboard = try Keyboard(in: session, ["--no-suggestions"], name: "toprail-\(round)")
      try client.waitForFocus()
      keys = try keyboard.waitUntilShown()
      try type(word, on: keys, of: keyboard) { _ in }
      let after = try waitForWord(word, after: before, in: client)
      // A key that was held down would repeat.
      usleep(100_000)
      try expectEqual(try client.text("first"), after, "the text a moment later")
    }
  }

  /// Waits for a word behind as much of it as a killed keyboard had typed, which may come late.
  private static func waitForWord(
    _ word: String, after before: String, in client: GTKClient
  ) throws -> String {
    let expected = word.indices.map { before + word[..<$0] + word } + [before + word + word]
    var text = ""
    let came = try Deadline.usual.poll { () -> Bool? in
      text = try client.text("first")
      return expected.contains(text) ? true : nil
    }
    try expect(came != nil, "“\(before)” and “\(word)” became “\(text)”")
    return text
  }

  /// A key that is held down when the keyboard dies isn't repeated by anybody.
  private static let killedWithAKeyDown: @Sendable (KeyboardSession) throws -> Void = { session in
    let (keyboard, client, keys) = try start(session)
    // By then sway has given the focus back that it takes when a keyboard comes.
    try type("on", on: keys, of: keyboard) { _ in }
    try client.wait(for: "on")
    let text = String(repeating: "wave ", count: 8)
    try client.set(text)
    try client.select(text.count, text.count)
    guard let backspace = keys["⌫"] else { throw Trouble("there is no backspace") }
    let (x, y) = keyboard.place(of: backspace, in: keys)
    try session.finger.down(x, y)
    let isDeleting = try Deadline.usual.poll {
      try client.text().count < text.count - 2 ? true : nil
    }
    try expect(isDeleting != nil, "a held backspace deletes once")
    keyboard.server.signal(SIGKILL)
    try expectEqual(keyboard.server.exitCode(), 128 + SIGKILL, "the end of the killed keyboard")
    usleep(100_000)
    let left = try client.text()
    // Longer than it takes until a program repeats a key that it believes to be down.
    usleep(800_000)
    try expectEqual(try client.text(), left, "the text some time after the keyboard's end")
    try session.finger.up()
    let next = try Keyboard(in: session, ["--no-suggestions"], name: "toprail-next")
    try type("on", on: try next.waitUntilShown(), of: next) { _ in }
    try client.wait(for: left + "on")
  }

  /// A program that answers nothing for two seconds has all of the text in the end.
  private static let frozen: @Sendable (KeyboardSession) throws -> Void = { session in
    let (keyboard, client, keys) = try start(session)
    let word = words.joined().filter { $0 != " " }
    try type(word, on: keys, of: keyboard) { index in
      if index == 3 { client.signal(SIGSTOP) }
      usleep(60_000)
    }
    client.signal(SIGCONT)
    try client.wait(for: word)
  }

  /// When the program dies the keyboard goes, and it comes for the next one.
  private static let clientKilled: @Sendable (KeyboardSession) throws -> Void = { session in
    let (keyboard, first, keys) = try start(session)
    var client = first
    var random = SplitMix64(seed: 13)
    for round in 0..<rounds / 2 {
      let word = words[round % words.count].filter { $0 != " " }
      let moment = Int.random(in: 0..<word.count, using: &random)
      try type(word, on: keys, of: keyboard) { index in
        if index == moment { client.signal(SIGKILL) }
      }
      try keyboard.waitUntilHidden()
      client = try GTKClient(in: session, "first=url")
      try client.waitForFocus()
      let keys = try keyboard.waitUntilShown()
      try type(word, on: keys, of: keyboard) { _ in }
      try client.wait(for: word, in: "first")
    }
  }

  /// When the compositor goes the keyboard ends by itself, within a second, as if asked to.
  private static let compositorGone: @Sendable (KeyboardSession) throws -> Void = { session in
    let (keyboard, _, keys) = try start(session)
    try type("left", on: keys, of: keyboard) { _ in }
    session.server.signal(SIGSTOP)
    usleep(200_000)
    session.server.signal(SIGCONT)
    try type("on", on: keys, of: keyboard) { _ in }
    session.server.signal(SIGKILL)
    try expectEqual(
      keyboard.server.exitCode(by: Deadline(seconds: 1)), 0, "the end of the keyboard")
  }
}
