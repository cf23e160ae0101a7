// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

extension UIKeyInput {
  /// The responder as the session types into it.
  var textClient: any TextClient {
    switch self {
    case let field as UITextField: field.engine
    case let view as UITextView: view.engine
    default: KeyInputClient(self)
    }
  }
}

/// A responder that takes text and deletes, and says nothing about what is around the caret.
@MainActor
private final class KeyInputClient: TextClient {
  private weak var input: (any UIKeyInput)?

  init(_ input: any UIKeyInput) { self.input = input }

  var context: TextContext { TextContext() }
  var givesText: Bool { false }

  func insert(_ text: String) { input?.insertText(text) }

  func deleteBackward(_ count: Int) {
    for _ in 0..<max(0, count) { input?.deleteBackward() }
  }

  // The responder has no caret that could be moved.
  func moveCaret(_ count: Int) {}

  func pressReturn() { input?.insertText("\n") }

  func replaceBeforeCaret(_ count: Int, with text: String) {
    deleteBackward(count)
    insert(text)
  }
}
