// SPDX-License-Identifier: MIT

package import Foundation

extension Markdown {
  /// What Return does in a list or a quote: the next line begins as this one, with the next number and
  /// an empty box. In an empty item it ends the list.
  ///
  /// - Returns: nil where Return is just a new line.
  package static func newline(in string: String, selection: NSRange) -> MarkdownEdit? {
    let text = MarkdownText(string)
    let range = text.clamped(selection)
    let line = LinePrefix(text, line: text.line(at: range.lowerBound))
    guard range.lowerBound >= line.content.lowerBound, continues(line),
      !text.isFenced(at: range.lowerBound)
    else { return nil }
    var changes = MarkdownChanges()
    if text.trimmed(line.content).isEmpty, range.isEmpty {
      let end = line.mark == .none ? line.quote : line.markRange
      changes.delete(end.lowerBound..<line.line.upperBound)
    } else {
      changes.replace(range, with: "\n".utf16 + beginning(of: line, in: text))
    }
    let end = range.upperBound..<range.upperBound
    return changes.edit(in: text, selection: end)
  }

  private static func continues(_ line: LinePrefix) -> Bool {
    switch line.mark {
    case .none: line.quoteDepth > 0
    case .heading: false
    case .bullet, .number, .checkBox: true
    }
  }

  /// What the next line begins with.
  private static func beginning(of line: LinePrefix, in text: MarkdownText) -> [UInt16] {
    let start = text.units[line.line.lowerBound..<line.markRange.lowerBound]
    let mark = text.units[line.markRange]
    switch line.mark {
    case .number(let number):
      let ending = mark.drop { (0x30...0x39).contains($0) }
      return start + Array("\(number + 1)".utf16) + ending
    case .checkBox:
      return start + mark.prefix(1) + Array(" [ ] ".utf16)
    case .bullet, .heading, .none:
      return start + Array(mark)
    }
  }
}
