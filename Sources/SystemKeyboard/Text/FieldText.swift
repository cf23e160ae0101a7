// SPDX-License-Identifier: MIT

/// A field's text around the caret, as told or as it will be.
package struct FieldText: Hashable, Sendable {
  /// What stands before the caret or the selection.
  package var before = ""
  /// What is selected; empty for a caret.
  package var selected = ""
  /// What stands after the caret or the selection.
  package var after = ""

  /// Text around a caret or a selection.
  package init(before: String = "", selected: String = "", after: String = "") {
    self.before = before
    self.selected = selected
    self.after = after
  }

  /// Text comes instead of the selection.
  mutating func insert(_ text: String) {
    selected = ""
    before += text
  }

  /// Characters before the caret go; the selection counts as one.
  mutating func deleteBackward(_ count: Int) {
    guard count > 0 else { return }
    var rest = count
    if !selected.isEmpty {
      selected = ""
      rest -= 1
    }
    let start =
      before.index(before.endIndex, offsetBy: -rest, limitedBy: before.startIndex)
      ?? before.startIndex
    before.removeSubrange(start...)
  }

  /// The caret moves by characters; leaving the selection counts as one.
  mutating func moveCaret(_ count: Int) {
    var rest = count
    if !selected.isEmpty, count != 0 {
      if count > 0 { before += selected } else { after = selected + after }
      selected = ""
      rest -= count.signum()
    }
    if rest > 0 {
      let moved = after.prefix(rest)
      before += moved
      after.removeFirst(moved.count)
    } else if rest < 0 {
      let moved = before.suffix(-rest)
      after = moved + after
      before.removeLast(moved.count)
    }
  }

  /// The last characters before the caret; nil if less than that is known.
  func last(_ count: Int) -> String? {
    before.index(before.endIndex, offsetBy: -count, limitedBy: before.startIndex)
      .map { String(before[$0...]) }
  }

  /// Whether the text ends with these very bytes where the caret is.
  func ends(with text: String) -> Bool {
    selected.isEmpty && before.ends(with: text)
  }

  /// Whether both are the same before the caret, as far as that can be seen.
  ///
  /// A client tells no more than 4000 bytes, so the start of a long text is another at every letter.
  func agrees(with other: FieldText) -> Bool {
    guard selected.isEmpty == other.selected.isEmpty else { return false }
    let (mine, theirs) = (before.utf8, other.before.utf8)
    if mine.count == theirs.count, before == other.before { return true }
    guard min(mine.count, theirs.count) >= Self.longText else { return false }
    return before.sharesEnd(with: other.before, bytes: Self.comparedBytes)
  }

  /// A text that long, in bytes, may have been cut at its start.
  private static let longText = 1000
  /// How many bytes before the caret are compared then.
  private static let comparedBytes = 256
}
