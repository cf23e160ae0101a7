// SPDX-License-Identifier: MIT

import InputAssistant

/// One thing that is to be done to the field, in the order in which it was asked for.
enum TypingStep: Hashable {
  /// Text comes in the place of what is before the caret.
  case commit(removing: String, text: String)
  /// Keys of the virtual keyboard are pressed and released.
  case keys([KeyStroke])

  /// Whether keys are pressed.
  var isKeys: Bool {
    if case .keys = self { true } else { false }
  }

  /// What it makes of the text, as far as that can be told.
  func apply(to field: inout FieldText) {
    switch self {
    case .commit(let removed, let text):
      if !removed.isEmpty { field.deleteBackward(removed.count) }
      field.insert(text)
    case .keys(let strokes):
      for stroke in strokes { stroke.apply(to: &field) }
    }
  }

  /// Both steps in one; nil if they have to be parted.
  func folding(_ next: TypingStep) -> TypingStep? {
    switch (self, next) {
    case (.keys(let strokes), .keys(let more)): .keys(strokes + more)
    case (.commit(let removed, let text), .commit(let taken, let more)):
      if text.ends(with: taken) {
        .commit(removing: removed, text: text.dropping(taken) + more)
      } else if taken.ends(with: text) {
        .commit(removing: taken.dropping(text) + removed, text: more)
      } else {
        nil
      }
    default: nil
    }
  }
}

extension String {
  /// The text without as many bytes at its end as another one has.
  fileprivate func dropping(_ end: String) -> String {
    String(decoding: utf8.dropLast(end.utf8.count), as: UTF8.self)
  }
}
