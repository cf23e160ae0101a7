// SPDX-License-Identifier: MIT

import SuggestKit
import Testing

@Suite struct JSONLineTests {
  @Test func fields() {
    var inner = JSONLine()
    inner.add("n", -1)
    var line = JSONLine()
    line.add("a", 2)
    line.add("b", 1.23456)
    line.add("c", "\"\\\u{1}\n\u{1F} é\u{7F}")
    line.add("d", [inner, JSONLine()])
    #expect(
      line.text
        == #"{"a": 2, "b": 1.235, "c": "\"\\\u0001\u000a\u001f é"# + "\u{7F}"
        + #"", "d": [{"n": -1}, {}]}"#)
  }
}
