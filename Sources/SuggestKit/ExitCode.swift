// SPDX-License-Identifier: MIT

/// How the program ends; the numbers are those of sysexits.h.
package enum ExitCode: Int32, Sendable {
  case success = 0
  /// The command line can't be understood.
  case usage = 64
  /// A file isn't what it should be.
  case data = 65
  /// A file that was named can't be read.
  case noInput = 66
  /// There is no lexicon.
  case unavailable = 69
  /// The program doesn't trust its own figures.
  case software = 70
  /// The answer can't be written.
  case output = 74
}
