// SPDX-License-Identifier: MIT

import Foundation
import NotesKit
import Testing

@Suite struct MarkdownStyleTests {
  @Test(
    arguments: [
      ("a «b» c", "a **«b»** c"),
      ("a « b » c", "a  **«b»**  c"),
      ("wo|rd", "**wo|rd**"),
      ("word|", "**word|**"),
      ("|word", "**|word**"),
      ("a | b", "a **|** b"),
      ("", "**|**"),
      ("**|**", "|"),
      ("**a|**", "a|"),
      ("«**a**»", "«a»"),
      ("**«a»**", "«a»"),
      ("**a «b» c**", "a «b» c"),
      ("a **«b** c»", "a **«b c»**"),
      ("«a **b» c**", "**«a b c»**"),
      ("«a **b** c»", "**«a b c»**"),
      ("a *«b* c»", "a **«*b* c»**"),
      ("`a «b» c`", "**«`a b c`»**"),
      ("*«a»*", "***«a»***"),
      ("***«a»***", "*«a»*"),
      ("# «Title»", "# **«Title»**"),
      ("- [ ] «a»", "- [ ] **«a»**"),
      ("|- a", "- **|a**"),
      ("«one\n\n- two»", "**«one**\n\n- **two»**"),
      ("«**one**\ntwo»", "**«one**\n**two»**"),
      ("«**one**\n**two**»", "«one\ntwo»"),
      ("«one\r\ntwo»", "**«one**\r\n**two»**"),
      ("a.«.»b", "a.**«.»**b"),
      ("[te«x»t](a)", "[te**«x»**t](a)"),
      ("[text](«a»)", "**«[text](a)»**"), ("«*»", "«*»"),
      ("👩‍|👧 é", "**👩‍|👧** é"),
      ("e\u{301}|", "**e\u{301}|**"),
      ("«  »", "«  »"),
      ("```\n«code»\n```", "```\n«code»\n```"),
      (#"\*«a»*"#, #"\***«a»***"#),
    ] as [(Marked, Marked)])
  func bold(before: Marked, after: Marked) {
    #expect(before.after(.bold) == after)
  }

  @Test(
    arguments: [
      ("«a»", "*«a»*"), ("*«a»*", "«a»"), ("**«a»**", "***«a»***"), ("_a|_", "a|"),
      ("a _«b_ c»", "a *«b c»*"), ("|", "*|*"), ("*|*", "|"),
    ] as [(Marked, Marked)])
  func italic(before: Marked, after: Marked) {
    #expect(before.after(.italic) == after)
  }

  @Test(
    arguments: [
      ("«a»", "`«a»`"), ("`a|b`", "a|b"), ("|", "`|`"), ("`|`", "|"),
      ("«a `b` c»", "`«a b c»`"), ("«a ` c»", "``«a ` c»``"), ("«a `»", "`` «a `» ``"),
      ("«**a**»", "`«**a**»`"), ("``a|``", "a|"),
    ] as [(Marked, Marked)])
  func code(before: Marked, after: Marked) {
    #expect(before.after(.code) == after)
  }

  @Test(arguments: Markdown.Style.allCases)
  func twiceIsNothingInEveryPlainText(style: Markdown.Style) {
    for before in Marked.all(["a", " ", "\n", "é", "👩‍👧", "."], upTo: 4) {
      let once = before.after(style)
      let twice = once.after(style)
      if twice.text != before.text { Issue.record("\(before) → \(once) → \(twice)") }
      if twice.after(style) != once {
        Issue.record("\(before): \(once) ≠ \(twice.after(style))")
      }
    }
  }

  @Test(arguments: Markdown.Style.allCases)
  func theStateTellsWhatAToggleDoes(style: Markdown.Style) {
    func isOn(_ marked: Marked) -> Bool {
      switch style {
      case .bold: marked.state.isBold
      case .italic: marked.state.isItalic
      case .code: marked.state.isCode
      }
    }
    for before in Marked.all(["a", " ", "`a` ", "**a** ", "*a* ", "\n"], upTo: 3) {
      let after = before.after(style)
      // An empty pair right beside another mark is one longer run to Markdown.
      let isPair = before.selection.length == 0 && "*`".contains(before.next)
      guard after.text != before.text, !isPair else { continue }
      if isOn(after) == isOn(before) {
        Issue.record(
          "\(before.description.debugDescription) → \(after.description.debugDescription)")
      }
    }
  }

  @Test(arguments: Markdown.Style.allCases)
  func wordsAndSpacesAreNeverLost(style: Markdown.Style) {
    func words(_ text: String) -> [Character] { text.filter { !"*_` ".contains($0) } }
    for before in Marked.all(["a", " ", "*", "`", "\n", "é"], upTo: 4) {
      let after = before.after(style)
      let end = after.selection.location + after.selection.length
      if Array(words(after.text)) != Array(words(before.text)) || end > after.text.utf16.count {
        Issue.record(
          "\(before.description.debugDescription) → \(after.description.debugDescription)")
      }
    }
  }

  @Test func selectionsBeyondTheTextAreItsEnd() {
    for location in [-5, 0, 3, 100] {
      for length in [-1, 0, 1, 100] {
        let selection = NSRange(location: location, length: length)
        for style in Markdown.Style.allCases {
          _ = Markdown.toggle(style, in: "abc", selection: selection)?.applied(to: "abc")
        }
        _ = MarkdownState(in: "abc", selection: selection)
      }
    }
  }
}
