// SPDX-License-Identifier: MIT

import Foundation

/// Edits of Markdown as pure functions: a text and a selection in, an edit out.
///
/// Selections are UTF-16 offsets, as in `NSRange`; one beyond the text is taken as its end. An edit is
/// nil where there is nothing to do.
package enum Markdown {
  package enum Style: Hashable, Sendable, CaseIterable { case bold, italic, code }

  /// The lines of a selection that have something on them, or its only line.
  static func fullLines(of text: MarkdownText, _ selection: Range<Int>) -> [LinePrefix] {
    let lines = text.lines(in: selection).map { LinePrefix(text, line: $0) }
    let full = lines.filter { !text.trimmed($0.line).isEmpty }
    return full.isEmpty ? Array(lines.prefix(1)) : full
  }
}

extension Markdown.Style {
  var unit: UInt16 { self == .code ? .backtick : .star }

  var spanKind: InlineSpan.Kind {
    switch self {
    case .bold: .bold
    case .italic: .italic
    case .code: .code
    }
  }
}
