// SPDX-License-Identifier: MIT

import GTK

extension UITableView {
  /// Asks how much there is, if that isn't known.
  func loadIfNeeded() {
    guard needsReload, !isAsking else { return }
    needsReload = false
    isAsking = true
    defer { isAsking = false }
    for path in Array(cells.keys) { recycle(path) }
    for view in titles.values { view.removeFromSuperview() }
    titles = [:]
    let sections = freshSections()
    geometry = TableGeometry(top: headHeight, sections: sections)
    isMeasured = sections.indices.map { section in
      sections[section].rows.indices.map { !isGuess(IndexPath(row: $0, section: section)) }
    }
    if let path = current, !geometry.contains(path) { current = nil }
  }

  /// The data source's sections with heights as far as they are known without cells.
  func freshSections() -> [TableGeometry.Section] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
      let count = max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      return TableGeometry.Section(
        header: height(of: SectionEnd(section: section, isHeader: true)),
        rows: (0..<count).map { planned(IndexPath(row: $0, section: section)) },
        footer: height(of: SectionEnd(section: section, isHeader: false)))
    }
  }

  /// Whether a row's height is its cell's, and a guess until that is there.
  func isGuess(_ path: IndexPath) -> Bool { asked(path) < 0 }

  var headHeight: CGFloat { tableHeaderView?.frame.height.usable ?? 0 }

  /// The view of a section's header or footer, if it has one.
  func makeTitle(_ end: SectionEnd) -> UIView? {
    let custom =
      end.isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: end.section)
      : delegate?.tableView(self, viewForFooterInSection: end.section)
    if let custom { return custom }
    let text =
      end.isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: end.section)
      : dataSource?.tableView(self, titleForFooterInSection: end.section)
    return text.map { SectionTitle($0, isHeader: end.isHeader, style: style) }
  }

  private func asked(_ path: IndexPath) -> CGFloat {
    let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return height.isFinite ? height.usable : Self.automaticDimension
  }

  private func planned(_ path: IndexPath) -> CGFloat {
    let height = asked(path)
    if height >= 0 { return height }
    if estimatedRowHeight >= 0 { return estimatedRowHeight.usable }
    return typicalHeight ?? RowMetrics.height
  }

  /// The heights of headers and footers in the table's width, anew.
  func measureEnds() {
    var heights: [SectionEnd: CGFloat] = [:]
    for section in geometry.sections.indices {
      for end in [true, false].map({ SectionEnd(section: section, isHeader: $0) }) {
        heights[end] = height(of: end, shownBy: titles[end])
      }
    }
    geometry.setEnds(heights)
  }

  private func height(of end: SectionEnd, shownBy shown: UIView? = nil) -> CGFloat {
    let asked =
      end.isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: end.section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: end.section) ?? sectionFooterHeight
    if asked >= 0, asked.isFinite { return asked.usable }
    guard let view = shown ?? makeTitle(end) else {
      return style == .plain ? 0 : RowMetrics.sectionGap
    }
    if let height = view.constrainedHeight(inWidth: bounds.width) { return max(0, height.usable) }
    let fitting = view.sizeThatFits(CGSize(width: bounds.width, height: 0)).height
    return max(0, fitting.usable, view.intrinsicContentSize.height.usable)
  }
}
