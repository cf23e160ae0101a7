// SPDX-License-Identifier: MIT

/// A note's text cut into its title and its body, so that each can be edited in a field of its own.
///
/// The four parts in a row are the text. The title is the first line with anything on it, after a
/// front matter between `---` lines.
package struct NoteParts: Hashable, Sendable {
  /// What comes before the title: a front matter, blank lines, the heading's mark.
  package var lead: String
  package var title: String
  /// The newlines between title and body, at most two.
  package var gap: String
  package var body: String

  /// The parts of a new note, which has a heading as soon as it has a title.
  package static let blank = NoteParts(lead: "", title: "", gap: "", body: "")

  init(lead: String, title: String, gap: String, body: String) {
    self.lead = lead
    self.title = title
    self.gap = gap
    self.body = body
  }

  package init(_ text: String) {
    let utf8 = text.utf8
    var start = Self.endOfFrontMatter(in: text)
    while start < utf8.endIndex, Self.isBlank(utf8[start]) { start = utf8.index(after: start) }
    if let mark = Self.headingMark(in: text[start...]) { start = mark }
    let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")) ?? utf8.endIndex
    var body = end
    for _ in 0..<2 where body < utf8.endIndex && utf8[body] == UInt8(ascii: "\n") {
      body = utf8.index(after: body)
    }
    lead = String(text[..<start])
    title = String(text[start..<end])
    gap = String(text[end..<body])
    self.body = String(text[body...])
  }

  /// The whole text. A new title becomes a heading, and a blank line parts it from the body.
  package var text: String {
    guard !title.isEmpty || !lead.isEmpty || !gap.isEmpty else { return body }
    return lead + title + (gap.isEmpty && !body.isEmpty ? "\n\n" : gap) + body
  }

  /// Sets the title from what was typed in a field of one line; spaces at the end, as a taken
  /// suggestion leaves one, are none of it.
  package mutating func setTitle(_ newTitle: String) {
    var line = String(newTitle.map { $0.isNewline ? " " : $0 })
    while line.last == " " { line.removeLast() }
    if self == .blank || (lead.isEmpty && title.isEmpty) {
      lead = line.isEmpty ? "" : "# "
      gap = line.isEmpty || body.isEmpty ? "" : "\n\n"
    } else if line.isEmpty, lead == "# " {
      lead = ""
      gap = ""
    }
    title = line
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: " ")
      || byte == UInt8(ascii: "\t")
  }

  /// Where the text after `# ` begins.
  private static func headingMark(in text: Substring) -> String.Index? {
    let rest = text.utf8.drop { $0 == UInt8(ascii: "#") }
    let level = text.utf8.count - rest.count
    guard (1...6).contains(level) else { return nil }
    let title = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard title.startIndex > rest.startIndex else { return nil }
    return title.startIndex
  }

  /// Where the line after the second `---` begins; the start where there is no front matter.
  private static func endOfFrontMatter(in text: String) -> String.Index {
    let utf8 = text.utf8
    guard utf8.starts(with: "---\n".utf8) else { return utf8.startIndex }
    var start = utf8.startIndex
    var lines = 0
    while let end = utf8[start...].firstIndex(of: UInt8(ascii: "\n")), lines < 200 {
      let line = utf8[start..<end]
      start = utf8.index(after: end)
      if lines > 0, line.elementsEqual("---".utf8) { return start }
      lines += 1
    }
    return utf8.startIndex
  }
}
