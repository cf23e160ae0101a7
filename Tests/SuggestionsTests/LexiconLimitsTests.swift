// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import Suggestions
import Testing

@Suite("How much a lexicon holds")
struct LexiconLimitsTests {
  @Test("As many words as sixteen bits count, and no more", arguments: [65_535, 65_536])
  func words(count: Int) throws {
    let words = (0..<count).map { number in
      let digits = String(number, radix: 26)
      let letters = String(repeating: "0", count: 4 - digits.count) + digits
      return LanguageModel.Word(
        key: "w" + letters, form: "w" + letters, logProbability: -Float(number % 1000) / 200)
    }
    let model = LanguageModel(
      words: words, bigramStarts: [Int](repeating: 0, count: count + 2), bigrams: [],
      trigramStarts: [0], trigrams: [])
    let file = TemporaryFile()
    let write = {
      try LexiconWriter.write(model, sources: [], language: "en", size: .full, to: file.path)
    }
    if count > 0xFFFF {
      #expect(throws: LexiconError.self) { try write() }
    } else {
      try write()
      #expect(try Lexicon(path: file.path).info.wordCount == count)
    }
  }
}
