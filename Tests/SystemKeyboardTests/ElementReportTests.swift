// SPDX-License-Identifier: MIT

import InputAssistant
import SystemKeyboard
import Testing

@Suite struct ElementReportTests {
  @Test func isALineEach() {
    let report = ElementReport(
      output: "DSI-1", width: 360, height: 268.5, scale: 1.25, isShown: true,
      elements: [
        .init(
          id: "key:q", kind: "key", frame: Rect(x: 3, y: 1.0 / 3, width: 29.999, height: 44),
          title: "q"),
        .init(id: "a", kind: "item", frame: Rect(x: -0.05, y: 0, width: 1, height: 2), title: ""),
      ])
    #expect(
      report.text == """
        surface\tDSI-1\t360\t268.5\t1.25\tshown
        key:q\tkey\t3\t0.33\t30\t44\tq
        a\titem\t-0.05\t0\t1\t2\t

        """)
  }

  @Test func nothingEndsAValueBeforeItsTime() {
    let report = ElementReport(
      output: "a\tb", width: .nan, height: .infinity, scale: 1, isShown: false,
      elements: [
        .init(
          id: "i", kind: "item", frame: Rect(x: 0, y: 0, width: 1, height: 1),
          title: "x\ny\r\nz\u{0}\u{85}é")
      ])
    #expect(
      report.text == """
        surface\ta b\t0\t0\t1\thidden
        i\titem\t0\t0\t1\t1\tx y  z  é

        """)
  }
}
