// SPDX-License-Identifier: MIT

import TestSupport

/// Texts that programs stumble over.
struct FuzzText {
  private let words: [String]
  private static let pieces: [String] = [
    // Emoji: joined, with skin tones, flags, keycaps, presentation selectors, and their parts alone.
    "👩‍👩‍👧‍👦", "👍🏽", "🇩🇪", "🇩", "1️⃣", "❤️", "☎︎", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "\u{200D}", "\u{FE0F}", "\u{20E3}", "\u{1F3FD}",
    // Right to left, and the marks that turn direction.
    "שלום", "مرحبا", "لا", "\u{200F}", "\u{202E}", "\u{2067}", "\u{0600}", "۱۲۳", "،", "؟",
    // Marks on letters and on nothing; letters of several scalars.
    "e\u{301}", "\u{301}", "\u{301}\u{302}\u{303}", "각", "\u{1100}\u{1161}\u{11A8}", "नि", "क्ष", "ำ",
    "\u{0E33}",
    // Case: letters that change their number, have a third case, or lose a dot.
    "ß", "ẞ", "İ", "ı", "i\u{307}", "ǆ", "ǅ", "Ǆ", "ﬁ", "ŉ", "ΐ", "Σ", "ς", "K", "Å", "ª",
    // Spaces, ends of lines, and what looks like nothing.
    " ", " ", " ", "\n", "\r\n", "\r", "\t", "\u{0}", "\u{85}", "\u{A0}", "\u{2003}", "\u{2028}",
    "\u{2029}",
    "\u{200B}", "\u{200C}", "\u{2060}", "\u{FEFF}", "\u{AD}", "\u{B}", "\u{C}", "\u{7F}",
    // Marks.
    "'", "\u{2019}", "\u{2018}", "\u{201C}", "\u{201D}", "\"", "(", ")", "[", "]", "{", "*", "_",
    "~", "`", "-",
    "\u{2013}", "\u{2014}", ".", ". ", "? ", "!", "…", "。", "，", "@", "#", "/", "://", "www.", "\\",
    "&", "¿", "«", "»",
    // Numbers, and letters from all over.
    "0", "7", "½", "²", "Ⅷ", "一", "三", "万", "漢字", "ひらがな", "カ゛", "Ж", "ж", "λ", "é", "É", "\u{E000}",
    "\u{10FFFD}",
    "\u{FFFE}", "\u{FFFD}", "𝒜", "𐐀", "𐐨", "a", "e", "s", "t", "I", "T",
  ]

  init(words: [String]) { self.words = words }

  /// A few pieces, or very many of one.
  func next(_ random: inout SplitMix64) -> String {
    if random.once(in: 40) { return repeated(&random) }
    return (0..<Int(random.next() % 12)).map { _ in piece(&random) }.joined()
  }

  /// A word or a piece of nonsense.
  func piece(_ random: inout SplitMix64) -> String {
    switch random.next() % 8 {
    case 0...2: return cased(random.pick(words), &random) + (random.once(in: 3) ? "" : " ")
    case 3: return String(cased(random.pick(words), &random).prefix(Int(random.next() % 5)))
    case 4: return scalar(&random)
    default: return random.pick(Self.pieces)
    }
  }

  private func repeated(_ random: inout SplitMix64) -> String {
    let part = piece(&random)
    let count = random.pick([63, 64, 65, 100, 191, 192, 193, 255, 1000, 20_000])
    return String(repeating: part, count: count) + (random.once(in: 2) ? " " : "")
  }

  /// A million bytes.
  func huge(_ random: inout SplitMix64) -> String {
    let part = random.once(in: 2) ? piece(&random) : next(&random)
    return String(
      repeating: part.isEmpty ? "\u{301}" : part, count: 1_000_000 / max(part.utf8.count, 2))
  }

  private func cased(_ word: String, _ random: inout SplitMix64) -> String {
    switch random.next() % 6 {
    case 0: word.uppercased()
    case 1: word.prefix(1).uppercased() + word.dropFirst()
    case 2: word.replacing("'", with: "\u{2019}")
    default: word
    }
  }

  private func scalar(_ random: inout SplitMix64) -> String {
    let limit: UInt64 = random.pick([0x80, 0x300, 0x3000, 0x1_0000, 0x11_0000])
    return Unicode.Scalar(UInt32(random.next() % limit)).map { String($0) } ?? "\u{FFFD}"
  }
}
