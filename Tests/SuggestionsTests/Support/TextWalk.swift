// SPDX-License-Identifier: MIT

import InputAssistant
import TestSupport

/// A person who types, deletes, jumps, pastes, selects and takes suggestions.
struct TextWalk {
  private var random: SplitMix64
  private var text: [Character] = []
  private var caret = 0
  private var selected = 0

  init(seed: UInt64) { random = SplitMix64(seed: seed) }

  /// Does one thing, and tells what is around the caret then.
  mutating func next(taking offered: [Suggestion]) -> TextContext {
    selected = 0
    switch random.next() % 40 {
    case 0..<22: insert(String(random.pick(["a", "b", "c", "a", "b", "'", "\u{E9}"])))
    case 22..<27: insert(" ")
    case 27: insert(random.pick([". ", "\n", ", ", "2", "-", " \u{201C}", "A"]))
    case 28..<34:
      if caret > 0 {
        text.remove(at: caret - 1)
        caret -= 1
      }
    case 34: caret = Int(random.next() % UInt64(text.count + 1))
    case 35: caret = text.count
    case 36: insert(random.pick(["ab c ", "cab", "a b c", " b"]))
    case 37: selected = Int(random.next() % UInt64(text.count - caret + 1))
    default: if let first = offered.first { take(first.text) }
    }
    return context
  }

  private var context: TextContext {
    TextContext(
      before: String(text[..<caret]), selected: String(text[caret..<caret + selected]),
      after: String(text[(caret + selected)...]))
  }

  private mutating func insert(_ added: String) {
    text.insert(contentsOf: added, at: caret)
    caret += added.count
  }

  private mutating func take(_ word: String) {
    let typed = context.wordBeforeCaret.count
    text.removeSubrange(caret - typed..<caret)
    caret -= typed
    insert(word + " ")
  }
}
