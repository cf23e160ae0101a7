// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private let q = KeyID(.letters, row: 0, column: 0)
private let shift = KeyID(.letters, row: 2, column: 0)
private let space = KeyID(.letters, row: 3, column: 2)

/// Offers one word in the case that the field asks for, as an engine does.
@MainActor
private final class CasedProvider: SuggestionProvider {
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    let isCapital =
      switch traits.effectiveAutocapitalization {
      case .none: false
      case .words, .allCharacters: true
      case .sentences: context.isAtSentenceStart
      }
    var text = isCapital ? "Word" : "word"
    if traits.effectiveAutocapitalization == .allCharacters { text = "WORD" }
    suggestions.append(Suggestion(text: text, kind: .prediction))
  }
}

/// A session with keys, and the case of the word that it offers.
@MainActor
private final class ShiftSetting {
  let client = FakeClient()
  let owner = FakeOwner()
  let provider = CasedProvider()
  let session: InputSession
  private var time = 0.0

  init(_ before: String, traits: InputTraits = InputTraits(), hasKeys: Bool = true) {
    session = InputSession(provider: provider)
    client.context.before = before
    session.begin(traits: traits, bar: Bar(), client: client, owner: owner)
    if hasKeys { _ = session.keyboard }
  }

  var word: String? { session.bar.suggestions?.first?.text }

  /// Taps keys a second apart, or the same key twice in a moment.
  func tap(_ keys: KeyID..., apart: Double = 1) {
    for key in keys {
      time += apart
      session.press(key, touch: 0, at: Point(x: 0, y: 0), time: time)
      session.release(touch: 0, time: time)
    }
  }
}

@MainActor
@Suite("The case of words and the shift key")
struct SessionShiftTests {
  @Test("Shift in the middle of a sentence has the next word begin with a capital")
  func once() {
    let setting = ShiftSetting("so ")
    #expect(setting.word == "word")
    setting.tap(shift)
    #expect(setting.word == "Word")
    setting.tap(shift)
    #expect(setting.word == "word")
  }

  @Test("Locked shift has words in capitals, before a word and in it")
  func locked() {
    let setting = ShiftSetting("so ")
    setting.tap(shift)
    setting.tap(shift, apart: 0.1)
    #expect(setting.session.keyboard.shift == .locked && setting.word == "WORD")
    setting.tap(q)
    #expect(setting.client.context.before == "so Q" && setting.word == "WORD")
    setting.tap(shift)
    #expect(setting.session.keyboard.shift == .off && setting.word == "word")
  }

  @Test("A capital that is taken back at the start of a sentence has the word small")
  func off() {
    let setting = ShiftSetting("So. ")
    #expect(setting.session.keyboard.shift == .once && setting.word == "Word")
    setting.tap(shift)
    #expect(setting.word == "word")
  }

  @Test("Shift within a word leaves the case to the word's letters")
  func withinWord() {
    let setting = ShiftSetting("So wo")
    setting.tap(shift)
    #expect(setting.session.keyboard.shift == .once && setting.word == "word")
  }

  @Test("Shift that follows the text changes nothing", arguments: ["", "so ", "So. ", "so wo"])
  func automatic(before: String) {
    let without = ShiftSetting(before, hasKeys: false)
    let with = ShiftSetting(before)
    with.client.onInsert = { with.session.textChanged() }
    #expect(with.word == without.word)
    with.client.insert(" ")
    without.client.insert(" ")
    without.session.textChanged()
    #expect(with.word == without.word)
  }

  @Test("After a word was taken shift is as the text has it, and locked stays locked")
  func taking() {
    let setting = ShiftSetting("so ")
    setting.tap(shift)
    setting.session.take(suggestion: 0)
    #expect(setting.client.context.before == "so Word " && setting.word == "word")
    #expect(setting.session.keyboard.shift == .off)
    setting.session.take(Suggestion(text: "end.", kind: .prediction))
    #expect(setting.session.keyboard.shift == .once && setting.word == "Word")
    setting.tap(shift)
    setting.tap(shift, apart: 0.1)
    #expect(setting.session.keyboard.shift == .locked)
    setting.session.take(suggestion: 0)
    #expect(setting.session.keyboard.shift == .locked && setting.word == "WORD")
    #expect(setting.client.context.before == "so Word end. WORD ")
  }

  @Test("A space on the keys after a taken word makes a full stop, whenever it comes")
  func doubleSpace() {
    let setting = ShiftSetting("so ")
    setting.session.take(suggestion: 0)
    setting.session.textChanged()
    setting.tap(space, apart: 60)
    #expect(setting.client.context.before == "so word. ")
    #expect(setting.session.keyboard.shift == .once && setting.word == "Word")
    setting.tap(space)
    #expect(setting.client.context.before == "so word.  ")
  }

  @Test("No full stop once something came in between")
  func noFullStop() {
    let setting = ShiftSetting("so ")
    setting.session.take(suggestion: 0)
    setting.tap(q, space, apart: 60)
    #expect(setting.client.context.before == "so word q ")
  }

  @Test("A letter under a finger is typed before a word is taken beside the keys")
  func heldLetter() {
    let setting = ShiftSetting("so ")
    setting.session.press(q, touch: 3, at: Point(x: 0, y: 0), time: 1)
    setting.session.take(suggestion: 0)
    #expect(setting.client.context.before == "so word ")
    setting.session.release(touch: 3, time: 2)
    #expect(setting.client.context.before == "so word ")
  }

  @Test("Caps lock of a hardware keyboard has words in capitals, without keys too")
  func capsLock() {
    let setting = ShiftSetting("so ", hasKeys: false)
    setting.session.isCapsLocked = true
    #expect(setting.word == "WORD")
    setting.session.isCapsLocked = false
    #expect(setting.word == "word")
  }
}
