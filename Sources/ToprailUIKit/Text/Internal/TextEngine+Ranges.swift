// SPDX-License-Identifier: MIT

import GTK

extension TextEngine {
  /// GTK counts Unicode scalars, UIKit UTF-16 units.
  func utf16(_ range: Range<Int>) -> NSRange {
    NSRange(
      location: editable.text(in: 0..<range.lowerBound).utf16.count,
      length: editable.text(in: range).utf16.count)
  }

  /// The nearest whole scalars to a range that may lie outside the text or within a surrogate pair.
  func scalars(_ range: NSRange) -> Range<Int> {
    let text = editable.text
    func offset(_ utf16: Int) -> Int {
      let units = min(max(0, utf16), text.utf16.count)
      let index = text.utf16.index(text.startIndex, offsetBy: units)
      return text.unicodeScalars.distance(from: text.startIndex, to: index)
    }
    let start = range.location == NSNotFound ? 0 : range.location
    let (end, overflows) = start.addingReportingOverflow(max(0, range.length))
    let lower = offset(start)
    return lower..<max(lower, offset(overflows ? Int.max : end))
  }
}
