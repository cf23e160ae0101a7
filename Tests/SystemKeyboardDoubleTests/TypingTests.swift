// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import TestSupport
import Testing

@testable import SystemKeyboard

/// Every field that a person meets, in a strict and in a lenient compositor, at any order of messages.
@MainActor
@Suite struct TypingTests {
  /// What kind of field is typed into.
  enum Kind: CaseIterable {
    case answering, late, silent, replacingTwice, withoutKeyAnswers, terminal, password

    func field(_ text: String = "") -> DoubleField {
      let field = DoubleField(text)
      switch self {
      case .answering: break
      case .late: field.answer = .later
      case .silent: field.answer = .never
      case .replacingTwice: (field.answersReplacingTwice, field.answer) = (true, .later)
      case .withoutKeyAnswers: (field.answersKeys, field.answer) = (false, .later)
      case .terminal: (field.givesText, field.purpose) = (false, 13)
      case .password: (field.disguise, field.purpose, field.hint) = ("●", 8, 0xC0)
      }
      return field
    }
  }

  private static let sentence =
    "The quick brown fox, 27 years old, naïvely jumps: (\"ünder\") the dog!\n"

  @Test("500 characters arrive in order", arguments: Kind.allCases, [true, false])
  func fiveHundredCharacters(kind: Kind, isStrict: Bool) throws {
    let typed = String(String(repeating: Self.sentence, count: 8).prefix(500))
    for seed in 1...4 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let typist = try Typist(kind.field(), isStrict: isStrict)
      for character in typed {
        if character == "\n" {
          typist.text.pressReturn()
        } else {
          typist.text.insert(String(character))
        }
        for _ in 0..<random.next(below: 5) { typist.step(random.next(below: 60)) }
      }
      typist.finish()
      #expect(typist.field.text == typed)
      #expect(typist.compositor.errors == [])
      #expect(typist.compositor.virtualKeyboards.first?.pressed == [])
      #expect(typist.compositor.virtualKeyboards.first?.modifiers == [0, 0, 0])
    }
  }

  @Test(
    "Words that are taken replace what was typed of them", arguments: Kind.allCases, [true, false])
  func takenWords(kind: Kind, isStrict: Bool) throws {
    for seed in 1...20 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let typist = try Typist(kind.field("né "), isStrict: isStrict)
      for (typed, taken) in [("th", "thing "), ("nä", "nähe "), ("", "or "), ("x", "")] {
        for character in typed {
          typist.text.insert(String(character))
          for _ in 0..<random.next(below: 4) { typist.step(random.next(below: 60)) }
        }
        typist.text.replaceBeforeCaret(typed.count, with: taken)
        for _ in 0..<random.next(below: 4) { typist.step(random.next(below: 60)) }
      }
      typist.text.deleteBackward(2)
      typist.finish()
      #expect(typist.field.text == "né thing nähe o", "seed \(seed)")
    }
  }

  @Test("What is taken back before it was sent asks for nothing")
  func takenBackBeforeSending() throws {
    let typist = try Typist(DoubleField("a"), isStrict: true)
    typist.text.insert("b")
    typist.text.insert("c")
    typist.text.replaceBeforeCaret(1, with: "")
    typist.finish()
    let commits = typist.compositor.requests.filter { $0.contains("input_method_v2.commit(") }
    #expect(commits == ["zwp_input_method_v2.commit(1)"])
    #expect(typist.field.text == "ab")
  }

  @Test(
    "What is typed while the focus moves never lands in the next field", arguments: [true, false])
  func movingFocus(isStrict: Bool) throws {
    for seed in 1...50 as ClosedRange<UInt64> {
      var random = SplitMix64(seed: seed)
      let first = DoubleField()
      let second = DoubleField()
      let typist = try Typist(first, isStrict: isStrict)
      for _ in 0..<6 {
        typist.text.insert("1")
        for _ in 0..<random.next(below: 4) { typist.step(random.next(below: 60)) }
      }
      // What is on its way already an older compositor gives to whoever has the focus when it comes.
      if !isStrict { typist.settle() }
      typist.compositor.focus(second)
      typist.finish()
      typist.text.insert("2")
      typist.finish()
      #expect(second.text == "2", "seed \(seed)")
      #expect(first.text.allSatisfy { $0 == "1" } && first.text.count <= 6, "seed \(seed)")
    }
  }
}
