// SPDX-License-Identifier: MIT

import Suggestions
import TestSupport

/// A way to damage a lexicon file.
enum Corruption: CaseIterable {
  case bit, byte, run, ones, cut, extended, swapped, moved
  case offset, length, overlap, empty, everything, count

  private static let hostile: [UInt64] = [
    0, 1, 7, 8, 15, 0x7F, 0xFF, 0xFFFF, 0x7FFF_FFFF, 0xFFFF_FFFF, 0x7FFF_FFFF_FFFF_FFF8,
    0x7FFF_FFFF_FFFF_FFFF, 0x8000_0000_0000_0000, 0xFFFF_FFFF_FFFF_FFF8, .max,
  ]

  /// Damages a file.
  func apply(to file: inout [UInt8], _ random: inout SplitMix64) {
    let place = Int(random.next() % UInt64(file.count))
    let section = Int(random.next() % UInt64(LexiconFormat.Section.allCases.count))
    let other = Int(random.next() % UInt64(LexiconFormat.Section.allCases.count))
    let entry = LexiconFormat.sumsEnd + 16 * section
    let otherEntry = LexiconFormat.sumsEnd + 16 * other
    switch self {
    case .bit: file[place] ^= 1 << UInt8(random.next() % 8)
    case .byte: file[place] = UInt8(truncatingIfNeeded: random.next())
    case .run: fill(&file, from: place) { UInt8(truncatingIfNeeded: random.next()) }
    case .ones: fill(&file, from: place) { 0xFF }
    case .cut: file.removeLast(file.count - place)
    case .extended: file += (0...place).map { UInt8(truncatingIfNeeded: $0) }
    case .swapped: swap(&file, entry, otherEntry)
    case .moved: file.setNumber(entry, file.number(entry) ^ 8 << (random.next() % 12))
    case .offset: file.setNumber(entry, random.pick(Self.hostile))
    case .length: file.setNumber(entry + 8, random.pick(Self.hostile))
    case .overlap:
      file.setNumber(entry, file.number(otherEntry))
      file.setNumber(
        entry + 8, UInt64(file.count) - min(file.number(otherEntry), UInt64(file.count)))
    case .empty: file.setNumber(entry + 8, 0)
    case .everything:
      file.setNumber(entry, UInt64(LexiconFormat.headerSize / 8 * 8 + 8))
      file.setNumber(entry + 8, UInt64(file.count - LexiconFormat.headerSize - 8))
    case .count: file.setNumber(8 + Int(random.next() % 2) * 8, random.pick(Self.hostile))
    }
  }

  private func fill(_ file: inout [UInt8], from place: Int, with byte: () -> UInt8) {
    for index in place..<min(place + 40, file.count) { file[index] = byte() }
  }

  private func swap(_ file: inout [UInt8], _ left: Int, _ right: Int) {
    for part in [0, 8] {
      let number = file.number(left + part)
      file.setNumber(left + part, file.number(right + part))
      file.setNumber(right + part, number)
    }
  }
}

extension [UInt8] {
  func number(_ place: Int) -> UInt64 {
    guard place + 8 <= count else { return 0 }
    return withUnsafeBytes {
      UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: place, as: UInt64.self))
    }
  }

  mutating func setNumber(_ place: Int, _ number: UInt64) {
    guard place + 8 <= count else { return }
    Swift.withUnsafeBytes(of: number.littleEndian) { replaceSubrange(place..<place + 8, with: $0) }
  }

  /// Makes the sums and the size right again, so that a damaged file reaches what is behind them.
  mutating func sealAgain() {
    guard count >= LexiconFormat.headerSize else { return }
    setNumber(16, UInt64(count))
    let split = number(LexiconFormat.sumsEnd + 16 * LexiconFormat.Section.bigramWords.rawValue)
    guard split >= UInt64(LexiconFormat.sumsEnd), split <= UInt64(count) else { return }
    LexiconFormat.seal(&self, splitAt: Int(split))
  }

  /// Lengthens the last section and the file, so that the file ends where a page of memory does.
  mutating func fillPage() {
    let last = LexiconFormat.sumsEnd + 16 * (LexiconFormat.Section.allCases.count - 1)
    let room = (4096 - count % 4096) % 4096
    setNumber(last + 8, number(last + 8) + UInt64(room))
    self += [UInt8](repeating: 0, count: room)
    sealAgain()
  }
}
