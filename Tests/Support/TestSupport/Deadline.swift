// SPDX-License-Identifier: MIT

import Foundation

/// A moment by which something outside must have happened.
package struct Deadline {
  /// Long enough for a loaded machine; whatever works takes a fraction of a second.
  package static var usual: Deadline { Deadline(seconds: 20) }

  private let end: ContinuousClock.Instant

  package init(seconds: Double) { end = .now + .seconds(seconds) }

  package var isPast: Bool { ContinuousClock.now >= end }

  /// What is left, in milliseconds.
  package var milliseconds: Int32 {
    let left = ContinuousClock.now.duration(to: end)
    return Int32(max(0, left / .milliseconds(1)).rounded(.up))
  }

  /// Asks again and again until the answer isn't nil. Nil once the deadline is past.
  package func poll<Value>(_ question: () throws -> Value?) rethrows -> Value? {
    while true {
      if let value = try question() { return value }
      if isPast { return nil }
      usleep(20_000)
    }
  }
}
