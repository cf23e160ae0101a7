// SPDX-License-Identifier: MIT

/// Reads little-endian values one after another and never beyond the end.
struct ByteReader {
  /// The data end before what should be there.
  struct EndOfData: Error {}

  private let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  var remaining: Int { bytes.count - offset }

  mutating func take(_ count: Int) throws(EndOfData) -> ArraySlice<UInt8> {
    guard count >= 0, count <= remaining else { throw EndOfData() }
    defer { offset += count }
    return bytes[offset..<offset + count]
  }

  mutating func uint32() throws(EndOfData) -> UInt32 {
    try take(4).reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }

  mutating func uint8() throws(EndOfData) -> UInt8 {
    try take(1).reduce(0) { _, byte in byte }
  }

  /// Many 32-bit values at once, which is what most of the file is.
  mutating func uint32s(_ count: Int) throws(EndOfData) -> [UInt32] {
    let slice = try take(count * 4)
    return slice.withUnsafeBytes { raw in
      (0..<count).map {
        UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self))
      }
    }
  }
}
