// SPDX-License-Identifier: MIT

/// Why the program can't do what it was asked for.
package struct Failure: Error, Hashable, Sendable {
  /// How the program ends.
  package var code: ExitCode
  /// What is wrong and what helps, for standard error.
  package var message: String

  package init(_ code: ExitCode, _ message: String) {
    self.code = code
    self.message = message
  }
}
