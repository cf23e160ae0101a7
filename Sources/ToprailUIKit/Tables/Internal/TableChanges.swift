// SPDX-License-Identifier: MIT

/// What happens to a table's rows at once: deletions and reloads by where rows were, insertions by where
/// they are afterwards.
struct TableChanges {
  var deletedRows: Set<IndexPath> = []
  var insertedRows: Set<IndexPath> = []
  var reloadedRows: Set<IndexPath> = []
  var deletedSections: IndexSet = []
  var insertedSections: IndexSet = []
  var reloadedSections: IndexSet = []

  /// Where a section is afterwards; nil where it was deleted.
  func newSection(_ old: Int) -> Int? {
    guard !deletedSections.contains(old) else { return nil }
    var new = old - deletedSections.count(in: 0..<old)
    for inserted in insertedSections where inserted <= new { new += 1 }
    return new
  }

  /// Where a row is afterwards; nil where it was deleted.
  func newPath(_ old: IndexPath) -> IndexPath? {
    guard let section = newSection(old.section), !deletedRows.contains(old) else { return nil }
    var row = old.row - deletedRows.count { $0.section == old.section && $0.row < old.row }
    for inserted in inserted(in: section) where inserted <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// Whether the cell of a row has to be asked for anew.
  func reloads(_ old: IndexPath) -> Bool {
    reloadedRows.contains(old) || reloadedSections.contains(old.section)
  }

  /// Values that belong to rows, as they are afterwards; new rows get a value made for them.
  func applied<Value>(to sections: [[Value]], new: Value) -> [[Value]] {
    var result = sections.indices.compactMap { section -> [Value]? in
      guard !deletedSections.contains(section) else { return nil }
      return sections[section].indices.compactMap { row in
        deletedRows.contains(IndexPath(row: row, section: section)) ? nil : sections[section][row]
      }
    }
    for section in insertedSections { result.insert([], at: min(section, result.count)) }
    for section in result.indices {
      for row in inserted(in: section) {
        result[section].insert(new, at: min(row, result[section].count))
      }
    }
    return result
  }

  private func inserted(in section: Int) -> [Int] {
    insertedRows.lazy.filter { $0.section == section }.map(\.row).sorted()
  }
}
