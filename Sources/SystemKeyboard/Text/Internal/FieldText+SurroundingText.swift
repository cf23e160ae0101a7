// SPDX-License-Identifier: MIT

extension FieldText {
  /// Takes what a client told, whatever it told: places beyond the text or within a character are
  /// moved to where one begins.
  ///
  /// - Parameters:
  ///   - cursor: The caret's place in bytes of UTF-8.
  ///   - anchor: The selection's other end.
  init(surrounding text: String, cursor: UInt32, anchor: UInt32) {
    let shift = Self.repairedBytes(text)
    let places = [cursor, anchor].map { Self.index(Int($0) + shift, in: text) }
    let (start, end) = (min(places[0], places[1]), max(places[0], places[1]))
    self.init(
      before: String(text[..<start]), selected: String(text[start..<end]),
      after: String(text[end...]))
  }

  /// A place in bytes; slicing a string there goes back to where the character's code begins.
  private static func index(_ offset: Int, in text: String) -> String.Index {
    let utf8 = text.utf8
    return utf8.index(utf8.startIndex, offsetBy: offset, limitedBy: utf8.endIndex)
      ?? text.endIndex
  }

  /// By how many bytes places are off because a long text was cut within its first character.
  ///
  /// Each stray byte there was read as U+FFFD, which has three.
  private static func repairedBytes(_ text: String) -> Int {
    guard text.utf8.count >= longestText else { return 0 }
    let strays = text.unicodeScalars.prefix(3).prefix { $0 == "\u{FFFD}" }.count
    return strays * 2
  }

  /// A text that long, in bytes, may have been cut.
  ///
  /// A little less than the 4000 bytes that the protocol allows: a client cuts at what it likes.
  private static let longestText = 3000
}
