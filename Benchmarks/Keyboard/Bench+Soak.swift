// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

extension Bench {
  /// What a keyboard has in memory after so many taps.
  struct SoakStep: Codable {
    var keyboard: String
    var taps: Int
    var memory: Memory
    /// How many descriptors it holds.
    var descriptors: Int
    /// The processor time of a tap since the step before, in milliseconds.
    var processor: Double
  }

  /// Types as fast as the client takes it, and tells now and then what the keyboard has in memory.
  ///
  /// The client must have got each text of 500 characters to the letter.
  func soak(_ keyboard: Contender, taps: Int, steps: Int, tell: (SoakStep) throws -> Void) throws {
    let child = try Child(keyboard.command, environment: session.environment)
    defer { child.stop() }
    usleep(Self.startTime)
    let places = try keyboard.places(session)
    let block = 500
    var step = 0
    var (last, lastTaps) = (processorTime(of: child.pid), 0)
    for count in stride(from: block, through: taps, by: block) {
      let text = Self.words(block)
      _ = try type(text, at: places, pause: 1_000_000)
      _ = Deadline(seconds: 2).poll { (try? client.text().count) == block ? true : nil }
      try compare(try client.text(), to: text, of: keyboard)
      try client.set("")
      guard count * steps / taps > step || count == block else { continue }
      step = count * steps / taps
      let time = processorTime(of: child.pid)
      try tell(
        SoakStep(
          keyboard: keyboard.name, taps: count, memory: Memory(of: child.pid),
          descriptors: FileManager.default.contentsOfDirectory(
            atPath: "/proc/\(child.pid)/fd"
          ).count,
          processor: Double(time - last) / 1e6 / Double(count - lastTaps)))
      (last, lastTaps) = (time, count)
    }
  }
}
