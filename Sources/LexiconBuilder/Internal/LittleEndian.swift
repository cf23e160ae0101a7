// SPDX-License-Identifier: MIT

extension FixedWidthInteger {
  /// The bytes of a number, the least first.
  var littleEndianBytes: [UInt8] { withUnsafeBytes(of: littleEndian) { Array($0) } }
}

extension Sequence where Element: FixedWidthInteger {
  /// The bytes of all numbers, one after the other.
  var littleEndianBytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(underestimatedCount * MemoryLayout<Element>.size)
    for number in self {
      withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}
