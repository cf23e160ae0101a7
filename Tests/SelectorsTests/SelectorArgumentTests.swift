// SPDX-License-Identifier: MIT

import Selectors
import Testing

private class Item {}
private class SpecialItem: Item {}
private class Other {}

@MainActor
private class Receiver {
  var got: [Any?] = []
  func any(_ sender: Any) { got = [sender] }
  func anyOptional(_ sender: Any?) { got = [sender] }
  func item(_ sender: Item) { got = [sender] }
  func itemOptional(_ sender: Item?) { got = [sender] }
  func object(_ sender: AnyObject) { got = [sender] }
  func number(_ sender: Int) { got = [sender] }
  func both(_ sender: Item, event: String?) { got = [sender, event] }
  func strict(_ sender: Any?, event: String) { got = [sender, event] }
}

@MainActor
private func received(
  _ selector: Selector, sender: Any? = nil, event: Any? = nil
) throws -> [Any?] {
  let receiver = Receiver()
  try #require(selector.perform(on: receiver, sender: sender, event: event))
  return receiver.got
}

@MainActor
struct SelectorArgumentTests {
  @Test func theSenderArrives() throws {
    let item = SpecialItem()
    let selectors = [
      #Selector(Receiver.any), #Selector(Receiver.anyOptional), #Selector(Receiver.item),
      #Selector(Receiver.itemOptional), #Selector(Receiver.object),
    ]
    for selector in selectors {
      let sender = try #require(received(selector, sender: item).first)
      #expect(sender as? Item === item)
    }
    #expect(try received(#Selector(Receiver.number), sender: 7).first as? Int == 7)
  }

  @Test func nilIsAValueOfOptionalParameters() throws {
    for selector in [#Selector(Receiver.anyOptional), #Selector(Receiver.itemOptional)] {
      let sender = try #require(received(selector).first)
      #expect(sender == nil)
    }
  }

  @Test func theEventArrives() throws {
    let item = Item()
    let got = try received(#Selector(Receiver.both(_:event:)), sender: item, event: "tap")
    #expect(got[0] as? Item === item)
    #expect(got[1] as? String == "tap")
    let without = try received(#Selector(Receiver.both(_:event:)), sender: item)
    #expect(without[1] == nil)
  }

  @Test func nilForAParameterThatIsNotOptional() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = #Selector(Receiver.item).perform(on: Receiver(), sender: nil, event: nil)
    }
    let message = text(result)
    #expect(message.contains("item(_:): the sender must be of type Item but is nil"))
    #expect(message.contains("declare the parameter as Item? or pass the sender"))
  }

  @Test func nilForAny() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = #Selector(Receiver.any).perform(on: Receiver(), sender: nil, event: nil)
    }
    #expect(text(result).contains("any(_:): the sender must be of type Any but is nil"))
  }

  @Test(arguments: [true, false])
  func aSenderOfAnotherClass(optional: Bool) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor [optional] in
      let selector = optional ? #Selector(Receiver.itemOptional) : #Selector(Receiver.item)
      _ = selector.perform(on: Receiver(), sender: Other(), event: nil)
    }
    let type = optional ? "Optional<Item>" : "Item"
    #expect(text(result).contains("the sender must be of type \(type) but is of type Other"))
    #expect(text(result).contains("declare the parameter as Any?"))
  }

  @Test func anEventOfAnotherType() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = #Selector(Receiver.strict(_:event:)).perform(on: Receiver(), sender: nil, event: 1)
    }
    #expect(
      text(result).contains("strict(_:_:): the event must be of type String but is of type Int"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
