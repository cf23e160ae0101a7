// SPDX-License-Identifier: MIT

import Foundation

/// Several replacements in a text, which become one edit.
struct MarkdownChanges {
  private struct Change {
    var range: Range<Int>
    var units: [UInt16]
    /// Whether a position right at the change comes after it.
    var pushes: Bool
  }

  private var changes: [Change] = []

  var isEmpty: Bool { changes.isEmpty }

  /// Replacements must not overlap. Insertions at one place keep their order.
  mutating func replace(_ range: Range<Int>, with text: some Sequence<UInt16>, pushes: Bool = true)
  {
    let change = Change(range: range, units: Array(text), pushes: pushes)
    let place = changes.firstIndex { other in
      other.range.lowerBound > range.lowerBound
        || (other.range.lowerBound == range.lowerBound && range.isEmpty && !other.range.isEmpty)
    }
    changes.insert(change, at: place ?? changes.endIndex)
  }

  mutating func delete(_ range: Range<Int>) {
    if !range.isEmpty { replace(range, with: []) }
  }

  /// The edit that makes all changes; nil if there are none.
  func edit(in text: MarkdownText, selection: Range<Int>) -> MarkdownEdit? {
    guard let first = changes.first, let last = changes.last else { return nil }
    let whole = first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
    var units: [UInt16] = []
    var place = whole.lowerBound
    for change in changes {
      units += text.units[place..<change.range.lowerBound] + change.units
      place = change.range.upperBound
    }
    let start = moved(selection.lowerBound)
    let end = max(start, moved(selection.upperBound))
    return MarkdownEdit(
      range: NSRange(whole), replacement: String(decoding: units, as: UTF16.self),
      selection: NSRange(start..<end))
  }

  private func moved(_ position: Int) -> Int {
    var shift = 0
    for change in changes {
      let range = change.range
      if position < range.lowerBound { break }
      guard position >= range.upperBound, position > range.lowerBound else {
        return range.lowerBound + shift + (change.pushes ? change.units.count : 0)
      }
      shift += change.units.count - range.count
    }
    return position + shift
  }
}
