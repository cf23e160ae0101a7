// SPDX-License-Identifier: MIT

extension UITableView {
  /// Shows the data after changes that the app has told.
  func apply(_ changes: TableChanges) {
    guard !needsReload else { return }
    guard !isAsking else { return reloadData() }
    withdrawOffer()
    parkFocus()
    let heights = geometry.sections.map(\.rows)
    let fresh = asking { freshSections() }
    guard !needsReload else { return }
    var rows = changes.applied(to: heights, new: CGFloat.nan)
    var known = changes.applied(to: isMeasured, new: false)
    check(rows, against: fresh, after: changes)
    asking { settle(&rows, &known, as: fresh) }
    guard !needsReload else { return }
    var sections = fresh
    for section in sections.indices { sections[section].rows = rows[section] }
    geometry = TableGeometry(top: headHeight, sections: sections)
    isMeasured = known
    asking { move(by: changes) }
    setNeedsLayout()
    if window != nil { layoutIfNeeded() }
  }

  /// Runs what asks the data source and the delegate.
  private func asking<Result>(_ body: () -> Result) -> Result {
    isAsking = true
    defer { isAsking = false }
    return body()
  }

  /// Gives rows that nothing is known of the heights that they have now.
  private func settle(
    _ rows: inout [[CGFloat]], _ known: inout [[Bool]], as fresh: [TableGeometry.Section]
  ) {
    for section in fresh.indices {
      if rows[section].count != fresh[section].rows.count {
        rows[section] = fresh[section].rows.map { _ in .nan }
        known[section] = rows[section].map { _ in false }
      }
      for row in rows[section].indices where !known[section][row] {
        rows[section][row] = fresh[section].rows[row]
        known[section][row] = !isGuess(IndexPath(row: row, section: section))
      }
    }
  }

  /// Cells, choice and focus follow their rows.
  private func move(by changes: TableChanges) {
    var moved: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in cells {
      guard let new = changes.newPath(path), !changes.reloads(path) else {
        recycle(path)
        if let new = changes.newPath(path) { unmeasure(new) }
        continue
      }
      moved[new] = cell
    }
    cells = moved
    selected = Set(selected.compactMap(changes.newPath))
    current = current.flatMap { changes.newPath($0) ?? nearest($0) }
    focusOwed = focusOwed.flatMap { changes.newPath($0) ?? nearest($0) }
    for (_, view) in titles { view.removeFromSuperview() }
    titles = [:]
  }

  private func unmeasure(_ path: IndexPath) {
    if geometry.contains(path), isGuess(path) { isMeasured[path.section][path.row] = false }
  }

  /// The row at a deleted one's place, or the last before it.
  private func nearest(_ path: IndexPath) -> IndexPath? {
    guard !geometry.sections.isEmpty else { return nil }
    let section = min(path.section, geometry.sections.count - 1)
    let count = geometry.sections[section].rows.count
    return count == 0 ? nil : IndexPath(row: min(path.row, count - 1), section: section)
  }

  private func check(
    _ rows: [[CGFloat]], against fresh: [TableGeometry.Section], after changes: TableChanges
  ) {
    precondition(
      rows.count == fresh.count,
      "the data source has \(fresh.count) sections after an update that leaves \(rows.count): "
        + "change the data in step with insertSections and deleteSections, or call reloadData()")
    let reloaded = Set(changes.reloadedSections.compactMap(changes.newSection))
    for section in rows.indices
    where !reloaded.contains(section) && !changes.insertedSections.contains(section) {
      precondition(
        rows[section].count == fresh[section].rows.count,
        "section \(section) has \(fresh[section].rows.count) rows in the data source after an update "
          + "that leaves \(rows[section].count): change the data in step with insertRows and "
          + "deleteRows, or call reloadData()")
    }
  }
}
