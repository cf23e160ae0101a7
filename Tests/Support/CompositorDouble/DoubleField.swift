// SPDX-License-Identifier: MIT

/// A text field of a client that has none of a toolkit's: takes commits and keys, and tells what it holds.
package final class DoubleField {
  /// When a field tells the compositor what changed.
  package enum Answer: Sendable {
    /// As soon as it changed.
    case now
    /// When the test calls ``DoubleField/answerNow()``.
    case later
    /// Not at all.
    case never
  }

  /// What the field holds.
  package private(set) var text: String
  /// The caret's place in bytes of UTF-8.
  package private(set) var cursor: Int
  /// The selection's other end in bytes of UTF-8.
  package private(set) var anchor: Int
  /// The commits that were applied.
  package private(set) var edits: [FieldEdit] = []
  /// The keys that were pressed, as `Control+c` or `Return`.
  package private(set) var keys: [String] = []

  /// When it tells what changed.
  package var answer: Answer = .now
  /// Whether it tells the text around the caret.
  package var givesText = true
  /// Whether replacing tells twice, the first time an empty text, as GTK does.
  package var answersReplacingTwice = false
  /// Whether keys are answered too; GTK tells nothing after Enter.
  package var answersKeys = true
  /// What it tells in place of its text, as a field does that hides it; nil tells the text.
  package var disguise: Character?
  /// text-input-v3's bits of hints.
  package var hint: UInt32 = 0
  /// text-input-v3's number of the purpose.
  package var purpose: UInt32 = 0

  private(set) var told: Told?
  private(set) var toldCause: UInt32 = 1
  private var owed: [Told?] = []
  weak var compositor: CompositorDouble?

  /// Makes a field with a text and the caret at its end.
  package init(_ text: String = "") {
    self.text = text
    cursor = text.utf8.count
    anchor = cursor
  }

  /// Tells the oldest state that is owed, or all of them. False if nothing is.
  @discardableResult
  package func answerNow(all: Bool = true) -> Bool {
    guard !owed.isEmpty else { return false }
    repeat { tell(owed.removeFirst()) } while all && !owed.isEmpty
    return true
  }

  /// Changes the field as its app or a mouse does.
  package func change(_ text: String, cursor: Int, anchor: Int? = nil) {
    (self.text, self.cursor, self.anchor) = (text, cursor, anchor ?? cursor)
    toldCause = 1
    changed()
  }

  func focus() {
    toldCause = 1
    owed = []
    told = state
  }

  /// The text around the caret as the compositor is told it.
  struct Told {
    var text = ""
    var cursor = 0
    var anchor = 0
  }
}

extension DoubleField {
  func apply(_ edit: FieldEdit) {
    edits.append(edit)
    let isReplacing = (edit.before > 0 || edit.after > 0 || cursor != anchor) && edit.text != ""
    if cursor != anchor, edit.text != "" { replace(min(cursor, anchor)..<max(cursor, anchor), "") }
    let start = max(0, cursor - edit.before)
    let end = min(text.utf8.count, cursor + edit.after)
    replace(start..<end, edit.text)
    toldCause = 0
    if isReplacing, answersReplacingTwice, givesText { changed(to: Told()) }
    changed()
  }

  func press(_ name: String, _ typed: String) {
    keys.append(name)
    let selection = min(cursor, anchor)..<max(cursor, anchor)
    switch name {
    case "BackSpace": replace(selection.isEmpty ? before : selection, "")
    case "Delete": replace(selection.isEmpty ? after : selection, "")
    case "Left": move(to: before.lowerBound)
    case "Right": move(to: after.upperBound)
    case "Return": replace(selection, "\n")
    case "Tab": replace(selection, "\t")
    default:
      guard !name.contains("+"), !typed.isEmpty, typed >= " " else { return }
      replace(selection, typed)
    }
    toldCause = 1
    if answersKeys { changed() }
  }

  private func changed() { changed(to: state) }

  private func changed(to state: Told?) {
    switch answer {
    case .now: tell(state)
    case .later: owed.append(state)
    case .never: break
    }
  }

  private var state: Told? {
    guard givesText else { return nil }
    return Told(text: shown(text), cursor: shown(cursor), anchor: shown(anchor))
  }

  private func tell(_ state: Told?) {
    told = state
    guard compositor?.field === self else { return }
    for each in compositor?.inputMethods ?? [] { each.tellState() }
  }

  private func replace(_ range: Range<Int>, _ new: String) {
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(range, with: Array(new.utf8))
    text = String(decoding: bytes, as: UTF8.self)
    move(to: range.lowerBound + new.utf8.count)
  }

  private func move(to place: Int) { (cursor, anchor) = (place, place) }

  /// The bytes of the character before the caret.
  private var before: Range<Int> {
    let head = String(decoding: text.utf8.prefix(cursor), as: UTF8.self)
    return cursor - (head.last.map { String($0).utf8.count } ?? 0)..<cursor
  }

  /// The bytes of the character after the caret.
  private var after: Range<Int> {
    let tail = String(decoding: text.utf8.dropFirst(cursor), as: UTF8.self)
    return cursor..<cursor + (tail.first.map { String($0).utf8.count } ?? 0)
  }

  private func shown(_ text: String) -> String {
    disguise.map { String(repeating: $0, count: text.count) } ?? text
  }

  private func shown(_ place: Int) -> Int {
    guard disguise != nil else { return place }
    return shown(String(decoding: text.utf8.prefix(place), as: UTF8.self)).utf8.count
  }
}
