// SPDX-License-Identifier: MIT

/// A stretch of one line between two marks.
struct InlineSpan: Hashable {
  enum Kind: Hashable { case bold, italic, code, link }

  var kind: Kind
  /// With the marks.
  var outer: Range<Int>
  /// Without them.
  var inner: Range<Int>

  var opening: Range<Int> { outer.lowerBound..<inner.lowerBound }
  var closing: Range<Int> { inner.upperBound..<outer.upperBound }

  /// Whether a range can be marked without crossing this span's own marks.
  func nests(_ range: Range<Int>) -> Bool {
    if range.lowerBound >= outer.upperBound || range.upperBound <= outer.lowerBound { return true }
    if range.contains(outer) { return true }
    return kind != .code && inner.contains(range)
  }
}

extension Range<Int> {
  /// Whether another range lies within this one, its ends included.
  func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }

  func union(_ other: Range<Int>) -> Range<Int> {
    Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }
}
