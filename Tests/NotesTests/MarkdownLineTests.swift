// SPDX-License-Identifier: MIT

import Foundation
import NotesKit
import Testing

@Suite struct MarkdownLineTests {
  @Test(
    arguments: [
      ("a|b", "# a|b"), ("# a|b", "## a|b"), ("## a|b", "### a|b"), ("### a|b", "a|b"),
      ("##### a|", "a|"), ("|", "# |"), ("- a|", "# a|"), ("> a|", "> # a|"), ("|a", "# |a"),
      ("«a\n\n## b»", "# «a\n\n# b»"), ("#|", "## |"), ("#tag|", "# #tag|"),
    ] as [(Marked, Marked)])
  func headings(before: Marked, after: Marked) {
    #expect(before.after(Markdown.cycleHeading) == after)
  }

  @Test(
    arguments: [
      ("a|", "- a|"), ("- a|", "a|"), ("* a|", "a|"), ("1. a|", "- a|"), ("- [x] a|", "- a|"),
      ("  a|", "  - a|"), ("«a\n\nb»", "- «a\n\n- b»"), ("- «a\nb»", "- «a\n- b»"), ("|", "- |"),
      ("«a\n»b", "- «a\n»b"), ("-|", "- -|"),
    ] as [(Marked, Marked)])
  func lists(before: Marked, after: Marked) {
    #expect(before.after(Markdown.toggleList) == after)
  }

  @Test(
    arguments: [
      ("a|", "- [ ] a|"), ("- a|", "- [ ] a|"), ("- [ ] a|", "- [x] a|"), ("- [X] a|", "- [ ] a|"),
      ("«- [x] a\n- b»", "«- [x] a\n- [ ] b»"), ("«- [x] a\n- [ ] b»", "- [x] «a\n- [x] b»"),
      ("1. a|", "- [ ] a|"), ("|", "- [ ] |"),
    ] as [(Marked, Marked)])
  func checkBoxes(before: Marked, after: Marked) {
    #expect(before.after(Markdown.toggleCheckBox) == after)
  }

  @Test(
    arguments: [
      ("a|", "> a|"), ("> a|", "a|"), ("> > a|", "> a|"), (">a|", "a|"),
      ("«a\n\nb»", "> «a\n> \n> b»"), ("> «a\nb»", "> > «a\n> b»"), ("- a|", "> - a|"),
    ] as [(Marked, Marked)])
  func quotes(before: Marked, after: Marked) {
    #expect(before.after(Markdown.toggleQuote) == after)
  }

  @Test(
    arguments: [
      ("- a|", "- a\n- |"), ("- a|b", "- a\n- |b"), ("- |", "|"), ("- a\n- |", "- a\n|"),
      ("9. a|", "9. a\n10. |"), ("  * a|", "  * a\n  * |"), ("- [x] a|", "- [x] a\n- [ ] |"),
      ("> a|", "> a\n> |"), ("> |", "|"), ("> - a|", "> - a\n> - |"), ("> - |", "> |"),
      ("- «a»", "- \n- |"), ("3) a|", "3) a\n4) |"),
    ] as [(Marked, Marked)])
  func newlines(before: Marked, after: Marked) {
    #expect(before.after(Markdown.newline) == after)
  }

  @Test(arguments: ["a|", "# a|", "|- a", "-|", "```\n- a|\n```", "---|", "", "1.5|"] as [Marked])
  func plainNewlines(marked: Marked) {
    #expect(Markdown.newline(in: marked.text, selection: marked.selection) == nil)
  }

  @Test(
    arguments: [
      ("«a b»", "[a b](|)"), ("wo|rd", "[word](|)"), ("", "[](|)"), ("[a|](b)", "a|"),
      ("[a](b|)", "a|"), ("«https://a.b/c»", "[|](https://a.b/c)"), ("a « b »", "a  [b](|) "),
      ("«a\nb»", "«a\nb»"),
    ] as [(Marked, Marked)])
  func links(before: Marked, after: Marked) {
    #expect(before.after(Markdown.toggleLink) == after)
  }

  @Test func roundsOfEveryPlainText() {
    for before in Marked.all(["a", " ", "\n", "é"], upTo: 4) {
      let listed = before.after(Markdown.toggleList).after(Markdown.toggleList)
      if listed.text != before.text { Issue.record("list: \(before) → \(listed)") }
      let quoted = before.after(Markdown.toggleQuote).after(Markdown.toggleQuote)
      if quoted.text != before.text { Issue.record("quote: \(before) → \(quoted)") }
      let headed = (0..<4).reduce(before) { marked, _ in marked.after(Markdown.cycleHeading) }
      if headed.text != before.text { Issue.record("heading: \(before) → \(headed)") }
      let boxed = before.after(Markdown.toggleCheckBox)
      let checked = boxed.after(Markdown.toggleCheckBox)
      if checked.after(Markdown.toggleCheckBox).text != boxed.text || checked.text == boxed.text {
        Issue.record("box: \(before) → \(checked)")
      }
    }
  }

  @Test func theStateFollowsEveryToggle() {
    for prefix in ["", "- ", "> ", "# ", "1. ", "- [ ] ", "> - ", "  * "] {
      for marked in Marked.all(["a", " ", "é"], upTo: 3) {
        let shift = prefix.utf16.count
        let selection = NSRange(
          location: marked.selection.location + shift, length: marked.selection.length)
        let before = Marked(prefix + marked.text, selection)
        let list = before.after(Markdown.toggleList)
        if list.state.isList == (before.state.isList && !prefix.hasPrefix("1")) {
          Issue.record("list: \(before) → \(list)")
        }
        let box = before.after(Markdown.toggleCheckBox)
        if box.state.checkBox != (before.state.checkBox == false) {
          Issue.record("box: \(before) → \(box)")
        }
        let quote = before.after(Markdown.toggleQuote)
        if quote.state.isQuote == before.state.isQuote { Issue.record("quote: \(before)") }
      }
    }
  }

  @Test(
    arguments: [
      ("# a|", 1), ("###### a|", 6), ("a|\n# b", 0), ("> ## a|", 2), ("####### a|", 0),
    ] as [(Marked, Int)])
  func headingLevels(marked: Marked, level: Int) {
    #expect(marked.state.headingLevel == level)
  }

  @Test func otherStates() {
    #expect(("1. a|" as Marked).state.isList)
    #expect(("- [x] a|" as Marked).state.checkBox == true)
    #expect(!("- [x] a|" as Marked).state.isList)
    #expect(("> a|" as Marked).state.isQuote)
    #expect(("[a|](b)" as Marked).state.isLink)
    #expect(("```\na|\n```" as Marked).state.isCode)
    #expect(!("```\na\n```\nb|" as Marked).state.isCode)
    #expect(("```\n|" as Marked).state.isCode)
    #expect(("~~~\n```\n|x" as Marked).state.isCode)
  }
}
