// SPDX-License-Identifier: MIT

import Glibc

/// The system's clock that never goes back.
public enum MonotonicClock {
  /// Nanoseconds since some moment.
  public static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
