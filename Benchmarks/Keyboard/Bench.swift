// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport

/// A phone's screen with a text view that has the focus, and keyboards that come one after the other.
final class Bench {
  let session: KeyboardSession
  let client: GTKClient
  let runtime: String
  let display: String
  private var changesSeen = 0

  /// How long a keyboard gets to come up and to do what it puts off, in microseconds.
  static let startTime: UInt32 = 1_500_000
  /// How long the client gets for the last letters, in microseconds.
  static let answerTime: UInt32 = 300_000

  init() throws {
    // The seat has its pointer and its keyboard before any keyboard on the screen comes: wvkbd takes each
    // tap twice when they come later.
    session = try KeyboardSession(.sway, screen: .init(720, 1440, scale: 2), hasKeyboard: true)
    guard let runtime = session.environment["XDG_RUNTIME_DIR"] ?? nil,
      let display = session.environment["WAYLAND_DISPLAY"] ?? nil
    else { throw Trouble("the session has no socket") }
    (self.runtime, self.display) = (runtime, display)
    let schema = "org.gnome.desktop.a11y.applications"
    try session.run("gsettings", ["set", schema, "screen-keyboard-enabled", "true"])
    client = try GTKClient(in: session)
    try client.waitForFocus()
  }

  /// So many characters of words that need no key but letters and the space bar.
  static func words(_ count: Int) -> String {
    let words = "we do not like to type the same words again and again so they come by themselves "
    return String(String(repeating: words, count: count / words.count + 1).prefix(count))
  }

  /// Types 20 characters a second, each key held for half of its time.
  ///
  /// - Returns: When each was pressed and let go, in nanoseconds of the monotonic clock.
  func type(_ text: String, at places: KeyPlaces, pause: Int = 50_000_000) throws -> [Tap] {
    let start = now()
    return try text.enumerated().map { index, letter in
      let place = try places.place(of: letter)
      sleep(until: start + index * pause)
      let press = now()
      try session.finger.down(place.x, place.y)
      sleep(until: start + index * pause + pause / 2)
      let release = now()
      try session.finger.up()
      return Tap(press: press, release: release)
    }
  }

  struct Tap {
    let press: Int
    let release: Int

    /// How long a change took since the half of the tap that made it: some keyboards type when a key is
    /// pressed, some when it is let go.
    func latency(until change: Int) -> Double {
      Double(change - (change < release ? press : release)) / 1e6
    }
  }

  private func sleep(until time: Int) {
    let left = time - now()
    if left > 0 { usleep(UInt32(left / 1000)) }
  }

  /// Each change of the client's text since the last time; empties it.
  func takeChanges() throws -> [GTKClient.Change] {
    let changes = try client.changes()
    try client.set("")
    defer { changesSeen = changes.count + (changes.last?.text.isEmpty == false ? 1 : 0) }
    return Array(changes.dropFirst(changesSeen))
  }

  /// The first letter of a sentence may have become a capital.
  func compare(_ text: String, to typed: String, of keyboard: Contender) throws {
    guard text.lowercased() != typed else { return }
    throw Trouble("\(keyboard.name): typed “\(typed)”, the client has “\(text)”")
  }

  /// Throws what the compositor said if it has ended.
  func checkCompositor() throws {
    guard !session.server.isRunning else { return }
    throw Trouble("\(session.server.name) has ended:\n\(session.server.output)")
  }

  func stop() { session.stop() }
}
