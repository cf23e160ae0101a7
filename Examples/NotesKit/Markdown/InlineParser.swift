// SPDX-License-Identifier: MIT

/// Finds emphasis, code and links in one line, by CommonMark's rules for delimiter runs.
///
/// Source: <https://spec.commonmark.org/0.31.2/#phase-2-inline-structure>
struct InlineParser {
  /// Longer lines are taken as plain: the rules take time that grows with the square of the marks.
  private static let lengthLimit = 10_000

  /// A run of stars or underscores; it shrinks as its marks find partners.
  private struct Run {
    var unit: UInt16
    var range: Range<Int>
    let length: Int
    let opens: Bool
    let closes: Bool
  }

  private let text: MarkdownText
  private let line: Range<Int>
  private var spans: [InlineSpan] = []
  private var runs: [Run] = []
  private var brackets: [Int] = []

  /// The spans of a line's content, inner ones before those around them.
  static func spans(in text: MarkdownText, line: Range<Int>) -> [InlineSpan] {
    guard line.count <= lengthLimit else { return [] }
    var parser = InlineParser(text: text, line: line)
    parser.scan()
    parser.pairRuns()
    return parser.spans
  }

  private init(text: MarkdownText, line: Range<Int>) {
    self.text = text
    self.line = line
  }

  private mutating func scan() {
    var place = line.lowerBound
    while place < line.upperBound {
      switch text.units[place] {
      case .backslash: place += escapes(place) ? 2 : 1
      case .backtick: place = scanCode(place)
      case .star, .underscore: place = scanRun(place)
      case UInt16(ascii: "["): (place, brackets) = (place + 1, brackets + [place])
      case UInt16(ascii: "]"): place = scanLinkEnd(place)
      default: place += 1
      }
    }
  }

  private func escapes(_ place: Int) -> Bool {
    guard place + 1 < line.upperBound else { return false }
    let next = text.units[place + 1]
    return next < 0x80 && next.isPunctuation
  }

  /// Code ends at the next run of just as many backticks.
  private mutating func scanCode(_ start: Int) -> Int {
    let count = text.run(of: .backtick, after: start, to: line.upperBound)
    var place = start + count
    while let found = text.units[place..<line.upperBound].firstIndex(of: .backtick) {
      let closing = text.run(of: .backtick, after: found, to: line.upperBound)
      place = found + closing
      guard closing == count else { continue }
      spans.append(InlineSpan(kind: .code, outer: start..<place, inner: start + count..<found))
      return place
    }
    return start + count
  }

  private mutating func scanRun(_ start: Int) -> Int {
    let unit = text.units[start]
    let end = start + text.run(of: unit, after: start, to: line.upperBound)
    let before = start > line.lowerBound ? text.units[start - 1] : .space
    let after = end < line.upperBound ? text.units[end] : .space
    let left = !after.isBlank && (!after.isPunctuation || before.isBlank || before.isPunctuation)
    let right = !before.isBlank && (!before.isPunctuation || after.isBlank || after.isPunctuation)
    let isStar = unit == .star
    runs.append(
      Run(
        unit: unit, range: start..<end, length: end - start,
        opens: left && (isStar || !right || before.isPunctuation),
        closes: right && (isStar || !left || after.isPunctuation)))
    return end
  }

  /// `[text](address)`; the address must not hold a closing parenthesis.
  private mutating func scanLinkEnd(_ place: Int) -> Int {
    guard let open = brackets.popLast(), place + 1 < line.upperBound,
      text.units[place + 1] == UInt16(ascii: "("),
      let end = text.units[(place + 2)..<line.upperBound].firstIndex(of: UInt16(ascii: ")"))
    else { return place + 1 }
    spans.append(InlineSpan(kind: .link, outer: open..<end + 1, inner: open + 1..<place))
    return end + 1
  }

  private mutating func pairRuns() {
    var closer = 0
    while closer < runs.count {
      guard runs[closer].closes, !runs[closer].range.isEmpty, let opener = opener(for: closer)
      else {
        closer += 1
        continue
      }
      let count = min(runs[opener].range.count, runs[closer].range.count, 2)
      let inner = runs[opener].range.upperBound..<runs[closer].range.lowerBound
      let outer = inner.lowerBound - count..<inner.upperBound + count
      spans.append(InlineSpan(kind: count == 2 ? .bold : .italic, outer: outer, inner: inner))
      runs[opener].range = runs[opener].range.dropLast(count)
      runs[closer].range = runs[closer].range.dropFirst(count)
      // What lies between two partners finds none outside.
      for between in opener + 1..<closer {
        runs[between].range = inner.upperBound..<inner.upperBound
      }
    }
  }

  private func opener(for closer: Int) -> Int? {
    runs[..<closer].lastIndex { run in
      guard run.opens, !run.range.isEmpty, run.unit == runs[closer].unit else { return false }
      let bothWays = run.closes || runs[closer].opens
      let lengths = (run.length, runs[closer].length)
      return !bothWays || (lengths.0 + lengths.1) % 3 != 0
        || (lengths.0 % 3 == 0 && lengths.1 % 3 == 0)
    }
  }
}
