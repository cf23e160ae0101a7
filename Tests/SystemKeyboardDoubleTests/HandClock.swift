// SPDX-License-Identifier: MIT

import GLib

/// A clock that is put on by hand, and calls back whom it keeps waiting.
@MainActor
final class HandClock {
  private final class Alarm {
    let due: Double
    let ring: VoidHandler

    init(due: Double, ring: @escaping VoidHandler) { (self.due, self.ring) = (due, ring) }
  }

  private struct Waiting {
    weak var alarm: Alarm?
  }

  /// In seconds.
  private(set) var now = 1000.0
  private var waiting: [Waiting] = []

  /// This clock for whoever takes the time from the main loop.
  var loopClock: LoopClock {
    LoopClock(now: { [self] in now }, wait: { [self] in wait($0, $1) })
  }

  /// How many wait.
  var count: Int { waiting.count { $0.alarm != nil } }

  private func wait(_ seconds: Double, _ ring: @escaping VoidHandler) -> AnyObject {
    let alarm = Alarm(due: now + seconds, ring: ring)
    waiting.append(Waiting(alarm: alarm))
    return alarm
  }

  /// Lets time pass.
  func pass(_ seconds: Double) {
    now += seconds
    let due = waiting.compactMap(\.alarm).filter { $0.due <= now }
    waiting.removeAll { $0.alarm.map { $0.due <= now } ?? true }
    for alarm in due { alarm.ring() }
  }
}
