// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private let q = KeyID(.letters, row: 0, column: 0)

/// Has a word only if there is time.
@MainActor
private final class HurriedProvider: SuggestionProvider {
  var isLate = true
  private(set) var asked = 0
  private(set) var wasCutShort = false

  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    asked += 1
    wasCutShort = isLate
    if !isLate { suggestions.append(Suggestion(text: context.before, kind: .completion)) }
  }
}

/// A session with what waits until nothing else is to be done.
@MainActor
private final class IdleSetting {
  let provider = HurriedProvider()
  let client = FakeClient()
  let owner = FakeOwner()
  let session: InputSession
  var waiting: [@MainActor () -> Void] = []
  var presentations = 0

  init() {
    session = InputSession(provider: provider)
    session.whenIdle = { [unowned self] in waiting.append($0) }
    session.presenter = { [unowned self] _ in presentations += 1 }
    begin()
  }

  var words: [String]? { session.bar.suggestions?.map(\.text) }

  func begin(_ traits: InputTraits = InputTraits()) {
    session.begin(traits: traits, bar: Bar(), client: client, owner: owner)
  }

  func type(_ text: String) {
    client.insert(text)
    session.textChanged()
  }

  /// Nothing else is to be done: runs what waits, once.
  func idle() {
    let bodies = waiting
    waiting = []
    for body in bodies { body() }
  }
}

@MainActor
@Suite("An answer that was cut short")
struct SessionRepeatTests {
  private let setting = IdleSetting()

  @Test("Words come by themselves once there is time, and nothing is asked after that")
  func comes() {
    setting.type("Tomorr")
    #expect(setting.words == [] && setting.waiting.count == 1)
    let presentations = setting.presentations
    setting.provider.isLate = false
    setting.idle()
    #expect(setting.words == ["Tomorr"] && setting.presentations == presentations + 1)
    #expect(setting.waiting.isEmpty && setting.provider.asked == 3)
  }

  @Test("It is asked for again a few times, at each text anew")
  func limit() {
    for round in 1...3 {
      let asked = setting.provider.asked
      setting.type("x")
      for _ in 0..<20 { setting.idle() }
      #expect(setting.waiting.isEmpty, "in round \(round)")
      #expect(2...7 ~= setting.provider.asked - asked, "in round \(round)")
    }
    setting.type("x")
    setting.provider.isLate = false
    setting.idle()
    #expect(setting.words == ["xxxx"])
  }

  @Test("It isn't asked for where a better answer has come, another field or none")
  func overtaken() {
    setting.provider.isLate = false
    setting.type("x")
    setting.idle()
    #expect(setting.words == ["x"] && setting.provider.asked == 2)
    setting.provider.isLate = true
    setting.type("y")
    setting.session.end()
    setting.idle()
    #expect(setting.words == nil && setting.provider.asked == 3)
    setting.begin()
    setting.begin(traits(.default) { $0.isSecure = true })
    setting.idle()
    #expect(setting.words == nil && setting.provider.asked == 4 && setting.waiting.isEmpty)
  }

  @Test("Whoever can't wait, asks once")
  func noIdle() {
    setting.idle()
    setting.idle()
    setting.session.whenIdle = nil
    let asked = setting.provider.asked
    setting.type("x")
    #expect(setting.provider.asked == asked + 1)
  }

  @Test("Text that is read while it changes is read again when it has changed")
  func midway() {
    setting.provider.isLate = false
    _ = setting.session.keyboard
    setting.client.onInsert = {
      let whole = setting.client.context
      setting.client.context = TextContext(before: "midway")
      setting.session.traitsChanged(traits(.twitter))
      setting.client.context = whole
    }
    setting.session.press(q, touch: 0, at: Point(x: 0, y: 0), time: 1)
    setting.session.release(touch: 0, time: 1)
    #expect(setting.words == ["Q"])
  }

  @Test("A key that was read while an input method composed is told again when it is through")
  func composed() {
    setting.provider.isLate = false
    setting.client.hasMarkedText = true
    setting.session.press(q, touch: 0, at: Point(x: 0, y: 0), time: 1)
    setting.session.release(touch: 0, time: 1)
    #expect(setting.words == [])
    setting.client.hasMarkedText = false
    setting.session.textChanged()
    #expect(setting.words == ["Q"])
  }
}
