// SPDX-License-Identifier: MIT

import Foundation

/// A text in UTF-16, cut into lines.
struct MarkdownText {
  let units: [UInt16]

  init(_ text: String) { units = Array(text.utf16) }

  /// A selection that lies within the text, whatever was given.
  func clamped(_ selection: NSRange) -> Range<Int> {
    let start = min(max(0, selection.location), units.count)
    return start..<min(max(start, selection.location + max(0, selection.length)), units.count)
  }

  /// The line that a position is in, without its end.
  func line(at position: Int) -> Range<Int> {
    let start = units[..<position].lastIndex(where: \.isLineEnd).map { $0 + 1 } ?? 0
    return start..<(units[position...].firstIndex(where: \.isLineEnd) ?? units.count)
  }

  /// The lines that a selection touches; not the one at whose start it ends.
  func lines(in selection: Range<Int>) -> [Range<Int>] {
    var lines = [line(at: selection.lowerBound)]
    while let end = lines.last?.upperBound, let start = nextLine(after: end),
      start < selection.upperBound
    {
      lines.append(line(at: start))
    }
    return lines
  }

  private func nextLine(after end: Int) -> Int? {
    guard end < units.count else { return nil }
    let isPair =
      units[end] == .carriageReturn && end + 1 < units.count && units[end + 1] == .newline
    return end + (isPair ? 2 : 1)
  }

  /// All lines from the first to the one that a position is in.
  func lines(upTo position: Int) -> [Range<Int>] {
    lines(in: 0..<line(at: position).upperBound + 1)
  }

  /// Whether a position is on a line of code between two fences, or on a fence.
  func isFenced(at position: Int) -> Bool {
    var fence = CodeFence()
    return lines(upTo: position).reduce(false) { _, line in fence.holds(line, of: self) }
  }

  /// A range without blanks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    let start = units[range].firstIndex { !$0.isBlank } ?? range.upperBound
    let end = units[start..<range.upperBound].lastIndex { !$0.isBlank }.map { $0 + 1 } ?? start
    return start..<end
  }

  /// How many of a unit there are right before a position, without one that a backslash escapes.
  func run(of unit: UInt16, before position: Int, from start: Int) -> Int {
    let rest = units[start..<position]
    let count = rest.reversed().prefix { $0 == unit }.count
    let slashes = rest.dropLast(count).reversed().prefix { $0 == .backslash }.count
    return max(0, count - slashes % 2)
  }

  /// How many of a unit there are right after a position.
  func run(of unit: UInt16, after position: Int, to end: Int) -> Int {
    units[position..<end].prefix { $0 == unit }.count
  }
}

extension UInt16 {
  static let newline = UInt16(UInt8(ascii: "\n"))
  static let carriageReturn = UInt16(UInt8(ascii: "\r"))
  static let space = UInt16(UInt8(ascii: " "))
  static let tab = UInt16(UInt8(ascii: "\t"))
  static let backtick = UInt16(UInt8(ascii: "`"))
  static let tilde = UInt16(UInt8(ascii: "~"))
  static let backslash = UInt16(UInt8(ascii: "\\"))
  static let star = UInt16(UInt8(ascii: "*"))
  static let underscore = UInt16(UInt8(ascii: "_"))

  init(ascii character: Unicode.Scalar) { self = UInt16(truncatingIfNeeded: character.value) }

  var isLineEnd: Bool { self == .newline || self == .carriageReturn }

  /// A mark of a style.
  var isMark: Bool { self == .star || self == .underscore || self == .backtick }

  /// A space of some kind. A surrogate is none.
  var isBlank: Bool {
    if self < 0x80 { return self == .space || (0x09...0x0D).contains(self) }
    return Unicode.Scalar(self)?.properties.isWhitespace ?? false
  }

  /// Half of an emoji or the like is no punctuation.
  var isPunctuation: Bool {
    guard let scalar = Unicode.Scalar(self) else { return false }
    if scalar.isASCII { return (0x21...0x7E).contains(self) && !scalar.properties.isAlphanumeric }
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      return true
    default: return false
    }
  }

  /// Part of a word: letters with their marks, digits, emoji.
  var isWord: Bool {
    guard let scalar = Unicode.Scalar(self) else { return true }
    return !isBlank && !isPunctuation && scalar.properties.generalCategory != .control
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isAlphanumeric: Bool { isAlphabetic || numericType != nil }
}
