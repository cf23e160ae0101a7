// SPDX-License-Identifier: MIT

import Foundation
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

  /// Types 20 characters a second, each held for half of its time; throws unless the client's text changed
  /// by the right letter at each tap.
  func type(_ count: Int, on keyboard: Contender) throws -> Taps {
    let child = try Child(keyboard.command, environment: session.environment)
    defer { child.stop() }
    try client.waitForFocus()
    usleep(1_500_000)
    let places = try keyboard.places(session)
    try check(Self.words(40), typedWith: places, on: keyboard)
    let before = processorTime(of: child.pid)
    usleep(1_000_000)
    let idle = processorTime(of: child.pid) - before
    let text = Self.words(count)
    let typed = try type(text, at: places)
    usleep(300_000)
    let after = processorTime(of: child.pid)
    let changes = try takeChanges()
    for (index, change) in changes.enumerated() {
      try compare(change.text, to: String(text.prefix(index + 1)), of: keyboard)
    }
    try compare(changes.last?.text ?? "", to: text, of: keyboard)
    return Taps(
      taps: count, processor: Double(after - before - idle) / 1e6 / Double(count),
      idle: Double(idle) / 1e6,
      latencies: zip(typed, changes).map { $0.latency(until: $1.time) },
      memory: try Memory(of: child.pid))
  }

  /// Types once for everything that comes only with the first taps.
  private func check(_ text: String, typedWith places: KeyPlaces, on keyboard: Contender) throws {
    _ = try type(text, at: places)
    usleep(300_000)
    try compare(try takeChanges().last?.text ?? "", to: text, of: keyboard)
  }
}
