// SPDX-License-Identifier: MIT

import GTK

/// The characters, words, sentences, lines and paragraphs of a text, in UTF-16 units.
///
/// Only the paragraphs that a question is about are taken apart.
@MainActor
struct TextUnits {
  private let text: String
  private let paragraphs: TextParagraphs
  /// The lines that a paragraph takes up.
  private let lines: (Range<Int>) -> [Range<Int>]

  init(_ text: String, lines: @escaping (Range<Int>) -> [Range<Int>]) {
    self.text = text
    self.lines = lines
    paragraphs = TextParagraphs(text)
  }

  /// The unit around a place. At the edge of one: forward the unit that starts there, backward the
  /// one that ends there.
  func unit(_ granularity: UITextGranularity, around place: Int, isForward: Bool) -> Range<Int>? {
    units(granularity, around: place).first { unit in
      guard !unit.isEmpty else { return false }
      if unit.lowerBound < place && place < unit.upperBound { return true }
      return isForward ? unit.lowerBound == place : unit.upperBound == place
    }
  }

  /// Whether a unit ends at a place, going forward, or starts there.
  func isBoundary(_ granularity: UITextGranularity, at place: Int, isForward: Bool) -> Bool {
    units(granularity, around: place).contains {
      (isForward ? $0.upperBound : $0.lowerBound) == place
    }
  }

  /// The next place in a direction where a unit starts or ends.
  func boundary(_ granularity: UITextGranularity, from place: Int, isForward: Bool) -> Int? {
    if granularity == .document {
      let edge = isForward ? paragraphs.length : 0
      return edge == place ? nil : edge
    }
    let here = paragraphs.index(of: place)
    let order =
      isForward
      ? Array(max(0, here - 1)..<paragraphs.count)
      : Array((0...min(here + 1, paragraphs.count - 1)).reversed())
    for index in order {
      let edges = units(granularity, inParagraph: index).flatMap { [$0.lowerBound, $0.upperBound] }
      let next =
        isForward
        ? edges.filter { $0 > place }.min() : edges.filter { $0 < place }.max()
      if let next { return next }
    }
    return nil
  }

  /// The units of the paragraph that a place is in, and of its neighbours.
  private func units(_ granularity: UITextGranularity, around place: Int) -> [Range<Int>] {
    if granularity == .document { return [0..<paragraphs.length] }
    let here = paragraphs.index(of: place)
    return (max(0, here - 1)...min(here + 1, paragraphs.count - 1))
      .flatMap { units(granularity, inParagraph: $0) }
  }

  private func units(
    _ granularity: UITextGranularity, inParagraph index: Int
  ) -> [Range<Int>] {
    let content = paragraphs.contents[index]
    switch granularity {
    case .document: return [0..<paragraphs.length]
    case .paragraph: return [content]
    case .line: return lines(content)
    case .character: return characters(in: paragraphs.whole(index))
    case .word, .sentence:
      let text = substring(content)
      let breaks = TextBreaks(text)
      let offsets = TextOffsets(text)
      return (granularity == .word ? breaks.words : breaks.sentences).map { piece in
        content.lowerBound + offsets.utf16(piece.lowerBound)..<content.lowerBound
          + offsets.utf16(piece.upperBound)
      }
    }
  }

  private func characters(in range: Range<Int>) -> [Range<Int>] {
    var start = range.lowerBound
    return substring(range).map { character in
      let end = start + character.utf16.count
      defer { start = end }
      return start..<end
    }
  }

  private func substring(_ range: Range<Int>) -> String {
    let units = text.utf16
    let start = units.index(units.startIndex, offsetBy: range.lowerBound)
    return String(text[start..<units.index(start, offsetBy: range.count)])
  }
}
