// SPDX-License-Identifier: MIT

/// When a keyboard has a row of escape, tab, control, alt and arrows above its letters.
public enum TerminalRow: String, CaseIterable, Hashable, Sendable {
  /// While a terminal is typed into.
  case automatic
  /// Above letters and symbols whatever is typed into.
  case always
  /// Never.
  case never

  /// Whether letters for a field have the row.
  func shows(for traits: InputTraits) -> Bool {
    switch self {
    case .automatic: traits.isTerminal
    case .always: true
    case .never: false
    }
  }
}
