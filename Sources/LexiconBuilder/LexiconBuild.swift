// SPDX-License-Identifier: MIT

import Foundation
package import Suggestions

/// Builds the lexicon files of a language from the files of Debian packages.
package struct LexiconBuild {
  /// What is being done, told before each step begins.
  package enum Step: Equatable, Sendable {
    case readSources, readModel, chooseWords
    case prune(LexiconSize)
    case write(LexiconSize)
  }

  /// Two letters of ISO 639-1.
  package var language = "en"
  package var sizes: [LexiconSize] = LexiconSize.allCases
  /// The folder for the files; it is made if need be.
  package var folder: String
  /// The folder below which the packages' files lie.
  package var root = "/"
  /// Whether files are made even where there are some from the same sources.
  package var force = false
  /// How often words are written in which way, and where that is from; nil if nobody asked for it.
  var cased: (frequencies: CasedFrequencies, source: LexiconSource)?

  package init(folder: String) {
    self.folder = folder
  }

  /// The languages that can be built.
  package static let languages = ["en"]

  /// How many steps there are at the most.
  package var stepCount: Int { 3 + 2 * sizes.count }

  package func path(_ size: LexiconSize) -> String {
    "\(folder)/\(LexiconPlace.fileName(language: language, size: size))"
  }

  /// Makes the files that aren't there or were made from other sources; tells which.
  package func run(_ begin: (Step) -> Void = { _ in }) throws -> [LexiconSize] {
    guard Self.languages.contains(language) else { throw BuildError.unknownLanguage(language) }
    begin(.readSources)
    let sources = try EnglishSources(below: root)
    let descriptions = sources.descriptions + [cased?.source].compactMap(\.self)
    let due = sizes.filter { force || !isCurrent($0, descriptions) }
    guard !due.isEmpty else { return [] }
    try makeFolder()
    let model = try model(sources, begin)
    for size in due {
      begin(.prune(size))
      let pruned = model.pruned(toFit: size.byteLimit)
      begin(.write(size))
      try LexiconWriter.write(
        pruned, sources: descriptions, language: language, size: size, to: path(size))
    }
    return due
  }

  private func isCurrent(_ size: LexiconSize, _ sources: [LexiconSource]) -> Bool {
    guard let lexicon = try? Lexicon(path: path(size)) else { return false }
    // One that was made from more (cased words) needn't be made from less.
    return lexicon.info.sources.starts(with: sources) && lexicon.isIntact
  }

  private func makeFolder() throws(BuildError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw .unwritable(path: folder, reason: "the folder can't be made")
    }
  }

  private func model(_ sources: EnglishSources, _ begin: (Step) -> Void) throws -> LanguageModel {
    begin(.readModel)
    let sphinx: SphinxModel
    do {
      sphinx = try SphinxModel(sources.model.bytes)
    } catch {
      throw EnglishSources.model.damaged(below: root, reason: error.reason)
    }
    begin(.chooseWords)
    let english = try EnglishModel(sources, sphinx, cased: cased?.frequencies)
    return english.languageModel(pronunciations: sources.pronunciations.bytes)
  }
}
