// SPDX-License-Identifier: MIT

/// Numbers of a fixed width packed without gaps, the least significant bit first.
struct BitArray {
  private let bytes: ArraySlice<UInt8>
  private let width: Int
  let count: Int

  /// The bytes that `count` entries of `width` bits take, with the eight bytes that let a reader fetch
  /// a whole word anywhere.
  static func byteCount(count: Int, width: Int) -> Int {
    (count * width + 7) / 8 + 8
  }

  /// `bytes` must hold `byteCount(count:width:)` of them.
  init(_ bytes: ArraySlice<UInt8>, count: Int, width: Int) {
    precondition(bytes.count >= Self.byteCount(count: count, width: width))
    self.bytes = bytes
    self.width = width
    self.count = count
  }

  /// The `length` bits (32 at the most) of an entry that begin at its bit `offset`.
  func bits(of entry: Int, at offset: Int, length: Int) -> UInt32 {
    precondition(entry >= 0 && entry < count && length <= 32 && offset + length <= width)
    let bit = entry * width + offset
    let word = bytes.withUnsafeBytes {
      // Within bounds: the last bit's byte is followed by at least seven others.
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: bit >> 3, as: UInt64.self))
    }
    return UInt32(truncatingIfNeeded: (word >> UInt64(bit & 7)) & ((1 << UInt64(length)) - 1))
  }
}
