// SPDX-License-Identifier: MIT

package import Foundation

extension Markdown {
  /// Makes the selection bold, italic or code, or the word at the caret; or takes that away.
  ///
  /// In a stretch that has the style already the whole stretch loses it. Where there is no word, a
  /// pair of marks is inserted around the caret. Each line is marked by itself; the selection
  /// shrinks to what was marked.
  package static func toggle(_ style: Style, in string: String, selection: NSRange) -> MarkdownEdit?
  {
    let text = MarkdownText(string)
    let range = selectionPastMarks(in: text, selection)
    let targets = targets(of: style, in: text, range)
    guard !targets.isEmpty else { return nil }
    var changes = MarkdownChanges()
    let isOn = targets.allSatisfy(\.isOn)
    for target in targets where target.isOn == isOn {
      isOn ? target.unwrap(&changes) : target.wrap(&changes)
    }
    return changes.edit(in: text, selection: range.isEmpty ? range : chosen(by: targets))
  }

  /// What a toggle would change: one stretch in each line.
  static func targets(of style: Style, in text: MarkdownText, _ selection: Range<Int>)
    -> [StyleTarget]
  {
    guard !text.isFenced(at: selection.lowerBound) else { return [] }
    guard !selection.isEmpty else {
      let content = LinePrefix(text, line: text.line(at: selection.lowerBound)).content
      let range = word(in: text, at: selection.lowerBound, content)
      return [StyleTarget(style, text, content: content, range: range)]
    }
    return text.lines(in: selection).compactMap { line in
      let content = LinePrefix(text, line: line).content
      let range = text.trimmed(selection.clamped(to: content))
      guard text.units[range].contains(where: { !$0.isMark && !$0.isBlank }),
        !text.isFenced(at: line.lowerBound)
      else { return nil }
      return StyleTarget(style, text, content: content, range: range)
    }
  }

  /// From the first stretch's beginning to the last one's end, between their marks.
  private static func chosen(by targets: [StyleTarget]) -> Range<Int> {
    targets.dropFirst().reduce(targets[0].range) { $0.union($1.range) }
  }

  /// The selection; a caret among the marks that a line begins with counts as being after them.
  static func selectionPastMarks(in text: MarkdownText, _ selection: NSRange) -> Range<Int> {
    let range = text.clamped(selection)
    let content = LinePrefix(text, line: text.line(at: range.lowerBound)).content
    guard range.isEmpty, range.lowerBound < content.lowerBound else { return range }
    return content.lowerBound..<content.lowerBound
  }

  static func word(in text: MarkdownText, at caret: Int, _ content: Range<Int>) -> Range<Int> {
    let before = text.units[content.lowerBound..<caret].reversed().prefix(while: \.isWord).count
    let after = text.units[caret..<content.upperBound].prefix(while: \.isWord).count
    return caret - before..<caret + after
  }
}
