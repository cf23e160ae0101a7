// SPDX-License-Identifier: MIT

/// The last part of a text, as scalars; so that a long text costs no more than a short one.
struct TextWindow {
  /// How much of the text is looked at, in bytes: at least so much, and up to a step more.
  static let length = contextLength + LexiconFormat.longestWord + 1
  /// How much of that is context, in bytes: a multiple of the step.
  private static let contextLength = 128
  /// The window moves by so many bytes at a time, so that most letters leave its start where it is.
  private static let step = 64

  private(set) var scalars: [Unicode.Scalar] = []
  /// Where it begins in the text, in bytes.
  private(set) var start = 0
  /// Whether the text begins here, and not before.
  var holdsStart: Bool { start == 0 }

  init() { scalars.reserveCapacity(Self.length + Self.step) }

  /// Reads the end of a text. No memory is taken for a text that lies in one piece, as Swift's own do.
  mutating func read(_ text: String) {
    scalars.removeAll(keepingCapacity: true)
    start = 0
    if text.utf8.withContiguousStorageIfAvailable({ decode($0) }) == nil {
      var copy = text
      copy.withUTF8 { decode($0) }
    }
  }

  /// The scalars before a place that are its context, and whether the text begins with them.
  ///
  /// Where they begin depends on where they end alone: a word that grows must not push them out.
  func context(before end: Int) -> (scalars: ArraySlice<Unicode.Scalar>, holdsStart: Bool) {
    var endOffset = start
    for scalar in scalars[..<end] { endOffset += UTF8.width(scalar) }
    let startOffset = max(endOffset - Self.contextLength, 0) / Self.step * Self.step
    var (index, offset) = (0, start)
    while offset < startOffset {
      offset += UTF8.width(scalars[index])
      index += 1
    }
    return (scalars[index..<end], offset == 0)
  }

  /// Whether a text begins with a part of a word; as little of it is looked at as tells that.
  static func startsWithWord(_ text: String) -> Bool {
    text.unicodeScalars.first { !$0.isApostrophe }?.isPartOfWord == true
  }

  private mutating func decode(_ bytes: UnsafeBufferPointer<UInt8>) {
    var index = max(bytes.count - Self.length, 0) / Self.step * Self.step
    while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
    start = index
    while index < bytes.count {
      let lead = bytes[index]
      let length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
      guard index + length <= bytes.count else { return }
      // The bits of a leading byte: 7 for one byte, then 5, 4 and 3.
      var value = UInt32(length == 1 ? lead : lead & (0x7F >> UInt8(length)))
      for next in 1..<max(length, 1) { value = value << 6 | UInt32(bytes[index + next] & 0x3F) }
      scalars.append(Unicode.Scalar(value) ?? "\u{FFFD}")
      index += length
    }
  }
}
