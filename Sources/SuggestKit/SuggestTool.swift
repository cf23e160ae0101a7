// SPDX-License-Identifier: MIT

import InputAssistant
import Suggestions

/// The program `suggest` without its process: a command line in, lines out.
@MainActor
package struct SuggestTool {
  private let print: (String) -> Void
  private let environment: (String) -> String?

  /// - Parameters:
  ///   - environment: looks a variable up.
  ///   - print: called with each line of the answer.
  package init(
    environment: @escaping (String) -> String?, print: @escaping (String) -> Void
  ) {
    self.print = print
    self.environment = environment
  }

  /// Does what a command line asks for, given without the program's name.
  package func run(_ arguments: [String]) throws(Failure) {
    let arguments = try SuggestArguments(arguments)
    switch arguments.command {
    case .help: print(SuggestArguments.helpText)
    case .info: show(try lexicon(arguments), isJSON: arguments.isJSON)
    case .complete(let text): complete(text, try engine(arguments), isJSON: arguments.isJSON)
    case .evaluate(let measurements):
      for measurement in measurements { try evaluate(measurement, arguments) }
    }
  }

  private func show(_ lexicon: Lexicon, isJSON: Bool) {
    let lines = isJSON ? [lexicon.info.jsonLine.text] : lexicon.info.lines
    lines.forEach(print)
  }

  private func complete(_ text: String, _ engine: SuggestionEngine, isJSON: Bool) {
    var suggestions: [Suggestion] = []
    engine.suggest(TextContext(before: text), traits: InputTraits(), into: &suggestions)
    for suggestion in suggestions {
      print(isJSON ? suggestion.jsonLine.text : suggestion.line)
    }
  }

  private func evaluate(
    _ measurement: Measurement, _ arguments: SuggestArguments
  ) throws(Failure) {
    switch measurement {
    case .phrases(let path):
      let phrases = try Phrases(path: path)
      let memory = ResidentMemory.kibibytes
      var user = GreedyUser(provider: try engine(arguments))
      user.type(phrases)
      print(user.report(memoryBefore: memory).text)
    case .keys(let path):
      guard AllocationCounter.works else {
        throw Failure(.software, "blocks of memory aren't counted in this build")
      }
      let phrases = try Phrases(path: path)
      var typing = KeyTyping(provider: try engine(arguments))
      typing.type(phrases)
      print(typing.report.text)
    }
  }

  private func engine(_ arguments: SuggestArguments) throws(Failure) -> SuggestionEngine {
    let engine = SuggestionEngine(lexicon: try lexicon(arguments))
    // What is found mustn't depend on what else the machine does.
    engine.budget = .max
    engine.suppressesRejected = arguments.suppressesRejected
    return engine
  }

  private func lexicon(_ arguments: SuggestArguments) throws(Failure) -> Lexicon {
    guard let path = arguments.lexicon else { return try installed(arguments) }
    do {
      return try Lexicon(path: path)
    } catch {
      throw Failure(.noInput, error.description)
    }
  }

  private func installed(_ arguments: SuggestArguments) throws(Failure) -> Lexicon {
    let sizes = arguments.model.map { [$0] } ?? LexiconSize.allCases
    do {
      let lexicon = try Lexicon.installed(
        language: arguments.language, sizes: sizes, environment: environment)
      if let lexicon { return lexicon }
    } catch {
      throw Failure(.unavailable, error.description)
    }
    let model = arguments.model.map { "\($0.rawValue) " } ?? ""
    throw Failure(
      .unavailable,
      "There is no \(model)lexicon for the language '\(arguments.language)'. "
        + "`make lexicon` builds the English one, --lexicon names another file.")
  }
}
