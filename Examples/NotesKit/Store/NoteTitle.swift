// SPDX-License-Identifier: MIT

/// What the list shows of a note's text.
package struct NoteTitle: Hashable, Sendable {
  /// What a note is called that says nothing.
  package static let untitled = "New Note"
  private static let lengthLimit = 200

  /// The first line with anything on it, without Markdown's marks.
  package var title: String
  /// The next such line, or nothing.
  package var preview: String

  package init(_ text: String) {
    let parts = NoteParts(text)
    let lines = [parts.title] + Self.firstLines(of: parts.body)
    let plain = lines.map(Self.plain).filter { !$0.isEmpty }
    title = plain.first ?? Self.untitled
    preview = plain.dropFirst().first ?? ""
  }

  private static func firstLines(of body: String) -> [String] {
    body.prefix(2000).split(whereSeparator: \.isNewline).prefix(20).map(String.init)
  }

  /// A line without the marks of headings, lists, quotes and emphasis, of a length that fits a list.
  static func plain(_ line: String) -> String {
    let limited = line.prefix(lengthLimit * 2)
    var rest = limited.drop { $0.isWhitespace }
    while let mark = ["# ", "#", "> ", "- ", "* ", "+ ", "[ ] ", "[x] ", "[X] "].first(
      where: rest.hasPrefix)
    {
      // A word that begins with `#` is a tag, not a heading.
      if mark == "#", !rest.drop(while: { $0 == "#" }).hasPrefix(" ") { break }
      rest = rest.dropFirst(mark.count).drop { $0.isWhitespace }
    }
    if limited.allSatisfy({ "-=*_# \t".contains($0) }) { return "" }
    let visible = String(rest).replacing("**", with: "").replacing("`", with: "")
    let words = visible.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return String(words.prefix(lengthLimit))
  }
}
