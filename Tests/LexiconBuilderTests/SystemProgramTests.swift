// SPDX-License-Identifier: MIT

import Testing

@testable import LexiconBuilder

struct SystemProgramTests {
  /// The sums of FIPS 180-4's examples, and of more than a pipe holds at once.
  @Test(arguments: [
    (0, "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    (200, "c2a908d98f5df987ade41b5fce213067efbcc21ef2240212a41e54b5e7c28ae5"),
    (1_000_000, "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"),
  ])
  func sumsAreThoseOfTheStandard(_ count: Int, _ expected: String) throws {
    #expect(
      try SystemProgram.sha256([UInt8](repeating: UInt8(ascii: "a"), count: count)) == expected)
  }

  @Test func aProgramThatFailsOrIsMissingSaysWhatHelps() {
    for name in ["false", "toprail-no-such-program"] {
      #expect(throws: BuildError.failedProgram("\(name) a b c", remedy: "Do this.")) {
        try SystemProgram.run(name, ["a", "b", "c", "d"], remedy: "Do this.")
      }
    }
  }
}
