// SPDX-License-Identifier: MIT

/// What a line begins with: blanks, marks of quotes, and one mark of a heading or a list.
struct LinePrefix: Hashable {
  enum Mark: Hashable {
    case none
    case heading(Int)
    case bullet
    case number(Int)
    case checkBox(isChecked: Bool)
  }

  let line: Range<Int>
  /// The marks of quotes, with the blanks around them.
  private(set) var quote: Range<Int>
  private(set) var quoteDepth = 0
  private(set) var mark = Mark.none
  /// The mark with its blank.
  private(set) var markRange: Range<Int>

  var content: Range<Int> { markRange.upperBound..<line.upperBound }

  init(_ text: MarkdownText, line: Range<Int>) {
    self.line = line
    var place = line.lowerBound
    func skipBlanks() {
      while place < line.upperBound, text.units[place] == .space || text.units[place] == .tab {
        place += 1
      }
    }
    skipBlanks()
    while place < line.upperBound, text.units[place] == UInt16(ascii: ">") {
      quoteDepth += 1
      place += 1
      skipBlanks()
    }
    quote = line.lowerBound..<(quoteDepth > 0 ? place : line.lowerBound)
    markRange = place..<place
    readMark(text, at: place)
  }

  private mutating func readMark(_ text: MarkdownText, at start: Int) {
    let rest = text.units[start..<line.upperBound]
    guard let first = rest.first else { return }
    switch first {
    case UInt16(ascii: "#"):
      let level = rest.prefix { $0 == first }.count
      if level <= 6, let end = blank(text, at: start + level) { take(.heading(level), to: end) }
    case UInt16(ascii: "-"), UInt16(ascii: "+"), .star:
      guard let end = blank(text, at: start + 1), end > start + 1 else { return }
      take(.bullet, to: end)
      readBox(text, at: end)
    default:
      let digits = rest.prefix { (0x30...0x39).contains($0) }
      let end = digits.endIndex
      guard (1...9).contains(digits.count), end < line.upperBound,
        text.units[end] == UInt16(ascii: ".") || text.units[end] == UInt16(ascii: ")"),
        let next = blank(text, at: end + 1), next > end + 1
      else { return }
      take(.number(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }), to: next)
    }
  }

  private mutating func readBox(_ text: MarkdownText, at start: Int) {
    guard start + 3 <= line.upperBound, let end = blank(text, at: start + 3) else { return }
    switch String(decoding: text.units[start..<start + 3], as: UTF16.self) {
    case "[ ]": take(.checkBox(isChecked: false), to: end)
    case "[x]", "[X]": take(.checkBox(isChecked: true), to: end)
    default: break
    }
  }

  private mutating func take(_ mark: Mark, to end: Int) {
    self.mark = mark
    markRange = markRange.lowerBound..<end
  }

  /// The place after one blank, or the line's end; nil where something else follows.
  private func blank(_ text: MarkdownText, at place: Int) -> Int? {
    if place == line.upperBound { return place }
    return text.units[place] == .space || text.units[place] == .tab ? place + 1 : nil
  }
}
