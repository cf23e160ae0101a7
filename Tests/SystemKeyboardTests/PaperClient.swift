// SPDX-License-Identifier: MIT

import InputAssistant

/// What a panel types into: keeps text and what else came.
@MainActor
final class PaperClient: TextClient {
  var context = TextContext()
  var strokes: [KeyStroke] = []
  var onInsert: () -> Void = {}

  func insert(_ text: String) {
    context.before += text
    context.selected = ""
    onInsert()
  }
  func deleteBackward(_ count: Int) {
    context.before.removeLast(min(count, context.before.count))
  }
  func replaceBeforeCaret(_ count: Int, with text: String) {
    deleteBackward(count)
    insert(text)
  }
  func moveCaret(_ count: Int) {}
  func pressReturn() { insert("\n") }
  func press(_ stroke: KeyStroke) { strokes.append(stroke) }
}
