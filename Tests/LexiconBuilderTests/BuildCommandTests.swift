// SPDX-License-Identifier: MIT

import Foundation
import InputAssistant
import Suggestions
import Testing

@testable import LexiconBuilder

struct BuildCommandTests {
  private let folder: SourceFolder

  init() throws { folder = try SourceFolder() }

  /// What a run wrote, and how it ended.
  private struct Run {
    var exit: BuildCommand.Exit
    var output: String
    var errors: String
  }

  private func run(_ arguments: String..., isTerminal: Bool = false) -> Run {
    let (output, errors) = (Text(), Text())
    let places = ["--sources", folder.path, "--output", "\(folder.path)/out"]
    let exit = BuildCommand.run(
      places + arguments, isTerminal: isTerminal, output: { output.text += $0 },
      errors: { errors.text += $0 })
    return Run(exit: exit, output: output.text, errors: errors.text)
  }

  private final class Text {
    var text = ""
  }

  private func lexicon(_ size: LexiconSize) throws -> Lexicon {
    let name = LexiconPlace.fileName(language: "en", size: size)
    return try Lexicon(path: "\(folder.path)/out/\(name)")
  }

  @Test func bothSizesAreBuiltAndNameTheirSources() throws {
    #expect(run().exit == .done)
    for size in LexiconSize.allCases {
      let info = try lexicon(size).info
      #expect(info.size == size)
      #expect(info.bigramCount == 5)  // all but the one that ends the sentence
      #expect(info.trigramCount == 3)
      #expect(
        info.sources.map(\.name) == [
          "pocketsphinx-en-us/en-us.lm.bin", "pocketsphinx-en-us/cmudict-en-us.dict",
          "wamerican/american-english", "wamerican-large/american-english-large",
          "wbritish-large/british-english-large",
          "toprail",
        ])
      #expect(info.sources[3].version == "2020.12.07-2")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/out").count == 2)
  }

  @Test func whatIsUpToDateIsLeftAlone() throws {
    #expect(run("--size", "full").output.hasSuffix("was built\n"))
    #expect(run("--size", "full").output.hasSuffix("is up to date\n"))
    #expect(run("--size", "full", "--force").output.hasSuffix("was built\n"))
    try folder.write(Array("the\ncat\nmouse\n".utf8), to: "usr/share/dict/british-english-large")
    #expect(run("--size", "full").output.hasSuffix("was built\n"))
  }

  @Test func aDamagedLexiconIsBuiltAnew() throws {
    #expect(run("--size", "compact").exit == .done)
    let name = LexiconPlace.fileName(language: "en", size: .compact)
    var bytes = try Data(contentsOf: URL(filePath: "\(folder.path)/out/\(name)"))
    bytes[bytes.count - 1] ^= 1
    try folder.write([UInt8](bytes), to: "out/\(name)")
    #expect(run("--size", "compact").output.hasSuffix("was built\n"))
    #expect(try lexicon(.compact).isIntact)
  }

