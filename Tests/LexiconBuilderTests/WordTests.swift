// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import LexiconBuilder

struct WordTests {
  private let lists = WordLists(
    [Array("the\nMonday\nChina\nchina\nIsis\nISIS\nnews\nplay\ncan\ncan't\nYork\nyork\n".utf8)],
    common: Array("York\n".utf8))

  private var words: EnglishWords {
    get throws {
      let model = try SphinxModel(TinyModel.pets.bytes)
      let statements = "# comment\ndrop alot thier\nlower lol\nform China I iPhone\nadd selfie\n"
      return try EnglishWords(
        lists, slips: SlipFinder(model, lists), cased: nil, statements: Array(statements.utf8))
    }
  }

  @Test(arguments: [
    ("the", "the"), ("monday", "Monday"), ("monday's", "Monday's"), ("china", "China"),
    ("isis", "Isis"), ("york", "York"), ("i'm", "I'm"), ("i", "I"), ("lol", "lol"),
    ("iphone", "iPhone"),
    ("paulson", "Paulson"), ("mckenna", "McKenna"), ("o'neal", "O'Neal"), ("can't", "can't"),
    ("can-play", "can-play"), ("isis-monday", "Isis-Monday"), ("selfie", "selfie"),
  ])
  func aWordIsWrittenAsItsSourcesHaveIt(_ key: String, _ form: String) throws {
    #expect(try words.form(key) == form)
  }

  @Test(
    arguments: [
      ("the", -9, true), ("alot", -4, false), ("paulson", -6.4, true), ("paulson", -6.6, false),
      ("t.", -3, false), ("'em", -3, false), ("actors'", -3, false), ("x", -9, true),
      ("play's", -9, true), ("can't", -9, true), ("</s>", -1, false), ("you'll", -9, false),
    ] as [(String, Float, Bool)])
  func aWordIsAdmittedIfItIsConfirmedOrFrequent(
    _ key: String, _ log: Float, _ isAdmitted: Bool
  ) throws {
    #expect(try words.admits(key, logProbability: log) == isAdmitted)
  }

  @Test func aWordThatNoFileCanHoldIsNotAdmitted() throws {
    let long = String(repeating: "\u{E9}", count: 31)
    #expect(try words.admits(long + "a", logProbability: -1))
    #expect(try !words.admits(long + "ab", logProbability: -1))
  }

  @Test func vulgarWordsAreFoundInTheirFormsAndOthersArent() throws {
    let vulgar = try VulgarWords(Array("stem fuck retard\nword ass cock\nallow retardant\n".utf8))
    for key in ["fuck", "fucking", "ass", "ass's", "asses", "cocks", "kick-ass", "retarded"] {
      #expect(vulgar.contains(key), "\(key)")
    }
    for key in ["assess", "class", "cockpit", "retardant", "peacock", "fun"] {
      #expect(!vulgar.contains(key), "\(key)")
    }
  }

  @Test(arguments: [
    "assessment", "passenger", "cocktail", "dickens", "scunthorpe", "shiitake", "sussex",
    "analysis", "country", "therapist", "document", "title", "spice", "grape", "hello", "sexton",
    "essex", "cumulative",
  ])
  func ourListLeavesInnocentWordsAlone(_ key: String) throws {
    #expect(try !VulgarWords(PackageResources.english_vulgar).contains(key))
  }

  @Test func aWrongLineIsNamed() {
    let error = #expect(throws: BuildError.self) {
      try VulgarWords(Array("# words\n\nstem fuck\nbogus x\n".utf8))
    }
    #expect(
      error.map { "\($0)" } == "english.vulgar:4: 'bogus x' begins with none of stem, word, allow")
  }
}
