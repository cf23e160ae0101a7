// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport

extension Bench {
  /// What typing took.
  struct Taps: Codable {
    var taps: Int
    /// The processor time of a tap, in milliseconds.
    var processor: Double
    /// The processor time of a second in which nothing was typed, in milliseconds.
    var idle: Double
    /// From the press or the release that types to the change of the text in the client, in milliseconds.
    var latencies: [Double]
    var memory: Memory
  }

  /// Types 20 characters a second, each held for half of its time; throws unless the client's text became
  /// just that, letter by letter.
  func type(_ count: Int, on keyboard: Contender) throws -> Taps {
    let child = try Child(keyboard.command, environment: session.environment)
    defer { child.stop() }
    try client.waitForFocus()
    usleep(Self.startTime)
    let places = try keyboard.places(session)
    try check(Self.words(40), typedWith: places, on: keyboard)
    let before = processorTime(of: child.pid)
    usleep(1_000_000)
    let idle = processorTime(of: child.pid) - before
    let text = Self.words(count)
    let typed = try type(text, at: places)
    usleep(Self.answerTime)
    let after = processorTime(of: child.pid)
    return Taps(
      taps: count, processor: Double(after - before - idle) / 1e6 / Double(count),
      idle: Double(idle) / 1e6,
      latencies: try latencies(of: takeChanges(), text, typed, on: keyboard),
      memory: try Memory(of: child.pid))
  }

  /// How long each letter took until the client had it, which it may have together with the next; throws unless
  /// it has what was typed, and nothing else at any time.
  private func latencies(
    of changes: [GTKClient.Change], _ text: String, _ taps: [Tap], on keyboard: Contender
  ) throws -> [Double] {
    var latencies: [Double] = []
    for change in changes {
      try compare(change.text, to: String(text.prefix(change.text.count)), of: keyboard)
      latencies += taps[latencies.count..<max(latencies.count, change.text.count)].map {
        $0.latency(until: change.time)
      }
    }
    try compare(changes.last?.text ?? "", to: text, of: keyboard)
    return latencies
  }

  /// Types once for everything that comes only with the first taps.
  private func check(_ text: String, typedWith places: KeyPlaces, on keyboard: Contender) throws {
    _ = try type(text, at: places)
    usleep(Self.answerTime)
    try compare(try takeChanges().last?.text ?? "", to: text, of: keyboard)
  }
}
