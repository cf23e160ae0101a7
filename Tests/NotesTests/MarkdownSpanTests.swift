// SPDX-License-Identifier: MIT

import Foundation
import NotesKit
import Testing

@Suite struct MarkdownSpanTests {
  /// The spans as text, such as `bold:a`.
  private func drawn(_ text: String, touching range: NSRange? = nil) -> [String] {
    let units = Array(text.utf16)
    let whole = NSRange(location: 0, length: units.count)
    return MarkdownSpan.spans(in: text, touching: range ?? whole).filter { $0.style != .mark }
      .map { span in
        let part = units[span.range.location..<NSMaxRange(span.range)]
        return "\(span.style):\(String(decoding: part, as: UTF16.self))"
      }.sorted()
  }

  @Test(arguments: [
    ("**a** b", ["bold:a"]), ("*a* _b_", ["italic:a", "italic:b"]), ("`*a*`", ["code:*a*"]),
    ("***a***", ["bold:a", "italic:**a**"]), ("**a *b* c**", ["bold:a *b* c", "italic:b"]),
    ("# a *b*", ["heading(1):# a *b*", "italic:b"]), ("a_b_c", []), ("a*b*c", ["italic:b"]),
    ("** a **", []), (#"\*a\*"#, []), ("``a`b``", ["code:a`b"]), ("*a", []), ("`a", []),
    ("**a\nb**", []), ("- **a**", ["bold:a"]), ("* a * b", []),
    ("```\n# a\n```\n# b", ["code:# a", "code:```", "code:```", "heading(1):# b"]),
    ("~~~\n```\n*a*\n~~~\n*b*", ["code:*a*", "code:```", "code:~~~", "code:~~~", "italic:b"]),
    ("**שלום** *👩‍👧*", ["bold:שלום", "italic:👩‍👧"]),
  ])
  func styles(text: String, spans: [String]) {
    #expect(drawn(text) == spans)
  }

  @Test func linesThatAreNotTouchedHaveNoSpans() {
    let text = "*a*\n```\n*b*\n```\n*c*"
    #expect(drawn(text, touching: NSRange(location: 0, length: 1)) == ["italic:a"])
    #expect(drawn(text, touching: NSRange(location: 9, length: 0)) == ["code:*b*"])
    #expect(drawn(text, touching: NSRange(location: 17, length: 0)) == ["italic:c"])
  }

  @Test func marksAreToldApart() {
    let spans = MarkdownSpan.spans(in: "> - **a**", touching: NSRange(location: 0, length: 9))
    let marks = spans.filter { $0.style == .mark }.map(\.range.location).sorted()
    #expect(marks == [0, 2, 4, 7])
  }

  @Test func everySmallTextHasSpansWithinIt() {
    for marked in Marked.all(["a", "*", "_", "`", "\n", " ", "[", "](", ")"], upTo: 4)
    where marked.selection.length == 0 {
      let length = marked.text.utf16.count
      let spans = MarkdownSpan.spans(in: marked.text, touching: marked.selection)
      if spans.contains(where: { $0.range.location < 0 || NSMaxRange($0.range) > length }) {
        Issue.record("\(marked)")
      }
    }
  }

  @Test func longLinesOfMarksTakeNoTime() {
    let text = String(repeating: "*a_b", count: 100_000)
    // Microseconds that the processor worked, whatever else runs.
    let start = clock()
    _ = MarkdownSpan.spans(in: text, touching: NSRange(location: 0, length: 10))
    #expect(clock() - start < 2_000_000)
  }
}
