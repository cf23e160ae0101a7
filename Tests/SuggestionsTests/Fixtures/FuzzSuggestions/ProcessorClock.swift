// SPDX-License-Identifier: MIT

import Glibc

/// The time that this thread worked: another program that works meanwhile doesn't count.
enum ProcessorClock {
  /// Nanoseconds since the thread began.
  static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) &* 1_000_000_000 &+ UInt64(time.tv_nsec)
  }
}
