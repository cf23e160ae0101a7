// SPDX-License-Identifier: MIT

/// What a keyboard believes to be before the caret: what the client said last, and what was typed
/// since.
///
/// A client that says nothing about its text still gets capitals where they belong.
struct TypedText: Hashable {
  /// How many characters are kept; enough to find where a sentence starts.
  private static let longest = 256

  private(set) var before = ""
  private(set) var hasSelection = false
  private(set) var isEmpty = true

  /// Takes what the client says; of a secret only whether there is anything.
  init(_ context: TextContext = TextContext(), isSecret: Bool = false) {
    isEmpty = context == TextContext()
    guard !isSecret else { return }
    before = context.before
    hasSelection = context.hasSelection
  }

  mutating func insert(_ text: String, isSecret: Bool) {
    isEmpty = false
    guard !isSecret else { return }
    hasSelection = false
    before += text
    if before.utf8.count > 8 * Self.longest { before = String(before.suffix(Self.longest)) }
  }

  mutating func delete(_ count: Int) {
    if hasSelection { hasSelection = false } else { before.removeLast(min(count, before.count)) }
  }

  /// How many characters reach back over the spaces and the word before the caret; at least one.
  var lastWordLength: Int {
    guard !hasSelection else { return 1 }
    let spaces = before.reversed().prefix { $0.isWhitespace }.count
    let word = before.reversed().dropFirst(spaces).prefix { !$0.isWhitespace }.count
    return max(1, spaces + word)
  }

  /// Whether a space follows a word directly before the caret.
  var endsWithWordAndSpace: Bool {
    guard !hasSelection, before.last == " " else { return false }
    return before.dropLast().last?.isPartOfWord == true
  }

  /// Whether the next letter is a capital by itself.
  func wantsCapital(_ kind: InputTraits.Autocapitalization) -> Bool {
    switch kind {
    case .none: false
    case .allCharacters: true
    case .words: before.last?.isWhitespace ?? true
    case .sentences: TextContext(before: before).isAtSentenceStart
    }
  }
}
