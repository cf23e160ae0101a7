// SPDX-License-Identifier: MIT

import GLib
import GTK

extension UITableView {
  /// Gives the rows in sight their cells and everything its place.
  func layOutRows() {
    guard bounds.width > 0, !isAsking else { return }
    // What is loaded now is measured in this width already.
    let hasOldHeights = measuredWidth != bounds.width && !needsReload
    measuredWidth = bounds.width
    loadIfNeeded()
    isAsking = true
    defer { finishAsking() }
    if hasOldHeights { widthDidChange() }
    if geometry.top != headHeight {
      geometry = TableGeometry(top: headHeight, sections: geometry.sections)
    }
    // The heights of rows that come into sight decide which rows are in sight.
    for _ in 0..<8 where !measureVisible() { break }
    setContentSize()
    placeCells()
    placeTitles()
    placeEnds()
    updateStops()
    repayFocus()
  }

  /// Sees to what was changed while the rows were laid out.
  private func finishAsking() {
    isAsking = false
    guard needsReload else { return }
    MainLoop.soon { [weak self] in self?.setNeedsLayout() }
  }

  /// The width that cells have.
  var cellWidth: CGFloat { max(0, bounds.width - 2 * sideInset) }

  /// Puts a cell aside; its row has none then.
  func recycle(_ path: IndexPath) {
    guard let cell = cells.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    stock.put(cell)
  }

  private var sideInset: CGFloat { style == .insetGrouped ? RowMetrics.margin : 0 }

  private var visibleRows: [IndexPath] {
    geometry.rows(from: bounds.minY, to: bounds.minY + max(0, frame.height))
  }

  private func setContentSize() {
    let foot = tableFooterView?.frame.height.usable ?? 0
    contentSize = CGSize(width: bounds.width, height: geometry.height + foot)
  }

  private func widthDidChange() {
    isMeasured = isMeasured.indices.map { section in
      isMeasured[section].indices.map { !isGuess(IndexPath(row: $0, section: section)) }
    }
    measureEnds()
  }

  /// Makes the cells in sight, and learns the heights of those that weren't seen before. True if
  /// something lies elsewhere now.
  private func measureVisible() -> Bool {
    let rows = visibleRows
    recycle(except: rows)
    let anchor = rows.first { cells[$0] != nil && isMeasured[$0.section][$0.row] }
    let before = anchor.map { geometry.row($0).start }
    var found: [IndexPath: CGFloat] = [:]
    for path in rows {
      guard let cell = cell(for: path), !isMeasured[path.section][path.row] else { continue }
      isMeasured[path.section][path.row] = true
      let height = cell.height(for: cellWidth)
      if typicalHeight == nil { typicalHeight = height }
      if height != geometry.row(path).length { found[path] = height }
    }
    guard !found.isEmpty else { return false }
    geometry.setRowHeights(found)
    setContentSize()
    // What one was looking at stays where it is while rows above it turn out higher or lower.
    if let anchor, let before, geometry.row(anchor).start != before {
      contentOffset.y += geometry.row(anchor).start - before
    }
    return true
  }

  private func cell(for path: IndexPath) -> UITableViewCell? {
    if let cell = cells[path] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    cells[path] = cell
    cell.table = self
    cell.hasSeparator = separatorStyle != .none
    cell.setSelected(selected.contains(path), animated: false)
    cell.setEditing(isEditing && offersDeletion(path), animated: false)
    if style == .insetGrouped { round(cell, at: path) }
    place(cell, before: cells.keys.filter { $0 > path }.min())
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  /// Cells stand in the order of their rows, behind the titles.
  private func place(_ cell: UITableViewCell, before next: IndexPath?) {
    if let sibling = next.flatMap({ cells[$0] }) ?? subviews.first(where: isTitle) {
      insertSubview(cell, belowSubview: sibling)
    } else {
      addSubview(cell)
    }
  }

  private func isTitle(_ view: UIView) -> Bool { titles.values.contains { $0 === view } }

  private func round(_ cell: UITableViewCell, at path: IndexPath) {
    let last = geometry.sections[path.section].rows.count - 1
    cell.host.add(cssClass: "inset")
    cell.host.set(cssClass: "first", path.row == 0)
    cell.host.set(cssClass: "last", path.row == last)
  }

  /// Puts the cells of all other rows aside, but not one that is being used.
  private func recycle(except rows: [IndexPath]) {
    let visible = Set(rows)
    for path in Array(cells.keys) where !visible.contains(path) {
      if !geometry.contains(path) || !holdsFocus(path) { recycle(path) }
    }
  }

  private func placeCells() {
    recycle(except: visibleRows)
    for (path, cell) in cells {
      cell.frame = rect(geometry.row(path)).insetBy(dx: sideInset, dy: 0)
      if style == .insetGrouped { round(cell, at: path) }
    }
  }

  private func placeTitles() {
    let sections = geometry.sections(from: bounds.minY, to: bounds.minY + frame.height)
    for (end, view) in titles where !sections.contains(end.section) {
      view.removeFromSuperview()
      titles[end] = nil
    }
    for section in sections {
      place(SectionEnd(section: section, isHeader: true), at: geometry.header(section))
      place(SectionEnd(section: section, isHeader: false), at: geometry.footer(section))
    }
  }

  private func place(_ end: SectionEnd, at span: TableGeometry.Span) {
    guard span.length > 0, let view = titles[end] ?? makeTitle(end) else { return }
    if titles[end] == nil {
      titles[end] = view
      addSubview(view)
    }
    var place = rect(span).insetBy(dx: view is SectionTitle ? sideInset : 0, dy: 0)
    if style == .plain, end.isHeader {
      let last = geometry.section(end.section).end - span.length
      place.origin.y = min(max(span.start, bounds.minY + contentInset.top), max(span.start, last))
    }
    view.frame = place
  }

  private func placeEnds() {
    tableHeaderView.map { $0.frame = CGRect(x: 0, y: 0, width: bounds.width, height: headHeight) }
    tableFooterView.map {
      $0.frame = CGRect(
        x: 0, y: geometry.height, width: bounds.width, height: $0.frame.height)
    }
    backgroundView?.frame = bounds
  }

  func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new {
      // The table's layout comes after that of constraints in the view.
      new.frame.size.width = bounds.width
      addSubview(new)
    }
    setNeedsLayout()
  }
}
