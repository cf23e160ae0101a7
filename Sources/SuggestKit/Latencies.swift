// SPDX-License-Identifier: MIT

import Suggestions

/// How long calls took.
package struct Latencies: Hashable, Sendable {
  private var nanoseconds: [UInt32] = []

  package init() {}

  /// How long a call takes, in nanoseconds.
  static func time(_ call: () -> Void) -> UInt64 {
    let start = MonotonicClock.now()
    call()
    return MonotonicClock.now() - start
  }

  /// Adds what was measured; more than four seconds count as four.
  package mutating func add(_ duration: UInt64) {
    nanoseconds.append(UInt32(clamping: duration))
  }

  /// The p50us, p99us and maxus of a report, in microseconds; 0 without a call.
  package var figures: [(String, Double)] {
    let sorted = nanoseconds.sorted()
    func quantile(_ percent: Int) -> Double {
      guard !sorted.isEmpty else { return 0 }
      // The nearest rank: at least so many percent took no longer.
      let rank = (sorted.count * percent + 99) / 100
      return Double(sorted[max(rank, 1) - 1]) / 1000
    }
    return [("p50us", quantile(50)), ("p99us", quantile(99)), ("maxus", quantile(100))]
  }
}
