// SPDX-License-Identifier: MIT

import Suggestions
import Testing

@Suite("Where lexicons lie")
struct LexiconPlaceTests {
  @Test(
    "The data folders come before the cache folder; relative ones don't count",
    arguments: [
      ([:], ["/usr/local/share", "/usr/share"]),
      (["HOME": "/h"], ["/usr/local/share", "/usr/share", "/h/.cache"]),
      (["XDG_DATA_DIRS": "", "HOME": ""], ["/usr/local/share", "/usr/share"]),
      (["XDG_DATA_DIRS": "/a:b::/c", "XDG_CACHE_HOME": "/d", "HOME": "/h"], ["/a", "/c", "/d"]),
      (["XDG_DATA_DIRS": "/a", "XDG_CACHE_HOME": "d", "HOME": "/h"], ["/a", "/h/.cache"]),
      (["XDG_DATA_DIRS": "a", "XDG_CACHE_HOME": "d"], []),
    ] as [([String: String], [String])])
  func folders(variables: [String: String], expected: [String]) {
    let found = LexiconPlace.candidates(language: "de", size: .compact) { variables[$0] }
    #expect(found == expected.map { "\($0)/toprail/de-compact.v1.lex" })
  }
}
