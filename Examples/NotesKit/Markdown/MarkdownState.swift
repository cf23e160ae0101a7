// SPDX-License-Identifier: MIT

package import Foundation

/// What the text at a selection is, for buttons that show it.
package struct MarkdownState: Hashable, Sendable {
  package var isBold = false
  package var isItalic = false
  package var isCode = false
  package var isLink = false
  /// One to six; 0 outside a heading.
  package var headingLevel = 0
  /// In a list of bullets or numbers, without a check box.
  package var isList = false
  /// Whether the check box is checked; nil without one.
  package var checkBox: Bool?
  package var isQuote = false

  package init() {}

  /// - Parameter selection: in UTF-16 offsets. Of several lines the first counts for marks of lines.
  package init(in string: String, selection: NSRange) {
    let text = MarkdownText(string)
    let range = Markdown.selectionPastMarks(in: text, selection)
    func isOn(_ style: Markdown.Style) -> Bool {
      let targets = Markdown.targets(of: style, in: text, range)
      return !targets.isEmpty && targets.allSatisfy(\.isOn)
    }
    isBold = isOn(.bold)
    isItalic = isOn(.italic)
    isCode = isOn(.code) || text.isFenced(at: range.lowerBound)
    isLink = Markdown.link(in: text, around: range) != nil
    guard let line = Markdown.fullLines(of: text, range).first else { return }
    isQuote = line.quoteDepth > 0
    switch line.mark {
    case .none: break
    case .heading(let level): headingLevel = level
    case .bullet, .number: isList = true
    case .checkBox(let isChecked): checkBox = isChecked
    }
  }
}
