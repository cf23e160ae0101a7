// SPDX-License-Identifier: MIT

import Suggestions

/// Which words English has, and how they are written.
struct EnglishWords {
  private let lists: WordLists
  private let cased: CasedFrequencies?
  private let dropped: Set<String>
  private let lower: Set<String>
  private let forms: [String: String]
  private let slips: SlipFinder
  /// Words that the model lacks and no list need confirm, as written.
  let added: [String]

  /// `statements` are the bytes of a file of `drop`, `lower`, `form` and `add` statements.
  init(
    _ lists: WordLists, slips: SlipFinder, cased: CasedFrequencies?, statements bytes: [UInt8]
  ) throws(BuildError) {
    let statements = try WordStatements(
      bytes, file: "english.words", keywords: ["drop", "lower", "form", "add"])
    self.lists = lists
    self.slips = slips
    self.cased = cased
    dropped = Set(statements["drop"])
    lower = Set(statements["lower"])
    added = statements["add"]
    let written = statements["form"] + added
    forms = Dictionary(written.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The probability (a decimal logarithm) that a word needs to be known without being in a list.
  private static let leastUnconfirmed: Float = -6.5

  /// Whether a word of the model is a word of the lexicon.
  func admits(_ key: String, logProbability: Float) -> Bool {
    if dropped.contains(key) || key.utf8.count > LexiconFormat.longestWord { return false }
    if lists.contains(key) || isLetter(key) { return true }
    if let (stem, ending) = EnglishSpelling.parts(of: key) {
      let verb = ending == "n't" && lists.contains(stem + "n")  // can't
      return lists.contains(stem) || verb
    }
    return logProbability > Self.leastUnconfirmed && isPlain(key) && !slips.contains(key)
  }

  private func isLetter(_ key: String) -> Bool {
    key.utf8.count == 1 && key.first?.isLetter == true
  }

  /// Words of letters; an abbreviation's point, an apostrophe at either end and the like are left out.
  private func isPlain(_ key: String) -> Bool {
    key.first?.isLetter == true && key.last?.isLetter == true
      && key.allSatisfy { $0.isLetter || $0 == "'" || $0 == "-" }
  }

  /// How a word is written inside a sentence.
  func form(_ key: String) -> String {
    // What mostly begins a sentence (However) isn't written so inside one.
    if let form = cased?.form(key), lists.allows(form) { return form }
    if let form = forms[key] { return form }
    if let (stem, ending) = EnglishSpelling.parts(of: key), ending != "n't" {
      return form(stem) + ending
    }
    if let form = lists.form(key) { return form }
    if lower.contains(key) { return key }
    if key.contains("-") { return compound(key) }
    return EnglishSpelling.name(key)
  }

  /// `African-American`, but `part-time`: each part as it is written alone.
  private func compound(_ key: String) -> String {
    key.split(separator: "-", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : lists.form(String($0)) ?? String($0) }.joined(separator: "-")
  }
}
