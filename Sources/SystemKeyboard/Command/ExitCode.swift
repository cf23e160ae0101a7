// SPDX-License-Identifier: MIT

/// How the program ends; the numbers are those of sysexits.h.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// The command line can't be understood.
  case usage = 64
  /// There is no compositor, it lacks a protocol, or no keyboard runs that could be asked.
  case unavailable = 69
  /// The program was wrong about itself.
  case software = 70
  /// The answer can't be written.
  case output = 74
  /// Another keyboard runs already, or the one that runs doesn't answer: later it may work.
  case temporaryFailure = 75
}
