// SPDX-License-Identifier: MIT

/// The text before the caret as a client gives it: its last part alone where it is long.
struct TypedText: Hashable, Sendable {
  /// More characters than this are never given; Wayland's clients give 4,000 bytes.
  static let limit = 2000

  private(set) var text = ""
  private var count = 0

  mutating func clear() {
    text = ""
    count = 0
  }

  mutating func insert(_ more: String) {
    text += more
    count += more.count
    guard count > Self.limit else { return }
    text.removeFirst(count - Self.limit / 2)
    // From the start of a word, unless it is all one word.
    if let space = text.firstIndex(where: \.isWhitespace) {
      text.removeSubrange(...space)
    }
    count = text.count
  }

  mutating func deleteBackward(_ characters: Int) {
    let removed = min(characters, count)
    text.removeLast(removed)
    count -= removed
  }
}
