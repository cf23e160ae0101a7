// SPDX-License-Identifier: MIT

import GLib

/// Turns the times of events into the main loop's.
///
/// What waited for its turn while the program was busy keeps its distances so: two slow taps don't
/// become a double tap.
struct EventClock {
  /// A wait longer than this, in seconds, is taken for a clock that was set anew.
  private static let longestWait = 30.0

  /// The least that was seen to lie between an event's time and its arrival.
  private var offset: Double?

  /// When an event of a time happened, given the time now; both in seconds of their own clocks.
  mutating func time(of event: Double, now: Double) -> Double {
    guard event > 0 else { return now }
    let distance = now - event
    if let known = offset, distance >= known, distance - known < Self.longestWait {
      return event + known
    }
    offset = distance
    return now
  }
}
