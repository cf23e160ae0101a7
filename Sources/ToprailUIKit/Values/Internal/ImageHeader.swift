// SPDX-License-Identifier: MIT

import Foundation

/// The kind and the size of a picture, told from its first bytes; nil for kinds not known.
///
/// Pictures come from anywhere, so every offset is checked: damaged ones give nil.
struct ImageHeader {
  /// Pixels; of a drawing, which has none, the size of a symbol.
  let size: CGSize

  init?(_ data: Data) {
    let bytes = Bytes(data)
    guard let size = Self.png(bytes) ?? Self.gif(bytes) ?? Self.jpeg(bytes) ?? Self.svg(data) else {
      return nil
    }
    self.size = size
  }

  private static func png(_ bytes: Bytes) -> CGSize? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
      let width = bytes.bigEndian(at: 16, count: 4), let height = bytes.bigEndian(at: 20, count: 4)
    else { return nil }
    return positive(width, height)
  }

  private static func gif(_ bytes: Bytes) -> CGSize? {
    guard bytes.starts(with: Array("GIF8".utf8)),
      let width = bytes.littleEndian16(at: 6), let height = bytes.littleEndian16(at: 8)
    else { return nil }
    return positive(width, height)
  }

  /// Walks the segments up to the frame header, which has the size.
  private static func jpeg(_ bytes: Bytes) -> CGSize? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var offset = 2
    while let marker = bytes.bigEndian(at: offset, count: 2),
      let length = bytes.bigEndian(at: offset + 2, count: 2), marker >> 8 == 0xFF, length >= 2
    {
      if isFrame(marker & 0xFF) {
        guard let height = bytes.bigEndian(at: offset + 5, count: 2),
          let width = bytes.bigEndian(at: offset + 7, count: 2)
        else { return nil }
        return positive(width, height)
      }
      offset += 2 + length
    }
    return nil
  }

  /// C0 to CF start a frame, but for the tables C4 and CC and the reserved C8.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func svg(_ data: Data) -> CGSize? {
    let start = String(decoding: data.prefix(1024), as: UTF8.self)
    return start.contains("<svg") ? UIImage.symbolSize : nil
  }

  private static func positive(_ width: Int, _ height: Int) -> CGSize? {
    width > 0 && height > 0 ? CGSize(width: width, height: height) : nil
  }
}

/// Numbers out of bytes, nil past their end.
private struct Bytes {
  private let bytes: [UInt8]

  /// A frame header that far in doesn't occur but in pictures made to waste time.
  init(_ data: Data) {
    bytes = Array(data.prefix(1 << 20))
  }

  func starts(with prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }

  func bigEndian(at offset: Int, count: Int) -> Int? {
    guard offset + count <= bytes.count else { return nil }
    return bytes[offset..<(offset + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  func littleEndian16(at offset: Int) -> Int? {
    bigEndian(at: offset, count: 2).map { ($0 & 0xFF) << 8 | $0 >> 8 }
  }
}
