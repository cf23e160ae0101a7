// SPDX-License-Identifier: MIT

import Suggestions

/// Reads a command line from left to right.
struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var plain: [String] = []
  private var measurements: [Measurement] = []
  private var result = SuggestArguments(command: .help)
  private var askedForHelp = false

  init(_ arguments: [String]) {
    rest = arguments[...]
  }

  mutating func read() throws(Failure) -> SuggestArguments {
    while let argument = rest.popFirst() {
      if argument == "--" {
        plain += rest
        rest = []
      } else if argument.hasPrefix("-"), argument.count > 1 {
        try readOption(argument)
      } else {
        plain.append(argument)
      }
    }
    guard !askedForHelp else { return SuggestArguments(command: .help) }
    result.command = try command()
    return result
  }

  private mutating func readOption(_ argument: String) throws(Failure) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    let attached = parts.count > 1 ? String(parts[1]) : nil
    switch name {
    case "--phrases": measurements.append(.phrases(try value(attached, of: name)))
    case "--keys": measurements.append(.keys(try value(attached, of: name)))
    case "--language": result.language = try value(attached, of: name)
    case "--lexicon": result.lexicon = try value(attached, of: name)
    case "--model": result.model = try size(try value(attached, of: name))
    default: try readFlag(argument)
    }
  }

  private mutating func readFlag(_ argument: String) throws(Failure) {
    switch argument {
    case "--json": result.isJSON = true
    case "--suppress-rejected": result.suppressesRejected = true
    case "--help", "-h": askedForHelp = true
    default: throw mistake("unknown option '\(argument)'")
    }
  }

  private mutating func value(_ attached: String?, of option: String) throws(Failure) -> String {
    guard let value = attached ?? rest.popFirst(), !value.isEmpty else {
      throw mistake("\(option) needs a value")
    }
    return value
  }

  private func size(_ name: String) throws(Failure) -> LexiconSize {
    guard let size = LexiconSize(rawValue: name) else {
      throw mistake("there is no model '\(name)'; there are full and compact")
    }
    return size
  }

  private func command() throws(Failure) -> SuggestArguments.Command {
    guard let name = plain.first else { throw mistake("complete, info or evaluate is missing") }
    let texts = plain.dropFirst()
    guard name == "evaluate" || measurements.isEmpty && !result.suppressesRejected else {
      throw mistake("--phrases, --keys and --suppress-rejected belong to evaluate")
    }
    switch name {
    case "complete":
      guard let text = texts.first else { throw mistake("complete needs a text") }
      try expectNothing(after: texts.dropFirst(), hint: "; put the text in quotation marks")
      return .complete(text)
    case "info":
      try expectNothing(after: texts)
      return .info
    case "evaluate":
      try expectNothing(after: texts)
      guard !measurements.isEmpty else {
        throw mistake("evaluate needs --phrases FILE or --keys FILE")
      }
      return .evaluate(measurements)
    default:
      throw mistake("there is no command '\(name)'; there are complete, info and evaluate")
    }
  }

  private func expectNothing(
    after texts: ArraySlice<String>, hint: String = ""
  ) throws(Failure) {
    if let text = texts.first { throw mistake("'\(text)' is too much\(hint)") }
  }

  private func mistake(_ message: String) -> Failure {
    Failure(.usage, "\(message)\nTry 'suggest --help'.")
  }
}
