// SPDX-License-Identifier: MIT

extension UITableView {
  /// How many sections the table shows.
  public var numberOfSections: Int {
    loadIfNeeded()
    return geometry.sections.count
  }

  /// How many rows a section shows.
  public func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    return geometry.sections.indices.contains(section) ? geometry.sections[section].rows.count : 0
  }

  /// The cell of a row; nil where it isn't in sight.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The row of a cell; nil where it isn't in sight.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The row at a point of the table.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadIfNeeded()
    return geometry.row(at: point.y)
  }

  /// The cells in sight, from the top.
  public var visibleCells: [UITableViewCell] {
    cells.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The rows in sight, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// A row's rectangle; an empty one for a row that isn't there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return .zero }
    return rect(geometry.row(indexPath))
  }

  /// The rectangle of a section with its header and footer; an empty one for one that isn't there.
  public func rect(forSection section: Int) -> CGRect {
    loadIfNeeded()
    guard geometry.sections.indices.contains(section) else { return .zero }
    return rect(geometry.section(section))
  }

  /// Brings a row into sight.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    loadIfNeeded()
    guard geometry.contains(indexPath) else { return }
    let rect = rectForRow(at: indexPath)
    let room = bounds.height
    switch scrollPosition {
    case .none: scrollRectToVisible(clearOfTitle(rect, indexPath), animated: animated)
    case .top: scroll(to: clearOfTitle(rect, indexPath).minY)
    case .middle: scroll(to: rect.midY - room / 2)
    case .bottom: scroll(to: rect.maxY - room)
    }
  }

  // The title that stays at the top would cover the row.
  private func clearOfTitle(_ rect: CGRect, _ path: IndexPath) -> CGRect {
    guard style == .plain else { return rect }
    let title = geometry.header(path.section).length
    return CGRect(
      x: rect.minX, y: rect.minY - title, width: rect.width, height: rect.height + title)
  }

  private func scroll(to y: CGFloat) {
    contentOffset = CGPoint(x: contentOffset.x, y: y - contentInset.top)
  }

  func rect(_ span: TableGeometry.Span) -> CGRect {
    CGRect(x: 0, y: span.start, width: bounds.width, height: span.length)
  }
}
