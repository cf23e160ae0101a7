// SPDX-License-Identifier: MIT

import InputAssistant

/// Where Esc, Tab, Ctrl, Alt and the arrows have a row of their own: in terminals, everywhere or nowhere.
package enum TerminalRowChoice: String, CaseIterable, Hashable, Sendable {
  case auto
  case always
  case never

  /// The same for the keys' layout.
  var row: TerminalRow {
    switch self {
    case .auto: .automatic
    case .always: .always
    case .never: .never
    }
  }
}
