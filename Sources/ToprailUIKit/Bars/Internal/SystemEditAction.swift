// SPDX-License-Identifier: MIT

/// What the system's own items of a text input do.
enum SystemEditAction: CaseIterable, Sendable {
  case undo, redo, cut, copy, paste

  var title: String {
    switch self {
    case .undo: "Undo"
    case .redo: "Redo"
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    }
  }

  /// A name from the icon theme.
  var symbol: String {
    switch self {
    case .undo: "edit-undo-symbolic"
    case .redo: "edit-redo-symbolic"
    case .cut: "edit-cut-symbolic"
    case .copy: "edit-copy-symbolic"
    case .paste: "edit-paste-symbolic"
    }
  }
}
