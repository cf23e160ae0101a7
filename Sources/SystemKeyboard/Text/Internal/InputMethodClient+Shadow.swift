// SPDX-License-Identifier: MIT

import InputAssistant

/// Where a field wants text but doesn't tell its own, what was typed here stands for it.
///
/// That is all forgotten as soon as anything else may have happened: the caret was moved, or the field says
/// that something changed while nobody typed.
extension InputMethodClient {
  /// Whether what was typed here is all that is known of the field's text.
  var isShadowed: Bool {
    field.isActive && field.text == nil && !field.isSecure
      && (!field.isTerminal || suggestsInTerminals)
  }

  /// The last characters that were typed here; fewer if there are no more.
  func typedHere(_ count: Int) -> String {
    String(shown.before.drop { $0 == Self.unknown }.suffix(count))
  }

  /// Notes what is typed into a field that tells no text, before ``shown`` has it.
  func typesUnseen(_ step: TypingStep) {
    typedAt = clock()
    guard case .keys(let strokes) = step else { return }
    let deletes = strokes.contains { $0.key == .backspace }
    guard strokes.contains(where: \.mayMoveCaret) || deletes && typedHere(1).isEmpty else { return }
    losesPlace = true
  }

  /// Keeps no more of what was typed than a sentence may need, nor anything of a secret.
  func trimUnseen() {
    guard isShadowed else {
      shown = FieldText()
      return
    }
    if shown.before.utf8.count > Self.longestShadow {
      shown = FieldText(before: String(Self.unknown) + shown.before.suffix(Self.shadowRest))
    }
    if losesPlace { losePlace() }
  }

  /// The field said something, though it doesn't tell its text: most likely that it took what was typed.
  func toldUnseen() {
    let now = clock()
    let isFirst = heardAt < typedAt
    let span = now - max(typedAt, heardAt)
    guard span > (isFirst ? Self.longestAnswer : Self.answerSpan), shown != FieldText() else {
      heardAt = now
      return
    }
    let old = shown
    losePlace()
    if shown != old { textChanged?() }
  }

  /// What is before the caret may be anything.
  private func losePlace() {
    losesPlace = false
    shown = FieldText(before: String(Self.unknown))
    (base, chain) = (shown, shown)
  }

  /// Stands for text that nobody knows: it is no word, and no sentence starts after it.
  private static let unknown: Character = "\u{FFFC}"
  /// How much is kept of what was typed, in bytes, and how many characters of more than that.
  private static let longestShadow = 1000
  private static let shadowRest = 200
  /// Seconds within which a field says that it took what was typed: for the first time, which takes a busy
  /// one longer, and from there on.
  private static let longestAnswer = 3.0
  private static let answerSpan = 0.5
}

extension KeyStroke {
  /// Whether the caret may be elsewhere afterwards, or the text another one than what was typed.
  fileprivate var mayMoveCaret: Bool {
    guard modifiers.isEmpty else { return true }
    switch key {
    case .character, .return, .backspace: return false
    default: return true
    }
  }
}
