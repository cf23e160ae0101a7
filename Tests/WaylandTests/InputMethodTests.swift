// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

@MainActor
@Suite struct InputMethodTests {
  /// An input method that keeps what it is told.
  @MainActor
  private final class Ear {
    let inputMethod: InputMethod
    var events: [InputMethodEvent] = []

    init(_ client: Client) throws {
      inputMethod = try client.makeInputMethod(try client.bindSeat())
      inputMethod.onEvent = { [weak self] in self?.events.append($0) }
      client.settle()
    }
  }

  @Test("Each request arrives with its arguments")
  func eachRequestArrivesWithItsArguments() throws {
    let client = try Client()
    let seat = try client.bindSeat()
    let requests = try client.requests {
      let inputMethod = try client.makeInputMethod(seat)
      inputMethod.commitString("größe 🇳🇱")
      inputMethod.commitString("")
      inputMethod.deleteSurroundingText(before: 3, after: .max)
      inputMethod.commit(serial: 4_000_000_000)
    }
    #expect(
      requests.filter { !$0.contains("destroy") } == [
        "zwp_input_method_manager_v2.get_input_method(wl_seat, new)",
        "zwp_input_method_v2.commit_string(\"größe 🇳🇱\")",
        "zwp_input_method_v2.commit_string(\"\")",
        "zwp_input_method_v2.delete_surrounding_text(3, 4294967295)",
        "zwp_input_method_v2.commit(4000000000)",
      ])
    #expect(requests.filter { $0 == "zwp_input_method_v2.destroy()" }.count == 1)
  }

  @Test("A field is told whole, and its going")
  func fieldIsToldWhole() throws {
    let client = try Client()
    let ear = try Ear(client)
    let field = DoubleField("naïve")
    (field.hint, field.purpose) = (0x40, 8)
    client.compositor.focus(field)
    client.settle()
    #expect(
      ear.events == [
        .activate, .surroundingText("naïve", cursor: 6, anchor: 6), .textChangeCause(1),
        .contentType(hint: 0x40, purpose: 8), .done,
      ])
    ear.events = []
    client.compositor.focus(nil)
    client.settle()
    #expect(ear.events == [.deactivate, .done])
  }

  @Test("A second input method is told that it is unavailable")
  func secondInputMethodIsTold() throws {
    var options = CompositorOptions()
    options.hasOtherInputMethod = true
    let client = try Client(options)
    let ear = try Ear(client)
    client.compositor.focus(DoubleField())
    client.settle()
    #expect(ear.events == [.unavailable])
  }

  @Test(
    "A commit with a stale serial is dropped by newer compositors alone", arguments: [true, false])
  func commitWithStaleSerialIsDropped(isStrict: Bool) throws {
    var options = CompositorOptions()
    options.isStrict = isStrict
    let client = try Client(options)
    let ear = try Ear(client)
    let field = DoubleField()
    client.compositor.focus(field)
    client.settle()
    ear.inputMethod.commitString("a")
    ear.inputMethod.commit(serial: 0)
    ear.inputMethod.commitString("b")
    ear.inputMethod.commit(serial: 1)
    client.settle()
    #expect(field.text == (isStrict ? "b" : "ab"))
    #expect(client.compositor.inputMethods.first?.droppedCommits == (isStrict ? 1 : 0))
  }

  @Test("A replacement deletes and inserts in one commit")
  func replacementDeletesAndInsertsInOne() throws {
    let client = try Client()
    let ear = try Ear(client)
    let field = DoubleField("see teh")
    field.answersReplacingTwice = true
    client.compositor.focus(field)
    client.settle()
    ear.events = []
    ear.inputMethod.deleteSurroundingText(before: 3, after: 0)
    ear.inputMethod.commitString("the")
    ear.inputMethod.commit(serial: 1)
    client.settle()
    #expect(field.text == "see the")
    #expect(ear.events.filter { $0 == .done }.count == 2)
    #expect(
      ear.events.filter { if case .surroundingText = $0 { true } else { false } } == [
        .surroundingText("", cursor: 0, anchor: 0),
        .surroundingText("see the", cursor: 7, anchor: 7),
      ])
  }

  @Test("Bytes that are no UTF-8 and places outside the text arrive harmlessly")
  func bytesThatAreNoUTF8() throws {
    let client = try Client()
    let ear = try Ear(client)
    let inputMethod = try #require(client.compositor.inputMethods.first)
    inputMethod.post(
      "surrounding_text", .bytes([0x61, 0xC3, 0x28, 0xF0, 0x9F]), .uint(4_000_000_000), .uint(2))
    inputMethod.done()
    client.settle()
    #expect(
      ear.events == [
        .surroundingText("a\u{FFFD}(\u{FFFD}", cursor: 4_000_000_000, anchor: 2), .done,
      ])
    #expect(client.connection.failure == nil)
  }

  @Test("Long texts arrive whole", arguments: [1, 3999, 4000])
  func longTextsArriveWhole(length: Int) throws {
    let client = try Client()
    let ear = try Ear(client)
    let field = DoubleField(String(repeating: "x", count: length))
    client.compositor.focus(field)
    client.settle()
    #expect(
      ear.events[1]
        == .surroundingText(field.text, cursor: UInt32(length), anchor: UInt32(length)))
  }
}
