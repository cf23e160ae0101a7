// SPDX-License-Identifier: MIT

import GLib
import GTK

extension UITableView {
  /// The row whose cell itself has the keyboard's focus.
  var focusedRow: IndexPath? {
    guard let cell = window?.native.focusedContent as? UITableViewCell else { return nil }
    return cell.host.hasFocusItself ? indexPath(for: cell) : nil
  }

  /// Whether the first responder or the focus is in a row's cell, which stays until they leave.
  func holdsFocus(_ path: IndexPath) -> Bool {
    guard let cell = cells[path], let window else { return false }
    let focused = window.native.focusedContent as? UIView
    let first = window.firstResponder as? UIView
    return focused?.isDescendant(of: cell) == true || first?.isDescendant(of: cell) == true
  }

  /// The Tab key stops at one row: where the keyboard was last, or at the first in sight.
  func updateStops() {
    let wanted = current ?? indexPathForSelectedRow
    let stop = wanted.flatMap { cells[$0] == nil ? nil : $0 } ?? cells.keys.min()
    for (path, cell) in cells {
      let isStop = path == stop
      if cell.host.isFocusable != isStop, isStop || !cell.host.hasFocusItself {
        cell.host.isFocusable = isStop
      }
    }
  }

  func moveFocus(to path: IndexPath) {
    guard geometry.contains(path) else { return }
    current = path
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    updateStops()
    cells[path]?.host.grabFocus()
    updateStops()
  }

  /// Remembers where the focus is while cells go.
  func parkFocus() {
    guard let path = focusedRow else { return }
    focusOwed = path
    window?.syncFocus()
  }

  func repayFocus() {
    guard focusOwed != nil else { return }
    // Not while GTK lays out.
    MainLoop.soon { [weak self] in
      guard let self, let path = focusOwed else { return }
      focusOwed = nil
      if geometry.contains(path), window?.firstResponder == nil { moveFocus(to: path) }
    }
  }

  /// How many rows a page key moves by.
  private var page: Int { max(1, cells.count - 1) }

  /// A key was pressed at a row.
  func press(_ key: Key) -> Bool {
    if key == .escape, offered != nil {
      let path = offered
      withdrawOffer()
      if let path { moveFocus(to: path) }
      return true
    }
    guard let path = focusedRow else { return false }
    switch key {
    case .up: moveFocus(to: geometry.row(-1, after: path))
    case .down: moveFocus(to: geometry.row(1, after: path))
    case .pageUp: moveFocus(to: geometry.row(-page, after: path))
    case .pageDown: moveFocus(to: geometry.row(page, after: path))
    case .home: moveFocus(to: geometry.row(-Int(Int32.max), after: path))
    case .end: moveFocus(to: geometry.row(Int(Int32.max), after: path))
    case .enter, .space:
      current = path
      choose(path)
    case .delete, .menu: return offerDeletion(of: path, movesFocus: true)
    default: return false
    }
    return true
  }
}
