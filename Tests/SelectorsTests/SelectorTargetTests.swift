// SPDX-License-Identifier: MIT

import Selectors
import Testing

@MainActor
private class Base {
  var calls: [String] = []
  func act() { calls.append("Base.act") }
  var bare: Selector { #Selector(act) }
  lazy var later: () -> Selector = { #Selector(self.act) }
  var dynamic: Selector { #Selector(Self.act) }
}

private class Sub: Base {
  override func act() { calls.append("Sub.act") }
  func own() { calls.append("own") }
}

private class Sibling: Base {}

@MainActor
private class Unrelated {
  func act() {}
}

@MainActor
struct SelectorTargetTests {
  @Test func anOverrideWins() {
    let sub = Sub()
    #expect(Base().bare.perform(on: sub, sender: nil, event: nil))
    #expect(sub.calls == ["Sub.act"])
  }

  @Test func aSelectorThatASubclassMadeRunsOnTheBaseClass() {
    for selector in [Sub().bare, Sub().dynamic] {
      let base = Base()
      #expect(selector.perform(on: base, sender: nil, event: nil))
      #expect(base.calls == ["Base.act"])
      let sibling = Sibling()
      #expect(selector.isImplemented(by: sibling))
    }
  }

  @Test func otherTargetsAreLeftAlone() {
    let selector = #Selector(Sub.own)
    for target: AnyObject in [Base(), Sibling(), Unrelated()] {
      #expect(!selector.isImplemented(by: target))
      #expect(!selector.perform(on: target, sender: nil, event: nil))
    }
    #expect(!Base().bare.isImplemented(by: Unrelated()))
  }

  @Test func aTargetIsNotKept() {
    var base: Base? = Base()
    weak let observed = base
    let selector = base?.bare
    #expect(base?.later() == selector)
    base = nil
    #expect(observed == nil)
    #expect(selector?.name == "act")
  }
}
