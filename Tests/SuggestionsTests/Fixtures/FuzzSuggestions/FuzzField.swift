// SPDX-License-Identifier: MIT

import InputAssistant

/// A text field whose caret stands between any two scalars, even within what a person sees as one character.
@MainActor
final class FuzzField: TextClient, BarOwner {
  var before: String.UnicodeScalarView
  var after: String.UnicodeScalarView
  var selected = ""

  init(before: String = "", after: String = "") {
    self.before = before.unicodeScalars
    self.after = after.unicodeScalars
  }

  var context: TextContext {
    TextContext(before: String(before), selected: selected, after: String(after))
  }

  func insert(_ text: String) {
    selected = ""
    before.append(contentsOf: text.unicodeScalars)
  }

  func deleteBackward(_ count: Int) {
    before = String(String(before).dropLast(count)).unicodeScalars
  }

  func replaceBeforeCaret(_ count: Int, with text: String) {
    deleteBackward(count)
    insert(text)
  }

  func moveCaret(_ count: Int) { jump(to: before.count + count) }

  /// Puts the caret after so many scalars.
  func jump(to place: Int) {
    let all = Array(before) + Array(after)
    let place = min(max(place, 0), all.count)
    before = String.UnicodeScalarView(all[..<place])
    after = String.UnicodeScalarView(all[place...])
  }

  func pressReturn() { insert("\n") }

  func perform(_ id: BarItem.ID) -> Bool { false }
}
