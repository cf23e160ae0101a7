// SPDX-License-Identifier: MIT

import SuggestKit
import Testing

@Suite struct SuggestArgumentsTests {
  @Test(
    arguments: [
      (["complete", "how are y"], .complete("how are y")),
      (["complete", ""], .complete("")),
      (["complete", "--", "--json"], .complete("--json")),
      (["info"], .info), (["--help"], .help), (["nonsense", "-h"], .help),
      (
        ["evaluate", "--keys=k", "--phrases", "p", "--phrases", "q"],
        .evaluate([.keys("k"), .phrases("p"), .phrases("q")])
      ),
    ] as [([String], SuggestArguments.Command)])
  func commands(arguments: [String], command: SuggestArguments.Command) throws {
    #expect(try SuggestArguments(arguments).command == command)
  }

  @Test func options() throws {
    let plain = try SuggestArguments(["info"])
    #expect(plain.model == nil && plain.language == "en" && plain.lexicon == nil)
    #expect(!plain.isJSON && !plain.suppressesRejected)
    let full = try SuggestArguments([
      "--model", "compact", "evaluate", "--language=de", "--lexicon", "x=y.lex", "--json",
      "--suppress-rejected", "--keys", "k",
    ])
    #expect(full.model == .compact && full.language == "de" && full.lexicon == "x=y.lex")
    #expect(full.isJSON && full.suppressesRejected)
  }

  @Test(
    arguments: [
      ([], "complete, info or evaluate is missing"),
      (["learn"], "there is no command 'learn'; there are complete, info and evaluate"),
      (["complete"], "complete needs a text"),
      (["complete", "how", "are"], "'are' is too much; put the text in quotation marks"),
      (["info", "x"], "'x' is too much"),
      (["evaluate"], "evaluate needs --phrases FILE or --keys FILE"),
      (["evaluate", "x", "--keys", "k"], "'x' is too much"),
      (["info", "--keys", "k"], "--phrases, --keys and --suppress-rejected belong to evaluate"),
      (
        ["info", "--suppress-rejected"],
        "--phrases, --keys and --suppress-rejected belong to evaluate"
      ),
      (["info", "--model", "big"], "there is no model 'big'; there are full and compact"),
      (["info", "--model"], "--model needs a value"),
      (["info", "--language="], "--language needs a value"),
      (["info", "--json=yes"], "unknown option '--json=yes'"),
      (["info", "-x"], "unknown option '-x'"),
    ] as [([String], String)])
  func mistakes(arguments: [String], message: String) {
    #expect(throws: Failure(.usage, "\(message)\nTry 'suggest --help'.")) {
      try SuggestArguments(arguments)
    }
  }
}
