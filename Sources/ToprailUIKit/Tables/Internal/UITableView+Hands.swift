// SPDX-License-Identifier: MIT

import GTK

extension UITableView {
  /// How far a finger may slip in a tap, in points.
  private static let tapRoom: CGFloat = 24

  func setUpTable() {
    host.add(cssClass: "toprail-table")
    if style != .plain { host.add(cssClass: "grouped") }
    RowTheme.shared.use()
    scroller.isFocusable = false
    let content = scroller.content
    content.setAccessibleRole(.list)
    content.onKey { [weak self] in self?.press($0) ?? false }
    let tap = TapGesture(on: content)
    tap.onPress { [weak self] _, x, y in self?.touch(at: self?.point(x, y)) }
    tap.onRelease { [weak self] _, x, y in self?.release(at: self?.point(x, y)) }
    tap.onCancel { [weak self] in self?.touch(at: nil) }
    TapGesture(on: content, button: .secondary).onPress { [weak self] _, x, y in
      self?.offer(at: self?.point(x, y))
    }
    content.onSwipe { [weak self] swipe in self?.swipe(swipe) }
  }

  /// Offers to delete a row; false where it can't be.
  @discardableResult
  func offerDeletion(of path: IndexPath, movesFocus: Bool = false) -> Bool {
    withdrawOffer()
    guard offersDeletion(path), let cell = cells[path] else { return false }
    offered = path
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    cell.offerDeletion(title: title ?? "Delete", movesFocus: movesFocus)
    return true
  }

  func withdrawOffer() {
    guard let path = offered else { return }
    offered = nil
    cells[path]?.withdrawDeletion()
  }

  func offersDeletion(_ path: IndexPath) -> Bool {
    guard let dataSource, !deletesNothing, geometry.contains(path),
      dataSource.tableView(self, canEditRowAt: path)
    else { return false }
    return delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete
  }

  /// The user deletes a row.
  func delete(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell), offersDeletion(path) else { return }
    // The button that has the focus goes; the row that takes this one's place is where one was.
    if holdsFocus(path), window?.firstResponder == nil {
      focusOwed = path
      window?.syncFocus()
    }
    withdrawOffer()
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
    setNeedsLayout()
  }

  /// The data source has no method for it.
  func nobodyDeletes() {
    deletesNothing = true
    for cell in cells.values { cell.setEditing(false, animated: false) }
  }

  /// A point of the content's box as one of the table.
  private func point(_ x: Double, _ y: Double) -> CGPoint {
    isScrollEnabled
      ? CGPoint(x: x - contentInset.left, y: y - contentInset.top)
      : CGPoint(x: x + contentOffset.x, y: y + contentOffset.y)
  }

  private func row(at point: CGPoint?) -> IndexPath? {
    guard let point, !titles.values.contains(where: { $0.frame.contains(point) }) else {
      return nil
    }
    return geometry.row(at: point.y)
  }

  private func touch(at point: CGPoint?) {
    touched = point
    let path = row(at: point)
    for (other, cell) in cells {
      cell.setHighlighted(other == path && canChoose(other), animated: false)
    }
  }

  private func release(at point: CGPoint?) {
    let start = touched
    touch(at: nil)
    guard let path = row(at: point), let point, let start, path == row(at: start),
      abs(point.x - start.x) < Self.tapRoom
    else { return }
    if offered != nil { return withdrawOffer() }
    current = path
    updateStops()
    choose(path)
  }

  private func offer(at point: CGPoint?) {
    if let path = row(at: point) { offerDeletion(of: path) }
  }

  private func swipe(_ swipe: Swipe) {
    let outward = isMirrored ? swipe.offset.x : -swipe.offset.x
    guard abs(outward) > 2 * abs(swipe.offset.y), abs(outward) > 40 else { return }
    if outward < 0 { return withdrawOffer() }
    offer(at: point(swipe.start.x, swipe.start.y))
  }
}
