// SPDX-License-Identifier: MIT

/// A stretch of one line that gets a style or loses it.
struct StyleTarget {
  private let style: Markdown.Style
  private let text: MarkdownText
  /// The line without the marks that it begins with.
  private let content: Range<Int>
  private let spans: [InlineSpan]
  /// Without marks of the style at its ends.
  let range: Range<Int>

  init(_ style: Markdown.Style, _ text: MarkdownText, content: Range<Int>, range: Range<Int>) {
    self.style = style
    self.text = text
    self.content = content
    spans = InlineParser.spans(in: text, line: content)
    let bare = Self.withoutMarks(
      Self.uncrossed(range, spans, except: style == .code ? range : nil), style, text, content)
    self.range = range.isEmpty ? bare : text.trimmed(bare)
  }

  /// Whether the stretch has the style, by Markdown's rules or by marks right around it.
  var isOn: Bool { hasMarksAround || !enclosing.isEmpty }

  private var kind: InlineSpan.Kind { style.spanKind }

  private var enclosing: [InlineSpan] {
    spans.filter { $0.kind == kind && $0.inner.contains(range) }
  }

  /// How many marks stand on both sides.
  private var marksAround: Int {
    let unit = style.unit
    return min(
      text.run(of: unit, before: range.lowerBound, from: content.lowerBound),
      text.run(of: unit, after: range.upperBound, to: content.upperBound))
  }

  /// One star is italic, two are bold, three are both.
  private var hasMarksAround: Bool {
    // Marks between two neighbours of the stretch are theirs.
    let isBetween = spans.contains { span in
      span.outer.upperBound == range.lowerBound || span.outer.lowerBound == range.upperBound
    }
    guard !isBetween else { return false }
    return switch style {
    case .bold: marksAround & 2 != 0
    case .italic: marksAround & 1 != 0
    case .code: marksAround > 0
    }
  }

  func unwrap(_ changes: inout MarkdownChanges) {
    let enclosing = enclosing
    for span in enclosing {
      changes.delete(span.opening)
      changes.delete(span.closing)
    }
    guard hasMarksAround, !enclosing.contains(where: { $0.inner == range }) else { return }
    let count = style == .code ? marksAround : style == .bold ? 2 : 1
    let before = range.lowerBound - count..<range.lowerBound
    let after = range.upperBound..<range.upperBound + count
    // Marks of an enclosing stretch are gone already.
    let marks = enclosing.flatMap { [$0.opening, $0.closing] }
    guard !marks.contains(where: { $0.overlaps(before) || $0.overlaps(after) }) else { return }
    changes.delete(before)
    changes.delete(after)
  }

  func wrap(_ changes: inout MarkdownChanges) {
    let inside = spans.filter { $0.kind == kind && range.contains($0.outer) && !$0.outer.isEmpty }
    let mark = mark(without: inside)
    changes.replace(range.lowerBound..<range.lowerBound, with: mark.opening)
    for span in inside {
      changes.delete(span.opening)
      changes.delete(span.closing)
    }
    changes.replace(range.upperBound..<range.upperBound, with: mark.closing, pushes: false)
  }

  /// Code with backticks in it needs more of them around it, and blanks beside those at its ends.
  private func mark(without inside: [InlineSpan]) -> (opening: [UInt16], closing: [UInt16]) {
    guard style == .code else {
      let mark = [UInt16](repeating: .star, count: style == .bold ? 2 : 1)
      return (mark, mark)
    }
    let gone = inside.flatMap { Array($0.opening) + Array($0.closing) }
    let kept = range.filter { !gone.contains($0) }.map { text.units[$0] }
    let longest = kept.split { $0 != .backtick }.map(\.count).max() ?? 0
    let mark = [UInt16](repeating: .backtick, count: longest + 1)
    guard kept.first == .backtick || kept.last == .backtick else { return (mark, mark) }
    return (mark + [.space], [.space] + mark)
  }

  /// The range, widened so that it crosses no other stretch's marks.
  private static func uncrossed(
    _ range: Range<Int>, _ spans: [InlineSpan], except code: Range<Int>?
  ) -> Range<Int> {
    var range = range
    while let crossed = spans.first(where: { span in
      if let code, span.kind == .code, span.inner.contains(code) { return false }
      return !span.nests(range)
    }) {
      range = range.union(crossed.outer)
    }
    return range
  }

  /// Marks at an end go where the other end has as many, within the range or right outside of it.
  private static func withoutMarks(
    _ range: Range<Int>, _ style: Markdown.Style, _ text: MarkdownText, _ content: Range<Int>
  ) -> Range<Int> {
    let unit = style.unit
    let before = text.run(of: unit, after: range.lowerBound, to: range.upperBound)
    guard before < range.count else { return range }
    let after = text.units[range].reversed().prefix { $0 == unit }.count
    let outsideBefore = text.run(of: unit, before: range.lowerBound, from: content.lowerBound)
    let outsideAfter = text.run(of: unit, after: range.upperBound, to: content.upperBound)
    return range.lowerBound + min(before, after + outsideAfter)..<range.upperBound
      - min(after, before + outsideBefore)
  }
}
