// SPDX-License-Identifier: MIT

/// Where a table's headers, rows and footers lie from its top: arithmetic without views.
struct TableGeometry: Equatable {
  struct Section: Equatable {
    var header: CGFloat = 0
    var rows: [CGFloat] = []
    var footer: CGFloat = 0
  }

  /// A stretch of the height.
  struct Span: Equatable {
    var start: CGFloat
    var length: CGFloat
    var end: CGFloat { start + length }
  }

  /// The height of what stands above the first section.
  let top: CGFloat
  private(set) var sections: [Section]
  private var rowStarts: [[CGFloat]] = []
  private var sectionStarts: [CGFloat] = []

  init(top: CGFloat = 0, sections: [Section] = []) {
    self.top = top
    self.sections = sections
    place()
  }

  /// The height of all of it.
  var height: CGFloat { sectionStarts.last ?? top }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path[0])
      && sections[path[0]].rows.indices.contains(path[1])
  }

  func section(_ index: Int) -> Span {
    Span(
      start: sectionStarts[index], length: sectionStarts[index + 1] - sectionStarts[index])
  }

  func header(_ index: Int) -> Span {
    Span(start: sectionStarts[index], length: sections[index].header)
  }

  func footer(_ index: Int) -> Span {
    let length = sections[index].footer
    return Span(start: sectionStarts[index + 1] - length, length: length)
  }

  func row(_ path: IndexPath) -> Span {
    Span(start: rowStarts[path[0]][path[1]], length: sections[path[0]].rows[path[1]])
  }

  /// The sections of which some of the height from one point to another is.
  func sections(from start: CGFloat, to end: CGFloat) -> Range<Int> {
    let first = max(0, sectionStarts.dropFirst().partitioningIndex { $0 > start } - 1)
    let last = sectionStarts.dropLast().partitioningIndex { $0 >= end }
    return first..<max(first, last)
  }

  /// The rows that some of the height from one point to another is of, in order.
  func rows(from start: CGFloat, to end: CGFloat) -> [IndexPath] {
    sections(from: start, to: end).flatMap { section in
      let (starts, heights) = (rowStarts[section], sections[section].rows)
      // The first row that ends after the start.
      let first = starts.indices.partitioningIndex { starts[$0] + heights[$0] > start }
      let last = starts.partitioningIndex { $0 >= end }
      return (first..<max(first, last)).map { IndexPath(row: $0, section: section) }
    }
  }

  /// The row at a point, if one is there.
  func row(at position: CGFloat) -> IndexPath? {
    rows(from: position, to: position + 0.001).first
  }

  /// The row so many rows after another one, or before it; the last or first where there are fewer.
  func row(_ distance: Int, after path: IndexPath) -> IndexPath {
    var (section, row) = (path.section, path.row + distance)
    while row < 0 {
      guard let before = (0..<section).last(where: { !sections[$0].rows.isEmpty }) else {
        return IndexPath(row: 0, section: section)
      }
      section = before
      row += sections[section].rows.count
    }
    while row >= sections[section].rows.count {
      let after = sections.indices.first { $0 > section && !sections[$0].rows.isEmpty }
      guard let after else {
        return IndexPath(row: sections[section].rows.count - 1, section: section)
      }
      row -= sections[section].rows.count
      section = after
    }
    return IndexPath(row: row, section: section)
  }

  mutating func setRowHeights(_ heights: [IndexPath: CGFloat]) {
    for (path, height) in heights { sections[path[0]].rows[path[1]] = height }
    place()
  }

  mutating func setEnds(_ heights: [SectionEnd: CGFloat]) {
    for (end, height) in heights {
      if end.isHeader {
        sections[end.section].header = height
      } else {
        sections[end.section].footer = height
      }
    }
    place()
  }

  private mutating func place() {
    var position = top
    sectionStarts = []
    rowStarts = []
    for section in sections {
      sectionStarts.append(position)
      position += section.header
      var starts: [CGFloat] = []
      starts.reserveCapacity(section.rows.count)
      for row in section.rows {
        starts.append(position)
        position += row
      }
      rowStarts.append(starts)
      position += section.footer
    }
    sectionStarts.append(position)
  }
}
