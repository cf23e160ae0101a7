// SPDX-License-Identifier: MIT

import Selectors
import Testing

@MainActor
private class Editor {
  var calls: [String] = []
  func save() { calls.append("save") }
  func saved() -> Bool {
    calls.append("saved")
    return true
  }
  func open(_ sender: String) { calls.append("open \(sender)") }
  func handle(_ sender: String, event: Int) -> Int {
    calls.append("handle \(sender) \(event)")
    return 1
  }
}

private class Plain {
  func close() {}
}

@MainActor
struct SelectorMethodsTests {
  @Test func methodsOfEveryLength() {
    let selectors = [
      Selector(Editor.save), Selector(Editor.saved), Selector(Editor.open(_:)),
      Selector(Editor.handle(_:event:)),
    ]
    let editor = Editor()
    for selector in selectors {
      #expect(selector.perform(on: editor, sender: "x", event: 2))
    }
    #expect(editor.calls == ["save", "saved", "open x", "handle x 2"])
    #expect(selectors.map(\.argumentCount) == [0, 0, 1, 2])
    #expect(Selector(Plain.close).isImplemented(by: Plain()))
  }

  @Test(arguments: ["save", "save()"] as [StaticString])
  func aNameGivesItsIdentity(name: StaticString) {
    let selector = Selector(Editor.save, named: name)
    #expect(selector == #Selector(Editor.save))
    #expect(selector.description == "save")
  }

  @Test func withoutANameThePlaceDoes() {
    let selectors = (0..<2).map { _ in Selector(Editor.save) }
    #expect(selectors[0] == selectors[1])
    #expect(selectors[0] != Selector(Editor.save))
    #expect(selectors[0] != #Selector(Editor.save))
    #expect(selectors[0].name.hasPrefix("SelectorsTests/SelectorMethodsTests.swift:"))
  }
}