  @Test(arguments: [
    ("usr/share/pocketsphinx/model/en-us/en-us.lm.bin", "pocketsphinx-en-us"),
    ("usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict", "pocketsphinx-en-us"),
    ("usr/share/dict/american-english", "wamerican"),
    ("usr/share/dict/american-english-large", "wamerican-large"),
    ("usr/share/dict/british-english-large", "wbritish-large"),
  ])
  func aMissingSourceNamesItselfAndItsPackage(_ place: String, _ package: String) throws {
    try folder.remove(place)
    let run = run()
    #expect(run.exit == .missingSource)
    #expect(
      run.errors == "build-lexicon: \(folder.path)/\(place) is missing. "
        + "Install it: sudo apt-get install \(package)\n")
  }

  @Test func aDamagedSourceNamesItselfAndItsPackage() throws {
    let place = "usr/share/pocketsphinx/model/en-us/en-us.lm.bin"
    try folder.write(Array(TinyModel.pets.bytes.dropLast(40)), to: place)
    let run = run()
    #expect(run.exit == .missingSource)
    #expect(
      run.errors == "build-lexicon: \(folder.path)/\(place) is damaged (it ends too early). "
        + "Install it anew: sudo apt-get install --reinstall pocketsphinx-en-us\n")
  }

  @Test(arguments: [
    "usr/share/pocketsphinx/model/en-us/cmudict-en-us.dict", "usr/share/dict/american-english",
    "usr/share/dict/american-english-large", "usr/share/dict/british-english-large",
  ])
  func aListThatIsNoTextNamesItself(_ place: String) throws {
    for bytes: [UInt8] in [[0x61, 0x0A, 0, 0, 0], [0x61, 0xFF, 0x0A]] {
      try folder.write(bytes, to: place)
      let run = run()
      #expect(run.exit == .missingSource)
      #expect(run.errors.contains("\(folder.path)/\(place) is damaged (it is no text)"))
    }
  }

  @Test func mistakesInTheOptionsEndWithTheirCode() {
    #expect(run("--siez").exit == .usage)
    #expect(run("--size", "huge").exit == .usage)
    #expect(run("--size").exit == .usage)
    #expect(run("--language", "de").errors.contains("no data for a lexicon of 'de'"))
    #expect(run("--help").output.hasPrefix("usage: build-lexicon"))
  }

  @Test func aCasedFileThatIsNoTableIsNamed() throws {
    let path = "\(folder.path)/cased.json.gz"
    for content in [nil, Array("no gzip".utf8), try packed("no json"), try packed("{\"a\": 1")] {
      if let content { try folder.write(content, to: "cased.json.gz") }
      let run = run("--cased", path)
      #expect(run.exit == .missingSource)
      #expect(run.errors.hasPrefix("build-lexicon: \(path) can't be used. "))
    }
  }

  @MainActor @Test func casedFrequenciesDecideHowAWordIsWritten() throws {
    try folder.write(
      try packed("{\"Cat\": -3.5, \"cat\": -7, \"dog\": -5}"), to: "cased.json.gz")
    let run = run("--cased", "\(folder.path)/cased.json.gz", "--size", "full")
    #expect(run.exit == .done)
    let lexicon = try lexicon(.full)
    #expect(lexicon.info.sources.last?.name == "spacy-lookups-data/en_lexeme_prob.json.gz")
    #expect(lexicon.info.sources.last?.sha256.count == 64)
    var found: [Suggestion] = []
    let engine = SuggestionEngine(lexicon: lexicon) { 0 }
    engine.suggest(TextContext(before: "the "), traits: InputTraits(), into: &found)
    #expect(found.contains { $0.text == "Cat" } && found.contains { $0.text == "dog" })
  }

  private func packed(_ text: String) throws -> [UInt8] {
    [UInt8](try SystemProgram.run("gzip", ["--stdout"], input: Array(text.utf8), remedy: ""))
  }

  @Test func whatAKilledBuildLeftGoes() throws {
    let out = "\(folder.path)/out"
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    // No process has the first number; the second one's is at work all the time.
    let dead = "\(pid_t.max)"
    let kept = ["en-full.v1.lex.1.new", "en-full.v1.lex.x.new", "else.v1.lex.\(dead).new"]
    for name in kept + ["en-full.v1.lex.\(dead).new", "en-full.v1.lex.\(getpid()).new"] {
      try Data("half".utf8).write(to: URL(filePath: "\(out)/\(name)"))
    }
    #expect(run("--size", "full").exit == .done)
    let names = try FileManager.default.contentsOfDirectory(atPath: out)
    #expect(Set(names) == Set(kept + ["en-full.v1.lex"]))
  }

  @Test func aLinkUnderTheTemporaryNameIsNotFollowed() throws {
    let (out, other) = ("\(folder.path)/out", "\(folder.path)/other")
    try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    try Data("other".utf8).write(to: URL(filePath: other))
    try FileManager.default.createSymbolicLink(
      atPath: "\(out)/en-full.v1.lex.\(getpid()).new", withDestinationPath: other)
    #expect(run("--size", "full").exit == .done)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "other")
    #expect(try lexicon(.full).isIntact)
  }

  @Test func aPlaceThatCannotBeWrittenIsNamed() throws {
    try folder.write([], to: "out")
    let run = run()
    #expect(run.exit == .unwritable)
    #expect(run.errors.contains("\(folder.path)/out"))
  }

  @Test func progressIsABarOnATerminalAndLinesElsewhere() {
    #expect(run("--size", "full", isTerminal: true).output.contains("\r\u{1B}[K[####"))
    #expect(run("--force").output.hasPrefix("lexicon: reading the packages' files\n"))
    #expect(run("--quiet", "--force").output.isEmpty)
  }
}
