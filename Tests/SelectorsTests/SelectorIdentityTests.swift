// SPDX-License-Identifier: MIT

import Selectors
import Testing

@MainActor
private class Editor {
  func save() {}
  func save(_ sender: Any?) {}
  func save(_ sender: Any?, event: Any?) {}
  func `default`() {}
}

@MainActor
private class Viewer {
  func save() -> Bool { true }
  func open(_ sender: String, for event: Int) {}
  func close() {}
}

@MainActor
struct SelectorIdentityTests {
  private let none = #Selector(Editor.save as (Editor) -> () -> Void)
  private let one = #Selector(Editor.save(_:))
  private let two = #Selector(Editor.save(_:event:))

  @Test func nameAndNumberOfArguments() {
    #expect(none != one)
    #expect(one != two)
    #expect(none != two)
    #expect(none != #Selector(Viewer.close))
    #expect(Set([none, one, two, one]).count == 3)
  }

  @Test func theDeclaringTypeDoesNotCount() {
    #expect(none == #Selector(Viewer.save))
    #expect(none.hashValue == #Selector(Viewer.save).hashValue)
    #expect([none: 1][#Selector(Viewer.save)] == 1)
  }

  @Test func namesAndCounts() {
    #expect([none, one, two].map(\.name) == ["save", "save", "save"])
    #expect([none, one, two].map(\.argumentCount) == [0, 1, 2])
    #expect(#Selector(Editor.`default`).name == "default")
  }

  @Test func descriptions() {
    #expect([none, one, two].map(\.description) == ["save", "save(_:)", "save(_:_:)"])
    #expect(#Selector(Viewer.open(_:for:)).description == "open(_:_:)")
  }
}
