// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SelectorPlugin

private func answered(_ request: String) throws -> NSDictionary {
  let answer = try JSONSerialization.jsonObject(with: answer(to: Data(request.utf8)))
  return try #require(answer as? NSDictionary)
}

struct AnswerTests {
  @Test func capability() throws {
    let answer = try answered(#"{"getCapability": {"capability": {"protocolVersion": 7}}}"#)
    #expect(answer == ["getCapabilityResult": ["capability": ["protocolVersion": 7]]])
  }

  @Test func expansion() throws {
    let answer = try answered(request(macro: "BoundMethod", source: "#Selector(save) "))
    let expected: NSDictionary = [
      "expandMacroResult": [
        "expandedSource": #"Selector({ (target: Editor) in target.save }, named: "save")"#,
        "diagnostics": [] as [Any],
      ]
    ]
    #expect(answer == expected)
  }

  @Test func diagnosticsStandInTheFile() throws {
    let answer = try answered(request(macro: "Method", source: "#Selector(a.b())"))
    let result = try #require(answer["expandMacroResult"] as? NSDictionary)
    #expect(result["expandedSource"] == nil)
    let diagnostic = try #require((result["diagnostics"] as? [NSDictionary])?.first)
    #expect(diagnostic["severity"] as? String == "error")
    #expect(diagnostic["position"] as? NSDictionary == ["fileName": "a.swift", "offset": 113])
    for list in ["highlights", "notes", "fixIts"] {
      #expect(diagnostic[list] as? [String] == [])
    }
  }

  @Test func anUnknownDeclarationIsAnError() throws {
    let answer = try answered(request(macro: "Later", source: "#Selector(save)"))
    let result = try #require(answer["expandMacroResult"] as? NSDictionary)
    let message = (result["diagnostics"] as? [NSDictionary])?.first?["message"] as? String
    #expect(message?.contains("'Later'") == true)
  }

  @Test(arguments: ["", "{}", #"{"loadPluginLibrary": {}}"#])
  func everyRequestIsAnswered(request: String) throws {
    #expect(try answered(request) == ["expandMacroResult": ["diagnostics": [] as [Any]]])
  }

  private func request(macro: String, source: String) -> String {
    """
    {"expandFreestandingMacro": {
      "macro": {"moduleName": "SelectorPlugin", "typeName": "\(macro)", "name": "Selector"},
      "macroRole": "expression", "discriminator": "x",
      "syntax": {"kind": "expression", "source": "\(source)", "location": {
        "fileID": "A/a.swift", "fileName": "a.swift", "offset": 100, "line": 4, "column": 2}},
      "lexicalContext": [{"kind": "declaration", "source": "class Editor {}", "location": {
        "fileID": "", "fileName": "", "offset": 0, "line": 0, "column": 0}}]}}
    """
  }
}
