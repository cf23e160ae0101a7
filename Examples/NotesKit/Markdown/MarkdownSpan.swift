// SPDX-License-Identifier: MIT

package import Foundation

/// A stretch of text that is shown in a style of its own.
package struct MarkdownSpan: Hashable, Sendable {
  package enum Style: Hashable, Sendable {
    case bold
    case italic
    case code
    case heading(Int)
    /// The marks themselves, which step back.
    case mark
  }

  package var range: NSRange
  package var style: Style

  /// The spans of the lines that a range touches, in a text of which only those are looked at closely.
  package static func spans(in string: String, touching range: NSRange) -> [MarkdownSpan] {
    let text = MarkdownText(string)
    let touched = text.clamped(range)
    var fence = CodeFence()
    return text.lines(upTo: touched.upperBound).flatMap { line -> [MarkdownSpan] in
      let isCode = fence.holds(line, of: text)
      guard line.upperBound >= touched.lowerBound else { return [] }
      return isCode
        ? [MarkdownSpan(range: NSRange(line), style: .code)] : spans(in: text, line)
    }
    .filter { $0.range.length > 0 }
  }

  private static func spans(in text: MarkdownText, _ line: Range<Int>) -> [MarkdownSpan] {
    let prefix = LinePrefix(text, line: line)
    var spans = [MarkdownSpan(range: NSRange(prefix.quote), style: .mark)]
    if case .heading(let level) = prefix.mark {
      spans.append(MarkdownSpan(range: NSRange(line), style: .heading(level)))
    }
    spans.append(MarkdownSpan(range: NSRange(prefix.markRange), style: .mark))
    for span in InlineParser.spans(in: text, line: prefix.content) {
      if let style = span.kind.style {
        spans.append(MarkdownSpan(range: NSRange(span.inner), style: style))
      }
      spans.append(MarkdownSpan(range: NSRange(span.opening), style: .mark))
      spans.append(MarkdownSpan(range: NSRange(span.closing), style: .mark))
    }
    return spans
  }
}

extension InlineSpan.Kind {
  fileprivate var style: MarkdownSpan.Style? {
    switch self {
    case .bold: .bold
    case .italic: .italic
    case .code: .code
    case .link: nil
    }
  }
}
