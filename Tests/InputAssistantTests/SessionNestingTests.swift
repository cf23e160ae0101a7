// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// Does something to the session while it is asked, the first time.
@MainActor
private final class Meddler: SuggestionProvider {
  var meddle: (() -> Void)?
  func suggest(_ context: TextContext, traits: InputTraits, into suggestions: inout [Suggestion]) {
    suggestions.append(Suggestion(text: context.before, kind: .completion))
    let action = meddle
    meddle = nil
    action?()
  }
}

/// Tells of a change while it is read, the first time: an input method that settles its text.
@MainActor
private final class SettlingClient: TextClient {
  var text = ""
  var onRead: (() -> Void)?
  var context: TextContext {
    let before = text
    let action = onRead
    onRead = nil
    action?()
    return TextContext(before: before)
  }
  func insert(_ more: String) { text += more }
  func deleteBackward(_ count: Int) {}
  func replaceBeforeCaret(_ count: Int, with more: String) {}
  func moveCaret(_ count: Int) {}
  func pressReturn() {}
}

@MainActor
@Suite("Whoever is asked for words or text changes the session")
struct SessionNestingTests {
  private let meddler = Meddler()
  private let setting = SessionSetting("walk")
  private var session: InputSession { setting.session }
  private var words: [String]? { session.bar.suggestions?.map(\.text) }

  init() { setting.session.provider = meddler }

  private func meddle(_ action: @escaping (InputSession) -> Void) {
    meddler.meddle = { [setting] in action(setting.session) }
    setting.type("s")
  }

  @Test("A field that becomes secret has no words, and gets none later")
  func secret() {
    var secret = InputTraits()
    secret.isSecure = true
    meddle { $0.traitsChanged(secret) }
    #expect(words == nil && session.traits == secret)
    session.traitsChanged(InputTraits())
    #expect(words == nil)
  }

  @Test("Without a provider there is no strip; another one's words are shown")
  func provider() {
    meddle { $0.provider = nil }
    #expect(words == nil && session.provider == nil)
    let other = Meddler()
    session.provider = meddler
    meddle {
      self.setting.client.context.before = "changed"
      $0.provider = other
    }
    #expect(words == ["changed"] && session.provider === other)
  }

  @Test("The row that was turned and the bar that was put there stay")
  func rowAndBar() {
    meddle { $0.toggleRow() }
    #expect(session.showsOtherRow && words == ["walks"])
    meddle { $0.barChanged(Bar()) }
    #expect(session.bar.leading.isEmpty && words == ["walkss"])
    meddle { $0.hideKeys() }
    #expect(session.areKeysHidden)
  }

  @Test("The later text's words are shown")
  func text() {
    meddle {
      self.setting.client.context.before = "later"
      $0.textChanged()
    }
    #expect(words == ["later"])
  }

  @Test("A client that settles its text while it is read")
  func client() {
    let client = SettlingClient()
    client.onRead = { [session] in
      client.text = "settled"
      session.textChanged()
    }
    session.begin(
      traits: InputTraits(), bar: sessionBar, client: client, owner: setting.owner)
    #expect(session.isActive && words == ["settled"] && session.isComposing)
    client.onRead = { [session] in session.end() }
    client.insert("x")
    session.textChanged()
    #expect(!session.isActive && words == nil && session.bar == Bar())
  }

  @Test("The presenter hears of the last state last, and of each once")
  func presentations() {
    var told: [[String]?] = []
    session.presenter = { told.append($0.bar.suggestions?.map(\.text)) }
    meddle {
      self.setting.client.context.before = "later"
      $0.textChanged()
    }
    #expect(told == [["later"]])
    meddle { $0.provider = nil }
    #expect(told.count == 2 && told.last == .some(nil))
  }
}
