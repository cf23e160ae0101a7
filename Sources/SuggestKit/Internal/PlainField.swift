// SPDX-License-Identifier: MIT

import InputAssistant

/// A field without a window, with the caret at its end.
final class PlainField {
  private var text = TypedText()

  init() {}

  func clear() {
    text.clear()
  }
}

extension PlainField: TextClient {
  var context: TextContext { TextContext(before: text.text) }

  func insert(_ more: String) {
    text.insert(more)
  }

  func deleteBackward(_ count: Int) {
    text.deleteBackward(count)
  }

  func replaceBeforeCaret(_ count: Int, with more: String) {
    text.deleteBackward(count)
    text.insert(more)
  }

  func moveCaret(_ count: Int) {}

  func pressReturn() {
    text.insert("\n")
  }
}

extension PlainField: BarOwner {
  func perform(_ id: BarItem.ID) -> Bool { false }
}
