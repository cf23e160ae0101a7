// SPDX-License-Identifier: MIT

import Glibc

/// The time that a process has had a processor, with all its threads, in nanoseconds.
func processorTime(of pid: Int32) -> Int {
  var clock = clockid_t()
  guard clock_getcpuclockid(pid, &clock) == 0 else { return 0 }
  return nanoseconds(of: clock)
}

/// Nanoseconds of the monotonic clock.
func now() -> Int { nanoseconds(of: CLOCK_MONOTONIC) }

private func nanoseconds(of clock: clockid_t) -> Int {
  var time = timespec()
  clock_gettime(clock, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}
