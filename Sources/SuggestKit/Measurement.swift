// SPDX-License-Identifier: MIT

/// What to measure, and with which phrases.
package enum Measurement: Hashable, Sendable {
  /// What a person saves who takes a word as soon as it is shown; with the file's path.
  case phrases(String)
  /// What a key costs; with the file's path.
  case keys(String)
}
