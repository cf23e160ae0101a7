// SPDX-License-Identifier: MIT

import InputAssistant

/// What the system's own buttons on the bar do.
enum SystemEditAction: CaseIterable, Sendable {
  case undo, redo, cut, copy, paste

  /// The action of one of the model's system items; nil for any other item.
  init?(_ id: BarItem.ID) {
    switch id {
    case .undo: self = .undo
    case .redo: self = .redo
    case .cut: self = .cut
    case .copy: self = .copy
    case .paste: self = .paste
    default: return nil
    }
  }
}
