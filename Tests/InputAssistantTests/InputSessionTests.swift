// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@MainActor
@Suite("Typing into one field")
struct InputSessionTests {
  @Test("Beginning shows the bar with suggestions, once")
  func begin() {
    let setting = SessionSetting("walk")
    #expect(setting.session.isActive && setting.session.isComposing)
    #expect(setting.session.bar.leading == sessionBar.leading)
    #expect(setting.session.bar.suggestions?.map(\.text) == ["walked", "walked", "walked"])
    #expect(setting.presentations == 1)
  }

  @Test("Each change is presented once, none when nothing changed")
  func presentations() {
    let setting = SessionSetting()
    setting.session.textChanged()
    setting.session.barChanged(sessionBar)
    setting.session.traitsChanged(InputTraits())
    #expect(setting.presentations == 1)
    setting.type("w")
    #expect(setting.presentations == 2)
    setting.session.barChanged(Bar(leading: sessionBar.leading))
    #expect(setting.presentations == 3 && setting.session.bar.accessory == nil)
    #expect(setting.session.bar.suggestions?.count == 3)
  }

  @Test("The strip stays while there is nothing to offer, and is gone without a provider")
  func strip() {
    let setting = SessionSetting()
    #expect(setting.session.bar.suggestions == [])
    setting.session.provider = nil
    #expect(setting.session.bar.suggestions == nil && setting.presentations == 2)
    setting.session.provider = setting.provider
    #expect(setting.session.bar.suggestions == [])
  }

  @Test("The same provider again isn't asked again")
  func sameProvider() {
    let setting = SessionSetting("walk")
    setting.session.provider = setting.provider
    #expect(setting.provider.asked == 1)
  }

  @Test("While text is marked the strip is empty, and nobody is asked")
  func markedText() {
    let setting = SessionSetting("walk")
    setting.client.hasMarkedText = true
    setting.session.textChanged()
    #expect(setting.session.bar.suggestions == [] && setting.provider.asked == 1)
    setting.client.hasMarkedText = false
    setting.session.textChanged()
    #expect(setting.session.bar.suggestions?.count == 3)
  }

  @Test("A client that doesn't say what is around the caret has no strip")
  func givesNoText() {
    let setting = SessionSetting("walk")
    let asked = setting.provider.asked
    setting.client.givesText = false
    setting.session.begin(
      traits: InputTraits(), bar: sessionBar, client: setting.client, owner: setting.owner)
    #expect(setting.session.bar.suggestions == nil && setting.provider.asked == asked)
  }

  @Test("A provider that offers too much is cut to three")
  func threeAtMost() {
    let setting = SessionSetting()
    setting.provider.count = 4
    setting.type("w")
    #expect(setting.session.bar.suggestions?.count == 3)
  }

  @Test("Only corrections where the field wants no more")
  func corrections() {
    var traits = InputTraits()
    traits.autocorrection = .no
    traits.spellChecking = .yes
    #expect(
      SessionSetting("walk", traits: traits).session.bar.suggestions?.map(\.kind) == [.correction])
  }

  @Test("The provider never sees a secret, nor a field that was secret")
  func secrets() {
    var traits = InputTraits()
    traits.isSecure = true
    let setting = SessionSetting("hunter2", traits: traits)
    setting.type("x")
    setting.session.traitsChanged(InputTraits())
    setting.type("y")
    #expect(setting.provider.asked == 0 && setting.session.bar.suggestions == nil)
    setting.session.begin(
      traits: InputTraits(), bar: sessionBar, client: setting.client, owner: setting.owner)
    #expect(setting.provider.asked == 1)
  }

  @Test("A field that becomes secret loses its suggestions")
  func becomesSecret() {
    let setting = SessionSetting("walk")
    var traits = InputTraits()
    traits.contentType = .password
    setting.session.traitsChanged(traits)
    #expect(setting.session.bar.suggestions == nil && setting.session.traits == traits)
  }

  @Test("A tap reaches the owner; on what is unknown, hidden or disabled it does nothing")
  func taps() {
    let setting = SessionSetting()
    func tap(_ names: [String]) -> [Bool] {
      names.map { setting.session.tap(BarItem.ID(rawValue: $0)) }
    }
    #expect(
      tap(["leading.0.0", "leading.0.3", "on", "leading.0.rep", "accessory.0"])
        == Array(repeating: true, count: 5))
    #expect(
      tap(["leading.0.1", "leading.0.2", "off", "space", "hidden", "nobody", "suggestion.0"])
        == Array(repeating: false, count: 7))
    #expect(
      setting.owner.performed
        == ["leading.0.0", "leading.0.3", "on", "leading.0.rep", "accessory.0"])
  }

  @Test("The chevron turns the row round until the word ends")
  func chevron() {
    let setting = SessionSetting("walk")
    #expect(setting.session.tap(.chevron) && setting.session.showsOtherRow)
    setting.session.toggleRow()
    #expect(!setting.session.showsOtherRow)
    setting.session.toggleRow()
    setting.type("s")
    #expect(setting.session.showsOtherRow)
    setting.type(" ")
    #expect(!setting.session.showsOtherRow && !setting.session.isComposing)
  }

  @Test("Client and owner are not kept alive")
  func weak() {
    let session = InputSession()
    do {
      let (client, owner) = (FakeClient(), FakeOwner())
      session.begin(traits: InputTraits(), bar: sessionBar, client: client, owner: owner)
      #expect(session.client === client && session.owner === owner)
    }
    #expect(session.client == nil && session.owner == nil)
    session.textChanged()
    #expect(!session.tap(.item(.leading, group: 0, index: 0)))
    #expect(!session.take(suggestion: 0))
  }

  @Test("After the end nothing is shown and nothing happens")
  func end() {
    let setting = SessionSetting("walk")
    setting.session.end()
    #expect(setting.session.bar == Bar() && !setting.session.isActive)
    #expect(setting.presentations == 2)
    setting.session.end()
    setting.session.textChanged()
    setting.session.barChanged(sessionBar)
    setting.session.toggleRow()
    #expect(!setting.session.tap(.chevron) && !setting.session.take(suggestion: 0))
    #expect(setting.presentations == 2 && setting.session.bar == Bar())
  }
}
