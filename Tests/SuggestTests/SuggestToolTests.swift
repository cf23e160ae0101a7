// SPDX-License-Identifier: MIT

import Foundation
import LexiconBuilder
import SuggestKit
import Suggestions
import Testing

/// A folder with a lexicon of three words where the program looks for one.
private final class Home {
  let folder = FileManager.default.temporaryDirectory.path + "/" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/toprail", withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func add(_ size: LexiconSize, words: [String]) throws {
    let words = words.sorted().map {
      LanguageModel.Word(key: $0, form: $0, isVulgar: false, logProbability: -1, backOff: 0)
    }
    let none = [Int](repeating: 0, count: words.count + 2)
    let model = LanguageModel(
      words: words, bigramStarts: none, bigrams: [], trigramStarts: [0], trigrams: [])
    let source = LexiconSource(name: "words", version: "1.0", sha256: "ab", licence: "MIT")
    let cache = try #require(LexiconPlace.cacheFolder(environment: variable))
    try LexiconWriter.write(
      model, sources: [source], language: "en", size: size,
      to: "\(cache)/\(LexiconPlace.fileName(language: "en", size: size))")
  }

  func variable(_ name: String) -> String? {
    ["XDG_CACHE_HOME": folder, "XDG_DATA_DIRS": folder + "/data"][name]
  }

  @MainActor func lines(_ arguments: String...) throws -> [String] {
    var lines: [String] = []
    try SuggestTool(environment: variable) { lines.append($0) }.run(arguments)
    return lines
  }
}

@MainActor @Suite struct SuggestToolTests {
  private let home: Home

  init() throws {
    home = try Home()
  }

  @Test func completes() throws {
    try home.add(.full, words: ["can", "you", "your"])
    let lines = try home.lines("complete", "can yo")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("you\tcompletion\t0."))
    #expect(lines[1].hasPrefix("your\tcompletion\t0."))
    #expect(
      try home.lines("complete", "--json", "can yo")[0]
        .hasPrefix(#"{"text": "you", "kind": "completion", "confidence": 0."#))
    #expect(try home.lines("complete", "xyz") == [])
  }

  @Test func theFullLexiconComesFirst() throws {
    try home.add(.compact, words: ["can"])
    #expect(try home.lines("info").contains("size\tcompact"))
    try home.add(.full, words: ["can", "you"])
    #expect(try home.lines("info").contains("size\tfull"))
    #expect(try home.lines("info", "--model", "compact").contains("size\tcompact"))
    let lines = try home.lines("info", "--lexicon", home.folder + "/toprail/en-compact.v1.lex")
    #expect(lines[..<4] == ["language\ten", "size\tcompact", "format\t1", "words\t1"])
    #expect(lines.last == "source\twords 1.0\tMIT\tab")
  }

  @Test func measures() throws {
    try home.add(.full, words: ["can", "you", "your"])
    let path = home.folder + "/phrases"
    try Data("can you\n".utf8).write(to: URL(filePath: path))
    let lines = try home.lines("evaluate", "--phrases", path, "--keys", path)
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix(#"{"words": 2, "ks": 75.0, "next1": "#))
    #expect(lines[1].hasPrefix(#"{"keys": 8, "p50us": "#))
    for line in lines {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    }
  }

  @Test func withoutALexicon() {
    #expect(
      throws: Failure(
        .unavailable,
        "There is no lexicon for the language 'en'. "
          + "`make lexicon` builds the English one, --lexicon names another file.")
    ) { try home.lines("info") }
    #expect(
      throws: Failure(
        .unavailable,
        "There is no compact lexicon for the language 'de'. "
          + "`make lexicon` builds the English one, --lexicon names another file.")
    ) { try home.lines("complete", "x", "--model", "compact", "--language", "de") }
  }

  @Test func withADamagedLexicon() throws {
    try home.add(.full, words: ["can"])
    let path = home.folder + "/toprail/en-full.v1.lex"
    try Data("no lexicon".utf8).write(to: URL(filePath: path))
    #expect(throws: Failure.self) { try home.lines("info") }
    let code = #expect(throws: Failure.self) { try home.lines("info", "--lexicon", path) }?.code
    #expect(code == .noInput)
  }

  @Test func aFileThatCannotBeUsedIsPassedOver() throws {
    try home.add(.full, words: ["can"])
    let data = home.folder + "/data/toprail"
    try FileManager.default.createDirectory(
      atPath: data + "/en-full.v1.lex", withIntermediateDirectories: true)
    #expect(try home.lines("info").contains("words\t1"))
    let file = home.folder + "/toprail/en-full.v1.lex"
    try Data("no lexicon".utf8).write(to: URL(filePath: file))
    let failure = #expect(throws: Failure.self) { try home.lines("info") }
    #expect(failure?.code == .unavailable)
    #expect(failure?.message.hasPrefix(data) == true)
    try home.add(.compact, words: ["can", "you"])
    #expect(try home.lines("info").contains("words\t2"))
  }

  @Test func help() throws {
    #expect(try home.lines("--help") == [SuggestArguments.helpText])
    #expect(
      SuggestArguments.helpText.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }
}
