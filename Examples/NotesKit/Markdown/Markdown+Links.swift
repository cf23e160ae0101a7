// SPDX-License-Identifier: MIT

package import Foundation

extension Markdown {
  /// Makes the selection, or the word at the caret, the text of a link.
  ///
  /// The caret goes where the link's address goes; of a selected address, where its text goes. In a
  /// link it leaves the text alone.
  package static func toggleLink(in string: String, selection: NSRange) -> MarkdownEdit? {
    let text = MarkdownText(string)
    let range = selectionPastMarks(in: text, selection)
    let lines = text.lines(in: range)
    guard let line = lines.first, lines.count == 1, !text.isFenced(at: line.lowerBound) else {
      return nil
    }
    var changes = MarkdownChanges()
    if let link = link(in: text, around: range) {
      changes.delete(link.opening)
      changes.delete(link.closing)
      return changes.edit(in: text, selection: range)
    }
    let content = LinePrefix(text, line: line).content
    let target = linkTarget(in: text, content, range)
    let chosen = String(decoding: text.units[target], as: UTF16.self)
    let isAddress = chosen.contains("://") && !chosen.contains(where: \.isWhitespace)
    changes.replace(target, with: (isAddress ? "[](\(chosen))" : "[\(chosen)]()").utf16)
    var edit = changes.edit(in: text, selection: range)
    let caret = target.lowerBound + (isAddress ? 1 : target.count + 3)
    edit?.selection = NSRange(location: caret, length: 0)
    return edit
  }

  static func link(in text: MarkdownText, around range: Range<Int>) -> InlineSpan? {
    let line = text.line(at: range.lowerBound)
    guard !text.isFenced(at: line.lowerBound) else { return nil }
    let spans = InlineParser.spans(in: text, line: LinePrefix(text, line: line).content)
    return spans.first { $0.kind == .link && $0.outer.contains(range) }
  }

  private static func linkTarget(
    in text: MarkdownText, _ content: Range<Int>, _ range: Range<Int>
  ) -> Range<Int> {
    guard range.isEmpty else { return text.trimmed(range.clamped(to: content)) }
    return word(in: text, at: range.lowerBound, content)
  }
}
