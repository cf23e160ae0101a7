// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import ToprailUIKit

/// All lists of so many numbers out of some.
private func lists(of count: Int, from values: [Int]) -> [[Int]] {
  guard count > 0 else { return [[]] }
  return lists(of: count - 1, from: values).flatMap { list in values.map { list + [$0] } }
}

/// All sets of numbers below a count.
private func subsets(below count: Int) -> [[Int]] {
  (0..<(1 << count)).map { bits in (0..<count).filter { bits & (1 << $0) != 0 } }
}

@Suite("Where a table's rows lie")
struct ViewsTableGeometryTests {
  @Test("Rows in a stretch are those that a walk over all rows finds")
  func rowsInStretch() {
    for heights in lists(of: 4, from: [0, 1, 3]) {
      let sections = [
        TableGeometry.Section(
          header: 2, rows: heights.prefix(2).map { CGFloat($0) }, footer: 0),
        TableGeometry.Section(
          header: 0, rows: heights.suffix(2).map { CGFloat($0) }, footer: 1),
      ]
      let geometry = TableGeometry(top: 1, sections: sections)
      let paths = [[0, 0], [0, 1], [1, 0], [1, 1]].map { IndexPath(indexes: $0) }
      for start in 0..<Int(geometry.height) {
        for end in start + 1...Int(geometry.height) {
          let expected = paths.filter {
            let row = geometry.row($0)
            return row.length > 0 && row.start < CGFloat(end) && row.end > CGFloat(start)
          }
          let found = geometry.rows(from: CGFloat(start), to: CGFloat(end))
          #expect(found.filter { geometry.row($0).length > 0 } == expected)
        }
      }
    }
  }

  @Test("A step from row to row goes over sections without rows, and stays at the ends")
  func steps() {
    for counts in lists(of: 3, from: [0, 1, 2]) where counts != [0, 0, 0] {
      let geometry = TableGeometry(
        sections: counts.map { TableGeometry.Section(rows: Array(repeating: 10, count: $0)) })
      let all = counts.indices.flatMap { section in
        (0..<counts[section]).map { IndexPath(row: $0, section: section) }
      }
      for (index, path) in all.enumerated() {
        for distance in -7...7 {
          let expected = all[min(max(0, index + distance), all.count - 1)]
          #expect(geometry.row(distance, after: path) == expected)
        }
      }
    }
  }

  @Test("Deleted and inserted rows move the others as they do in the data")
  func changes() {
    for deleted in subsets(below: 4) {
      for inserted in subsets(below: 4) {
        var data = ["a", "b", "c", "d"]
        for row in deleted.reversed() { data.remove(at: row) }
        // Only sets of places that the rows reach in the end.
        guard inserted.enumerated().allSatisfy({ $1 <= data.count + $0 }) else { continue }
        for row in inserted { data.insert("new", at: row) }
        var changes = TableChanges()
        changes.deletedRows = Set(deleted.map { IndexPath(row: $0, section: 0) })
        changes.insertedRows = Set(inserted.map { IndexPath(row: $0, section: 0) })
        #expect(changes.applied(to: [["a", "b", "c", "d"]], new: "new") == [data])
        for (row, name) in ["a", "b", "c", "d"].enumerated() {
          let path = changes.newPath(IndexPath(row: row, section: 0))
          #expect(path?.row == data.firstIndex(of: name))
        }
      }
    }
  }

  @Test("Sections move their rows along")
  func sections() {
    for deleted in subsets(below: 3) {
      for inserted in subsets(below: 3) {
        var data = [["a"], ["b"], ["c"]]
        for section in deleted.reversed() { data.remove(at: section) }
        guard inserted.enumerated().allSatisfy({ $1 <= data.count + $0 }) else { continue }
        for section in inserted { data.insert([], at: section) }
        var changes = TableChanges()
        changes.deletedSections = IndexSet(deleted)
        changes.insertedSections = IndexSet(inserted)
        #expect(changes.applied(to: [["a"], ["b"], ["c"]], new: "new") == data)
        for (section, name) in ["a", "b", "c"].enumerated() {
          let path = changes.newPath(IndexPath(row: 0, section: section))
          #expect(path?.section == data.firstIndex { $0 == [name] })
        }
      }
    }
  }
}
