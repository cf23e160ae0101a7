// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LexiconBuilder

private let textPath = "/usr/share/games/fortunes/people"

/// How words are written, measured on sayings of and about people: the package fortunes has them, and no part
/// of it was used to build. With cased frequencies (their JSON named by TOPRAIL_CASED_JSON) more is asked.
@Suite(.enabled(if: FileManager.default.fileExists(atPath: textPath)))
struct EnglishCaseTests {
  @Test func wordsInsideSentencesHaveTheirCase() throws {
    let forms = try Self.forms()
    let text = try String(contentsOfFile: textPath, encoding: .utf8)
    var (right, count) = (0, 0)
    var mistakes: [String: Int] = [:]
    for word in MidSentenceWords(text: text) {
      guard let form = forms[word.lowercased()] else { continue }
      count += 1
      if form == word { right += 1 } else { mistakes["\(word) as \(form)", default: 0] += 1 }
    }
    let share = 100 * Double(right) / Double(count)
    let most = mistakes.sorted { $0.value > $1.value }.prefix(20).map { "\($0.key) \($0.value)" }
    print(
      "case of mid-sentence words: \(share) % of \(count) right; \(most.joined(separator: ", "))")
    #expect(count > 15_000)
    #expect(share >= (Self.casedPath == nil ? 96 : 98.5))
  }

  private static let casedPath = ProcessInfo.processInfo.environment["TOPRAIL_CASED_JSON"]

  private static func forms() throws -> [String: String] {
    let sources = try EnglishSources(below: "/")
    let cased = try casedPath.map {
      try CasedFrequencies(Data(contentsOf: URL(filePath: $0)))
    }
    let model = try EnglishModel(sources, try SphinxModel(sources.model.bytes), cased: cased)
    let words = model.words(pronunciations: sources.pronunciations.bytes)
    return Dictionary(uniqueKeysWithValues: words.map { ($0.key, $0.form) })
  }
}
