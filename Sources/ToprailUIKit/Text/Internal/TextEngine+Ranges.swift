// SPDX-License-Identifier: MIT

import GTK

extension TextEngine {
  /// GTK counts Unicode scalars, UIKit UTF-16 units.
  func utf16(_ range: Range<Int>) -> NSRange {
    let offsets = offsets
    let start = offsets.utf16(range.lowerBound)
    return NSRange(location: start, length: offsets.utf16(range.upperBound) - start)
  }

  /// The nearest whole scalars to a range that may lie outside the text or within a surrogate pair.
  func scalars(_ range: NSRange) -> Range<Int> {
    let offsets = offsets
    let start = range.location == NSNotFound ? 0 : range.location
    let (end, overflows) = start.addingReportingOverflow(max(0, range.length))
    let lower = offsets.scalar(start)
    return lower..<max(lower, offsets.scalar(overflows ? Int.max : end))
  }

  /// The lines that a paragraph takes up as it shows, all in UTF-16 units.
  func lines(in paragraph: Range<Int>) -> [Range<Int>] {
    let offsets = offsets
    return editable.lines(in: scalars(NSRange(paragraph))).map {
      offsets.utf16($0.lowerBound)..<offsets.utf16($0.upperBound)
    }
  }

  /// A selection that doesn't part the two characters of a line's end, where no caret can stand.
  func withoutPartingLineEnds(_ range: Range<Int>) -> Range<Int> {
    let start = isWithinLineEnd(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    guard !range.isEmpty else { return start..<start }
    return start..<(isWithinLineEnd(range.upperBound) ? range.upperBound + 1 : range.upperBound)
  }

  private func isWithinLineEnd(_ position: Int) -> Bool {
    guard position > 0, position < editable.count else { return false }
    return editable.text(in: position - 1..<position + 1) == "\r\n"
  }
}
