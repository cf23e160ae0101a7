// SPDX-License-Identifier: MIT

import Testing

@testable import SystemKeyboard

@Suite("The direction of the person's language")
struct LanguageTests {
  @Test(
    "The first variable that is set decides",
    arguments: [
      ([:], false), (["LANG": "C.UTF-8"], false), (["LANG": "ar_EG.UTF-8"], true),
      (["LANG": "ar", "LC_ALL": "de_DE"], false),
      (["LANG": "en_US", "LC_MESSAGES": "he_IL"], true),
      (["LANG": "fa", "LC_ALL": ""], true), (["LANG": "argentine"], false), (["LANG": "__"], false),
    ] as [([String: String], Bool)])
  func direction(_ variables: [String: String], _ isRightToLeft: Bool) {
    #expect(Language.isRightToLeft { variables[$0] } == isRightToLeft)
  }
}
