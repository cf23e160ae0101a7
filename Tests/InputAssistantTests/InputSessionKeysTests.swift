// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private let q = KeyID(.letters, row: 0, column: 0)
private let w = KeyID(.letters, row: 0, column: 1)
private let backspace = KeyID(.letters, row: 2, column: 8)
private let hide = KeyID(.letters, row: 3, column: 1)
private let space = KeyID(.letters, row: 3, column: 2)
private let enter = KeyID(.letters, row: 3, column: 3)

extension SessionSetting {
  fileprivate func tap(_ keys: KeyID...) {
    for key in keys {
      session.press(key, touch: 0, at: Point(x: 0, y: 0), time: 1)
      session.release(touch: 0, time: 1)
    }
  }
}

@MainActor
@Suite("Typing on the keys of a session")
struct InputSessionKeysTests {
  @Test("The client has the letter before words are asked for, and each change shows once")
  func letter() {
    let setting = SessionSetting(traits: plainTraits)
    setting.session.press(w, touch: 0, at: Point(x: 0, y: 0), time: 1)
    #expect(setting.presentations == 2 && setting.session.keyboard.pressedKeys == [w])
    setting.session.release(touch: 0, time: 1.1)
    #expect(setting.client.context.before == "w" && setting.presentations == 3)
    #expect(setting.session.bar.suggestions?.map(\.text) == ["wed", "wed", "wed"])
    #expect(setting.provider.asked == 2)
    setting.session.textChanged()
    #expect(setting.provider.asked == 2)
    setting.client.insert("x")
    setting.session.textChanged()
    #expect(setting.provider.asked == 3)
  }

  @Test("A client that tells its change at once isn't asked about it again")
  func eagerClient() {
    let setting = SessionSetting(traits: plainTraits)
    setting.client.onInsert = { setting.session.textChanged() }
    setting.tap(w)
    #expect(setting.provider.asked == 2)
    #expect(setting.session.bar.suggestions?.first?.text == "wed")
  }

  @Test("Every effect reaches the client")
  func effects() {
    let setting = SessionSetting("a")
    setting.tap(q, backspace, space, space, enter)
    #expect(setting.client.context.before == "a. \n")
    setting.session.press(space, touch: 0, at: Point(x: 100, y: 0), time: 2)
    setting.session.move(touch: 0, to: Point(x: 75, y: 0), over: space, time: 2)
    setting.session.release(touch: 0, time: 2)
    #expect(setting.client.context == TextContext(before: "a.", after: " \n"))
  }

  @Test("A held backspace repeats when it is time")
  func repeats() {
    let setting = SessionSetting("words")
    setting.session.press(backspace, touch: 0, at: Point(x: 0, y: 0), time: 1)
    #expect(setting.session.keyboard.nextDeadline == 1.5)
    setting.session.tick(time: 1.5)
    setting.session.cancel(touch: 0)
    #expect(setting.client.context.before == "wor")
    #expect(setting.session.keyboard.nextDeadline == nil)
  }

  @Test("Capitals follow the client's text")
  func capitals() {
    let setting = SessionSetting()
    #expect(setting.session.keyboard.shift == .once)
    setting.type("x")
    #expect(setting.session.keyboard.shift == .off)
    setting.type(". ")
    #expect(setting.session.keyboard.shift == .once)
    setting.tap(q, w)
    #expect(setting.client.context.before == "x. Qw")
  }

  @Test("A full stop on the keys swallows the space of a suggestion")
  func punctuation() {
    let setting = SessionSetting("walk", traits: traits(.webSearch))
    setting.session.take(suggestion: 0)
    setting.tap(KeyID(.letters, row: 3, column: 3))
    #expect(setting.client.context.before == "walked.")
  }

  @Test("The hide key hides the keys until they are shown or another field begins")
  func hiding() {
    let setting = SessionSetting("walk")
    setting.tap(hide)
    #expect(setting.session.areKeysHidden && setting.session.isActive)
    #expect(setting.session.bar.suggestions?.count == 3)
    let presentations = setting.presentations
    setting.tap(q)
    #expect(setting.client.context.before == "walk" && setting.presentations == presentations)
    setting.session.showKeys()
    #expect(!setting.session.areKeysHidden && setting.presentations == presentations + 1)
    setting.session.hideKeys()
    setting.session.begin(
      traits: InputTraits(), bar: sessionBar, client: setting.client, owner: setting.owner)
    #expect(!setting.session.areKeysHidden)
  }

  @Test("A return that ends the session ends the typing")
  func endsByReturn() {
    let setting = SessionSetting("a")
    setting.client.onReturn = { setting.session.end() }
    setting.session.press(enter, touch: 0, at: Point(x: 0, y: 0), time: 1)
    setting.session.press(q, touch: 1, at: Point(x: 0, y: 0), time: 1)
    setting.session.release(touch: 1, time: 1)
    #expect(setting.client.context.before == "a\n" && !setting.session.isActive)
    #expect(setting.session.keyboard.layout.layers.isEmpty)
    #expect(setting.session.keyboard.pressedKeys.isEmpty)
    setting.tap(q)
    setting.session.hideKeys()
    setting.session.showKeys()
    setting.session.tick(time: 9)
    #expect(setting.client.context.before == "a\n" && !setting.session.areKeysHidden)
  }

  @Test("A return that moves on to another field types nothing more into it")
  func movesOn() {
    let setting = SessionSetting("a")
    let other = FakeClient()
    setting.client.onReturn = {
      setting.session.begin(
        traits: traits(.numberPad), bar: sessionBar, client: other, owner: setting.owner)
    }
    setting.session.press(enter, touch: 0, at: Point(x: 0, y: 0), time: 1)
    // Types the return that the other finger holds, then deletes: in the field that is gone.
    other.context.before = "safe"
    setting.session.press(backspace, touch: 1, at: Point(x: 0, y: 0), time: 1)
    #expect(other.context.before == "safe" && setting.session.keyboard.nextDeadline == nil)
    other.context.before = ""
    #expect(setting.session.keyboard.layer == .pad && other.context == TextContext())
    setting.session.release(touch: 0, time: 2)
    #expect(other.context == TextContext())
  }

  @Test("Secrets stay out of the keyboard's memory")
  func secrets() {
    let setting = SessionSetting("hunter2", traits: traits(.default) { $0.isSecure = true })
    setting.tap(q, w)
    #expect(setting.client.context.before == "hunter2qw")
    var text = ""
    dump(setting.session.keyboard, to: &text)
    #expect(!text.contains("hunter2"))
    #expect(setting.provider.asked == 0)
  }

  @Test("The decimal separator is the one that is told")
  func separator() {
    let setting = SessionSetting()
    setting.session.decimalSeparator = ","
    setting.session.begin(
      traits: traits(.decimalPad), bar: sessionBar, client: setting.client, owner: setting.owner)
    setting.tap(KeyID(.pad, row: 3, column: 0))
    #expect(setting.client.context.before == ",")
    setting.session.end()
    #expect(setting.session.decimalSeparator == ",")
  }

  @Test("Other traits change the keys")
  func traitsChanged() {
    let setting = SessionSetting()
    let presentations = setting.presentations
    setting.session.traitsChanged(traits(.phonePad))
    #expect(setting.session.keyboard.layer == .pad)
    #expect(setting.presentations == presentations + 1)
  }
}
