// SPDX-License-Identifier: MIT

/// What is wrong with a command line or with a line of the configuration file, in one line.
package struct UsageMistake: Error, Hashable, Sendable {
  /// What is wrong, without a full stop.
  package let message: String

  init(_ message: String) { self.message = message }
}
