// SPDX-License-Identifier: MIT

/// When the keyboard shows itself.
package enum VisibilityMode: String, CaseIterable, Hashable, Sendable {
  /// While a field wants text.
  case automatic
  /// Until it is hidden by hand, and then from the next field on again.
  case always
  /// By hand alone.
  case never
}
