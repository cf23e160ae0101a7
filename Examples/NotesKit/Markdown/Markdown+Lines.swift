// SPDX-License-Identifier: MIT

package import Foundation

extension Markdown {
  /// No heading, then levels one to three, then none again; all lines get the level after the first's.
  package static func cycleHeading(in string: String, selection: NSRange) -> MarkdownEdit? {
    changeMarks(string, selection) { lines in
      var level = 0
      if case .heading(let current)? = lines.first?.mark { level = current }
      let mark = level < 3 ? String(repeating: "#", count: level + 1) + " " : ""
      return { _ in mark }
    }
  }

  /// Makes lines items of a list, or plain lines if they all are such items.
  package static func toggleList(in string: String, selection: NSRange) -> MarkdownEdit? {
    changeMarks(string, selection) { lines in
      let mark = lines.allSatisfy { $0.mark == .bullet } ? "" : "- "
      return { _ in mark }
    }
  }

  /// Gives lines a check box; if they all have one, checks them, or unchecks them if all are checked.
  package static func toggleCheckBox(in string: String, selection: NSRange) -> MarkdownEdit? {
    changeMarks(string, selection) { lines in
      let boxes = lines.map { line -> Bool? in
        if case .checkBox(let isChecked) = line.mark { isChecked } else { nil }
      }
      if boxes.contains(nil) {
        return { line in if case .checkBox = line.mark { nil } else { "- [ ] " } }
      }
      let mark = boxes.contains(false) ? "- [x] " : "- [ ] "
      return { _ in mark }
    }
  }

  /// Quotes lines, blank ones among them too, or takes one level of quoting away if all have one.
  package static func toggleQuote(in string: String, selection: NSRange) -> MarkdownEdit? {
    let text = MarkdownText(string)
    let range = text.clamped(selection)
    let lines = text.lines(in: range).map { LinePrefix(text, line: $0) }
    var changes = MarkdownChanges()
    let isQuoted = lines.allSatisfy { $0.quoteDepth > 0 }
    for line in lines {
      let start = line.line.lowerBound
      if isQuoted {
        changes.delete(firstQuoteMark(of: line, in: text))
      } else {
        changes.replace(start..<start, with: "> ".utf16)
      }
    }
    return changes.edit(in: text, selection: range)
  }

  private static func firstQuoteMark(of line: LinePrefix, in text: MarkdownText) -> Range<Int> {
    let start = text.units[line.quote].firstIndex(of: UInt16(ascii: ">")) ?? line.quote.lowerBound
    let hasBlank = start + 1 < line.quote.upperBound && text.units[start + 1] == .space
    return start..<start + (hasBlank ? 2 : 1)
  }

  /// Replaces the marks of lines by what a body answers for each; nil leaves a line alone.
  private static func changeMarks(
    _ string: String, _ selection: NSRange,
    _ body: ([LinePrefix]) -> (LinePrefix) -> String?
  ) -> MarkdownEdit? {
    let text = MarkdownText(string)
    let range = text.clamped(selection)
    let lines = fullLines(of: text, range)
    let mark = body(lines)
    var changes = MarkdownChanges()
    for line in lines {
      if let mark = mark(line) { changes.replace(line.markRange, with: mark.utf16) }
    }
    return changes.edit(in: text, selection: range)
  }
}
