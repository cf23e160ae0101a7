// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import TestSupport
import Testing

@testable import SystemKeyboard

/// Orders and values that no compositor should send.
@MainActor
@Suite struct RudeFieldTests {
  /// One event of the input method.
  enum Event: CaseIterable {
    case activate, deactivate, done, beyond, broken, cut, backwards, unknownPurpose, secret

    @MainActor
    func post(_ inputMethod: InputMethodDouble) {
      switch self {
      case .activate: inputMethod.post("activate")
      case .deactivate: inputMethod.post("deactivate")
      case .done: inputMethod.done()
      case .beyond:
        inputMethod.post("surrounding_text", .string("ab"), .uint(99), .uint(4_000_000_000))
      case .broken:
        inputMethod.post("surrounding_text", .bytes([0xFF, 0xC3, 0x61]), .uint(1), .uint(2))
      case .cut: inputMethod.post("surrounding_text", .string("aé😀"), .uint(2), .uint(5))
      case .backwards: inputMethod.post("surrounding_text", .string("abcdef"), .uint(1), .uint(4))
      case .unknownPurpose: inputMethod.post("content_type", .uint(.max), .uint(77))
      case .secret: inputMethod.post("content_type", .uint(0), .uint(9))
      }
    }
  }

  @Test("Any three events in any order leave a keyboard that types on", arguments: Event.allCases)
  func anyOrder(first: Event) throws {
    let typist = try Typist(DoubleField("start "), isStrict: false)
    let inputMethod = try #require(typist.compositor.inputMethods.first)
    for second in Event.allCases {
      for third in Event.allCases {
        for event in [first, second, third] { event.post(inputMethod) }
        typist.settle()
        typist.text.insert("x")
        typist.text.deleteBackward(1)
        typist.text.replaceBeforeCaret(2, with: "yz")
        _ = typist.text.context
        typist.settle()
      }
    }
    let field = DoubleField("new ")
    typist.compositor.focus(field)
    typist.finish()
    typist.text.insert("word")
    typist.finish()
    #expect(field.text == "new word")
    #expect(typist.text.context.before == "new word")
    #expect(typist.compositor.errors == [])
    #expect(typist.connection.failure == nil)
  }

  @Test("Caret and selection count in bytes and never part a character")
  func cutCharacters() throws {
    let typist = try Typist(DoubleField(), isStrict: true)
    let inputMethod = try #require(typist.compositor.inputMethods.first)
    for cursor in 0...9 as ClosedRange<UInt32> {
      for anchor in 0...9 as ClosedRange<UInt32> {
        inputMethod.post("surrounding_text", .string("aé😀"), .uint(cursor), .uint(anchor))
        inputMethod.done()
        typist.settle()
        let context = typist.text.context
        #expect(context.before + context.selected + context.after == "aé😀")
      }
    }
  }

  @Test("A field that was secret once stays secret until it loses the focus")
  func secrets() throws {
    let field = DoubleField("hunter2")
    field.purpose = 8
    let typist = try Typist(field, isStrict: true)
    #expect(typist.text.context == TextContext())
    field.purpose = 0
    field.change("hunter22", cursor: 8)
    typist.settle()
    #expect(typist.text.field.purpose == 0)
    #expect(typist.text.context == TextContext())
    #expect(!typist.text.givesText)
    typist.compositor.focus(DoubleField("open"))
    typist.finish()
    #expect(typist.text.context.before == "open")
  }

  @Test("The app's own changes while one types are taken as they are", arguments: [true, false])
  func ownChanges(isStrict: Bool) throws {
    for seed in 1...40 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let field = DoubleField("")
      field.answer = .later
      let typist = try Typist(field, isStrict: isStrict)
      for _ in 0..<5 {
        typist.text.insert("a")
        for _ in 0..<random.next(below: 6) { typist.step(random.next(below: 60)) }
      }
      typist.finish()
      field.change("other text", cursor: 5)
      typist.finish()
      #expect(typist.text.context.before == "other", "seed \(seed)")
      typist.text.insert("s")
      typist.finish()
      #expect(field.text == "others text", "seed \(seed)")
      #expect(typist.text.context.before == "others", "seed \(seed)")
    }
  }

  @Test("An app that changes what one types, as for capitals, is heard", arguments: [true, false])
  func correctingApp(isStrict: Bool) throws {
    let field = DoubleField("")
    let typist = try Typist(field, isStrict: isStrict)
    for count in 1...10 {
      typist.text.insert("a")
      typist.settle()
      field.change(field.text.uppercased(), cursor: field.text.utf8.count)
      typist.settle()
      #expect(field.text == String(repeating: "A", count: count))
    }
    typist.finish()
    #expect(typist.text.context.before == "AAAAAAAAAA")
  }
}
