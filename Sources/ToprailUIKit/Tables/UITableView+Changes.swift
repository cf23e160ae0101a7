// SPDX-License-Identifier: MIT

public import Foundation

extension UITableView {
  /// Asks for everything anew, before the table is next drawn. No row is chosen afterwards.
  public func reloadData() {
    withdrawOffer()
    parkFocus()
    for path in Array(cells.keys) { recycle(path) }
    selected = []
    changes = nil
    needsReload = true
    setNeedsLayout()
  }

  /// Shows rows that were added to the data, at the places where they are then.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertedRows.formUnion(indexPaths) }
  }

  /// Takes rows away that were taken out of the data, from the places where they were.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deletedRows.formUnion(indexPaths) }
  }

  /// Asks for the cells of rows anew.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadedRows.formUnion(indexPaths) }
  }

  /// Shows a row at another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0.deletedRows.insert(indexPath)
      $0.insertedRows.insert(newIndexPath)
    }
  }

  /// Shows sections that were added to the data, at the places where they are then.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Takes sections away that were taken out of the data, from the places where they were.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the rows of sections anew.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Makes all changes of the closure at once. Deletions and reloads count by where rows were before
  /// all of them, insertions by where they are after.
  ///
  /// - Parameters:
  ///   - updates: calls the methods above, and changes the data.
  ///   - completion: called with true when the table shows the changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Collects changes until `endUpdates()`.
  public func beginUpdates() { nesting += 1 }

  /// Makes the changes since `beginUpdates()` at once.
  public func endUpdates() {
    precondition(nesting > 0, "endUpdates() without a beginUpdates() before it")
    nesting -= 1
    guard nesting == 0 else { return }
    let collected = changes ?? TableChanges()
    changes = nil
    apply(collected)
  }

  private func change(_ note: (inout TableChanges) -> Void) {
    // The data may have changed already: rows that nobody has asked for yet come with the rest.
    guard nesting > 0 || !needsReload else { return }
    nesting += 1
    var noted = changes ?? TableChanges()
    note(&noted)
    changes = noted
    endUpdates()
  }
}
