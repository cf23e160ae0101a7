// SPDX-License-Identifier: MIT

/// What a keyboard that runs can be asked from the command line.
package enum ControlRequest: String, CaseIterable, Hashable, Sendable {
  case show
  case hide
  case toggle
  /// What is where on it.
  case elements

  /// What to tell ``Visibility``; nil for a question.
  package var visibility: VisibilityRequest? { VisibilityRequest(rawValue: rawValue) }
}
