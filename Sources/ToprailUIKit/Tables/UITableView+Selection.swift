// SPDX-License-Identifier: MIT

extension UITableView {
  /// The chosen row; with several the first of them.
  public var indexPathForSelectedRow: IndexPath? { selected.min() }

  /// The chosen rows in order; nil where there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Chooses a row for the app, which isn't told; nil chooses none.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    loadIfNeeded()
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    guard geometry.contains(indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    selected.insert(indexPath)
    current = indexPath
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Takes back the choice of a row for the app, which isn't told.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Whether a tap on a row does something.
  func canChoose(_ path: IndexPath) -> Bool {
    guard geometry.contains(path), isEditing ? allowsSelectionDuringEditing : allowsSelection
    else { return false }
    return delegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  /// The user chooses a row.
  func choose(_ path: IndexPath) {
    guard canChoose(path) else { return }
    if allowsMultipleSelection, selected.contains(path) {
      deselectRow(at: path, animated: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let delegate else { return selectRow(at: path, animated: false, scrollPosition: .none) }
    guard let path = delegate.tableView(self, willSelectRowAt: path), geometry.contains(path)
    else { return }
    let others = allowsMultipleSelection ? [] : selected.filter { $0 != path }
    selectRow(at: path, animated: false, scrollPosition: .none)
    for other in others { delegate.tableView(self, didDeselectRowAt: other) }
    delegate.tableView(self, didSelectRowAt: path)
  }
}
