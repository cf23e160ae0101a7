// SPDX-License-Identifier: MIT

package import InputAssistant

extension InputMethodClient {
  package func insert(_ text: String) {
    guard !text.isEmpty else { return }
    add(.commit(removing: "", text: text))
  }

  package func replaceBeforeCaret(_ count: Int, with text: String) {
    guard count > 0 else { return insert(text) }
    if isShadowed {
      add(.commit(removing: typedHere(count), text: text))
    } else if shown.selected.isEmpty, let removed = shown.last(count) {
      add(.commit(removing: removed, text: text))
    } else {
      deleteBackward(shown.selected.isEmpty ? count : count + 1)
      insert(text)
    }
  }

  package func deleteBackward(_ count: Int) {
    let rest = takeBack(count)
    guard rest > 0 else { return schedule() }
    if wire.hasVirtualKeyboard {
      add(.keys(Array(repeating: KeyStroke(.backspace), count: rest)))
    } else if let removed = shown.last(min(rest, shown.before.count)) {
      add(.commit(removing: removed, text: ""))
    }
  }

  package func moveCaret(_ count: Int) {
    guard count != 0, wire.hasVirtualKeyboard else { return }
    let stroke = KeyStroke(count < 0 ? .left : .right)
    add(.keys(Array(repeating: stroke, count: Int(min(count.magnitude, Self.longestMove)))))
  }

  package func pressReturn() { press(KeyStroke(.return)) }

  package func press(_ stroke: KeyStroke) {
    if wire.hasVirtualKeyboard { return add(.keys([stroke])) }
    guard stroke.modifiers.isEmpty else { return }
    switch stroke.key {
    case .return: insert("\n")
    case .backspace: deleteBackward(1)
    case .character(let character): insert(String(character))
    default: break
    }
  }

  /// Deletes as much as it can of what was not sent yet.
  ///
  /// - Returns: How many characters are still to be deleted.
  private func takeBack(_ count: Int) -> Int {
    guard count > 0, case .commit(let removed, var text)? = queue.last else { return count }
    let taken = min(count, text.count)
    text.removeLast(taken)
    queue.removeLast()
    if !removed.isEmpty || !text.isEmpty { queue.append(.commit(removing: removed, text: text)) }
    shown.deleteBackward(taken)
    return count - taken
  }

  private func add(_ step: TypingStep) {
    guard field.isActive || wire.hasVirtualKeyboard else { return }
    let isUnseen = field.text == nil
    if isUnseen, isShadowed { typesUnseen(step) }
    step.apply(to: &shown)
    if isUnseen { trimUnseen() }
    if let last = queue.last, let both = last.folding(step) {
      queue[queue.count - 1] = both
    } else {
      queue.append(step)
    }
    advance()
    schedule()
  }

  // A caret that is sent farther than any field is wide would only keep the client busy.
  private static let longestMove: UInt = 4000
}
