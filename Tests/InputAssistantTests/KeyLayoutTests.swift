// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private func labels(_ keyboard: InputTraits.Keyboard, _ layer: KeyLayer? = nil) -> [String] {
  var state = KeyboardState()
  state.begin(traits: traits(keyboard) { $0.autocapitalization = .none }, context: TextContext())
  let layer = layer ?? state.layer
  return (state.layout.layers[layer] ?? []).indices.map { row in
    state.layout.keys(on: layer).filter { $0.row == row }
      .map { state.appearance(of: $0).label }.joined(separator: " ")
  }
}

@Suite("The keys that a field asks for")
struct KeyLayoutTests {
  @Test("Letters and their two layers of symbols")
  func letters() {
    #expect(
      labels(.default) == [
        "q w e r t y u i o p", "a s d f g h j k l", "⇧ z x c v b n m ⌫", "123 ⌄ space return",
      ])
    #expect(labels(.asciiCapable) == labels(.default))
    #expect(
      labels(.default, .symbols) == [
        "1 2 3 4 5 6 7 8 9 0", "- / : ; ( ) $ & @ \"", "#+= . , ? ! ' ⌫", "ABC ⌄ space return",
      ])
    #expect(
      labels(.default, .moreSymbols) == [
        "[ ] { } # % ^ * + =", "_ \\ | ~ < > € £ ¥ •", "123 . , ? ! ' ⌫", "ABC ⌄ space return",
      ])
    #expect(labels(.numbersAndPunctuation) == labels(.default, .symbols))
  }

  @Test("Bottom rows")
  func bottoms() {
    #expect(labels(.emailAddress).last == "123 ⌄ space @ . return")
    #expect(labels(.URL).last == "123 ⌄ . / .com return")
    #expect(labels(.webSearch).last == "123 ⌄ space . return")
    #expect(labels(.twitter).last == "123 ⌄ space @ # return")
    #expect(labels(.namePhonePad).last == "123 ⌄ space return")
  }

  @Test("Pads")
  func pads() {
    let digits = ["1 2 3", "4 5 6", "7 8 9"]
    #expect(labels(.numberPad) == digits + ["⌄ 0 ⌫"])
    #expect(labels(.asciiCapableNumberPad) == labels(.numberPad))
    #expect(labels(.decimalPad) == digits + [". 0 ⌫"])
    #expect(labels(.phonePad) == digits + ["+*# 0 ⌫"])
    #expect(labels(.phonePad, .padSymbols) == ["+ * #", ", ; -", "( ) /", "123 ⌄ ⌫"])
    #expect(labels(.namePhonePad, .pad) == digits + ["ABC +*# 0 ⌫"])
  }

  @Test("Pads with a return key type the same, and confirm")
  func padsWithReturn() {
    func labels(_ keyboard: InputTraits.Keyboard, _ layer: KeyLayer = .pad) -> [String] {
      var state = KeyboardState()
      state.padsHaveReturn = true
      state.begin(traits: traits(keyboard), context: TextContext())
      return state.layout.keys(on: layer).map { state.appearance(of: $0).label }
    }
    let digits = "1 2 3 ⌫ 4 5 6 tab 7 8 9 ⌄"
    #expect(labels(.numberPad).joined(separator: " ") == "\(digits) 0 return")
    #expect(labels(.decimalPad).joined(separator: " ") == "\(digits) . 0 - return")
    #expect(labels(.phonePad).joined(separator: " ") == "\(digits) +*# 0 + return")
    #expect(
      labels(.phonePad, .padSymbols).joined(separator: " ")
        == "+ * # ⌫ , ; - tab ( ) / ⌄ 123 space return")
    for keyboard in InputTraits.Keyboard.allCases where !keyboard.isPad {
      let traits = traits(keyboard)
      #expect(KeyLayout.keys(for: traits, padsHaveReturn: true) == KeyLayout.keys(for: traits))
    }
  }

  @Test("The decimal pad types the separator that it is told")
  func separator() {
    let layout = KeyLayout.keys(for: traits(.decimalPad), decimalSeparator: ",")
    #expect(layout[KeyID(.pad, row: 3, column: 0)]?.action == .text(","))
  }

  @Test("Each layer leads to every other one", arguments: InputTraits.Keyboard.allCases)
  func reachable(keyboard: InputTraits.Keyboard) {
    let layout = KeyLayout.keys(for: traits(keyboard))
    for start in layout.layers.keys {
      var found: Set<KeyLayer> = [start]
      var open = [start]
      while let layer = open.popLast() {
        for id in layout.keys(on: layer) {
          guard case .layer(let target)? = layout[id]?.action else { continue }
          #expect(layout.layers[target] != nil, "\(keyboard) leads nowhere by \(target)")
          if found.insert(target).inserted { open.append(target) }
        }
      }
      #expect(found == Set(layout.layers.keys), "\(keyboard) from \(start)")
    }
  }

  @Test("Text can be deleted on each layer", arguments: InputTraits.Keyboard.allCases)
  func backspace(keyboard: InputTraits.Keyboard) {
    let layout = KeyLayout.keys(for: traits(keyboard))
    for layer in layout.layers.keys {
      let actions = layout.keys(on: layer).compactMap { layout[$0]?.action }
      #expect(actions.filter { $0 == .backspace }.count == 1)
      if !keyboard.isPad && (layer == .letters || layer == .symbols) {
        #expect(actions.contains(.return) && actions.contains(.hide))
      }
    }
  }

  @Test("Every letter types its capital, and all of ASCII can be typed")
  func capitals() {
    let layout = KeyLayout.keys(for: InputTraits())
    var typed: Set<String> = []
    for layer in layout.layers.keys {
      for id in layout.keys(on: layer) {
        guard let key = layout[id], let text = key.text(isShifted: false) else { continue }
        typed.insert(text)
        if layer == .letters { typed.insert(key.text(isShifted: true) ?? "") }
        typed.formUnion(key.alternates)
      }
    }
    for scalar in UInt8(ascii: " ")...UInt8(ascii: "~") {
      #expect(typed.contains(String(Character(UnicodeScalar(scalar)))))
    }
  }

  @Test("What the return key says and whether it commits")
  func returnKey() {
    #expect(
      InputTraits.ReturnKey.allCases.map(\.label) == [
        "return", "Go", "Google", "Join", "Next", "Route", "Search", "Send", "Yahoo", "Done", "SOS",
        "Continue",
      ])
    #expect(
      InputTraits.ReturnKey.allCases.filter(\.commits) == [.go, .search, .send, .done])
    #expect(InputTraits.ReturnKey.emergencyCall.spokenLabel == "Emergency call")
  }
}
