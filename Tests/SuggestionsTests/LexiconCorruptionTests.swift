// SPDX-License-Identifier: MIT

import Foundation
import InputAssistant
import LexiconBuilder
import Suggestions
import SuggestionsSupport
import TestSupport
import Testing

/// Damages lexicon files in a thousand ways. Each is refused or survived: opened and asked, without a trap,
/// a hang or a read past the file's end, behind which lies memory that can't be read.
@MainActor @Suite("A damaged lexicon is refused or survived", .serialized)
struct LexiconCorruptionTests {
  private static let count = 1000
  private let texts = [
    "", "a", "ab", "abc", "b ", "a b ", "ab c", "c a b", "A", "CA", "b'", "\u{E9}", "b. a",
    "a. B c ",
    "cab abc bac ", "zzz ", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
  ]

  @Test("A file of some hundred words")
  func small() throws {
    let file = TemporaryFile()
    try RandomModel(seed: 4, words: 400).write(to: file.path)
    try damage(of: try Data(contentsOf: URL(filePath: file.path)), times: Self.count)
  }

  @Test("The file that is installed", .enabled(if: installed != nil))
  func full() throws {
    let path = try #require(Self.installed)
    try damage(of: try Data(contentsOf: URL(filePath: path)), times: 60)
  }

  nonisolated private static let installed = LexiconPlace.forTests(.full)

  private func damage(of data: Data, times: Int) throws {
    var intact = [UInt8](data)
    intact.fillPage()
    let file = TemporaryFile()
    var (random, refused, guarded) = (SplitMix64(seed: 1), 0, 0)
    for round in 0..<times {
      let kind = Corruption.allCases[round / 2 % Corruption.allCases.count]
      var bytes = intact
      kind.apply(to: &bytes, &random)
      if random.once(in: 3) { random.pick(Corruption.allCases).apply(to: &bytes, &random) }
      if round % 2 == 1 { bytes.sealAgain() }
      try file.write(bytes)
      let pages = GuardPages(size: bytes.count)
      let start = Self.processorTime()
      switch open(file.path) {
      case .failure: refused += 1
      case .success(let lexicon):
        if GuardPages.protect(file.path) { guarded += 1 }
        ask(lexicon)
      }
      withExtendedLifetime(pages) {}
      let time = Self.processorTime() - start
      #expect(time < 2, "\(kind) in round \(round): \(time) s")
    }
    print("\(times) damaged files: \(refused) refused, \(guarded) survived before guarded memory")
    #expect(refused > times / 4 && refused < times * 7 / 8)
    #expect(guarded > (times - refused) / 2)
  }

  /// The seconds of work of this thread: another program that works meanwhile doesn't count.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func open(_ path: String) -> Result<Lexicon, LexiconError> {
    do {
      return .success(try Lexicon(path: path))
    } catch {
      return .failure(error)
    }
  }

  private func ask(_ lexicon: Lexicon) {
    _ = lexicon.isIntact
    let engine = SuggestionEngine(lexicon: lexicon)
    for text in texts {
      #expect(engine.words(text).count <= 3)
      engine.suppressesRejected.toggle()
    }
  }
}
