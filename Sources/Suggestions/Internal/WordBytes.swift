// SPDX-License-Identifier: MIT

/// The UTF-8 of one word, in a place of fixed size that needs no memory of its own.
struct WordBytes {
  private(set) var count = 0
  private var bytes = InlineArray<64, UInt8>(repeating: 0)

  /// Whether bytes were left out because there was no room.
  private(set) var isCut = false

  @inline(__always)
  subscript(index: Int) -> UInt8 { bytes[index] }

  @inline(__always)
  mutating func append(_ byte: UInt8) {
    guard count < bytes.count else {
      isCut = true
      return
    }
    bytes[count] = byte
    count &+= 1
  }

  mutating func append(_ scalar: Unicode.Scalar) {
    guard let bytes = UTF8.encode(scalar) else { return }
    for byte in bytes { append(byte) }
  }

  @inline(__always)
  mutating func set(_ index: Int, to byte: UInt8) { bytes[index] = byte }

  @inline(__always)
  mutating func keep(_ length: Int) { count = min(max(length, 0), count) }

  func hasPrefix(_ other: WordBytes) -> Bool {
    count >= other.count && commonPrefix(with: other) == other.count
  }

  func commonPrefix(with other: WordBytes) -> Int {
    let shorter = min(count, other.count)
    var index = 0
    while index < shorter, bytes[index] == other.bytes[index] { index &+= 1 }
    return index
  }

  /// Whether this comes before another word in the order of bytes.
  func isBelow(_ other: WordBytes) -> Bool {
    let common = commonPrefix(with: other)
    guard common < count, common < other.count else { return count < other.count }
    return bytes[common] < other.bytes[common]
  }

  /// What comes after every word that starts with this. No UTF-8 has a byte that can't be raised by one.
  var afterAllWithThisPrefix: WordBytes {
    var next = self
    if count > 0 { next.bytes[count &- 1] &+= 1 }
    return next
  }

  /// The word as a string; damaged bytes come out as replacement characters.
  var string: String {
    withUnsafeBytes(of: bytes) { String(decoding: $0.prefix(count), as: UTF8.self) }
  }
}
