// SPDX-License-Identifier: MIT

/// The first bytes of a lexicon file, checked.
struct LexiconHeader: Sendable {
  // Mapped read-only.
  nonisolated(unsafe) private let bytes: UnsafeRawBufferPointer
  private var ranges: [Range<Int>] = []

  init(_ bytes: UnsafeRawBufferPointer, path: String) throws(LexiconError) {
    self.bytes = bytes
    guard bytes.prefix(LexiconFormat.magic.count).elementsEqual(LexiconFormat.magic)
    else { throw .foreign(path: path) }
    guard bytes.count >= LexiconFormat.versionEnd else { throw .damaged(path: path) }
    let version = Int(number(8) as UInt32)
    guard version == LexiconFormat.version else { throw .format(path: path, found: version) }
    let sections = LexiconFormat.Section.allCases.count
    guard bytes.count >= LexiconFormat.headerSize, Int(number(12) as UInt32) == sections,
      number(16) as UInt64 == UInt64(bytes.count)
    else { throw .damaged(path: path) }
    for index in 0..<sections {
      let entry = LexiconFormat.sumsEnd + 16 * index
      guard let range = range(offset: number(entry), length: number(entry + 8))
      else { throw .damaged(path: path) }
      ranges.append(range)
    }
    guard sumsEnd <= sumSplit, number(24) == sum(sumsEnd..<sumSplit)
    else { throw .damaged(path: path) }
  }

  /// Whether the rest of the file is what it was when it was made.
  var isRestIntact: Bool { number(32) == sum(sumSplit..<bytes.count) }

  private var sumsEnd: Int { LexiconFormat.sumsEnd }

  private var sumSplit: Int { ranges[LexiconFormat.Section.bigramWords.rawValue].lowerBound }

  private func sum(_ range: Range<Int>) -> UInt64 {
    LexiconFormat.checksum(UnsafeRawBufferPointer(rebasing: bytes[range]))
  }

  /// How large the file is, in bytes.
  var fileSize: Int { bytes.count }

  /// The bytes of a section.
  func section(_ section: LexiconFormat.Section) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(rebasing: bytes[ranges[section.rawValue]])
  }

  private func number<Number: FixedWidthInteger & BitwiseCopyable>(_ offset: Int) -> Number {
    Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: Number.self))
  }

  /// A section's place; nil unless it lies within the file and starts at a multiple of eight.
  private func range(offset: UInt64, length: UInt64) -> Range<Int>? {
    let size = UInt64(bytes.count)
    guard offset % 8 == 0, offset <= size, length <= size - offset else { return nil }
    return Int(offset)..<Int(offset + length)
  }
}
