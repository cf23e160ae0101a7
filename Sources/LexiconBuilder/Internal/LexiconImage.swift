// SPDX-License-Identifier: MIT

import Suggestions

/// The bytes of a lexicon file; the format is described at `LexiconFormat`.
struct LexiconImage {
  private(set) var bytes: [UInt8]
  private var ranges: [Range<Int>] = []

  init(_ model: LanguageModel, info: String) throws {
    bytes = [UInt8](repeating: 0, count: LexiconFormat.headerSize)
    var sections: [LexiconFormat.Section: [UInt8]] = [.info: Array(info.utf8)]
    model.words.encodeSpellings(into: &sections)
    model.encodeUnigrams(into: &sections)
    model.encodeBigrams(into: &sections)
    try model.encodeTrigrams(into: &sections)
    for section in LexiconFormat.Section.allCases { append(sections[section] ?? []) }
    writeHeader()
  }

  private mutating func append(_ section: [UInt8]) {
    while bytes.count % 8 != 0 { bytes.append(0) }
    ranges.append(bytes.count..<bytes.count + section.count)
    bytes += section
  }

  private mutating func writeHeader() {
    var header = LexiconFormat.magic
    header += UInt32(LexiconFormat.version).littleEndianBytes
    header += UInt32(LexiconFormat.Section.allCases.count).littleEndianBytes
    header += UInt64(bytes.count).littleEndianBytes
    header += [UInt8](repeating: 0, count: LexiconFormat.sumsEnd - header.count)
    for range in ranges {
      header += UInt64(range.lowerBound).littleEndianBytes
      header += UInt64(range.count).littleEndianBytes
    }
    bytes.replaceSubrange(0..<header.count, with: header)
    LexiconFormat.seal(
      &bytes, splitAt: ranges[LexiconFormat.Section.bigramWords.rawValue].lowerBound)
  }
}
