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
  /// Whether the letters next to the caret run from right to left.
  private(set) var isRightToLeft = false

  /// Takes what the client says; of a secret only whether there is anything.
  init(_ context: TextContext = TextContext(), isSecret: Bool = false) {
    isEmpty = context == TextContext()
    guard !isSecret else { return }
    before = context.before
    hasSelection = context.hasSelection
    let letter = context.before.last(where: \.isLetter) ?? context.after.first(where: \.isLetter)
    isRightToLeft = letter?.isRightToLeft ?? false
  }

  /// Whether the client says what is known already, though perhaps more or less of its start.
  ///
  /// Some clients tell no more than the line of the caret, so a single letter is enough.
  func agrees(with context: TextContext) -> Bool {
    guard hasSelection == context.hasSelection else { return false }
    if before == context.before { return true }
    let compared = min(before.utf8.count, context.before.utf8.count, Self.longest)
    let tail = context.before.utf8.suffix(compared)
    return tail.contains { $0 > UInt8(ascii: " ") }
      && before.utf8.suffix(compared).elementsEqual(tail)
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

extension Character {
  /// Whether the letter is of a script that runs from right to left.
  fileprivate var isRightToLeft: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
