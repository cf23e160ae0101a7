// SPDX-License-Identifier: MIT

import TestSupport

/// A person who knows the keys by heart, and looks only at a layer that they haven't seen yet.
final class KeyTypist {
  /// Deletes what was typed before it.
  static let deletion: Character = "⌫"
  /// Where a long press finds a letter: how many places along.
  private static let accents: [Character: (key: Character, place: Int)] = [
    "à": ("a", 1), "ä": ("a", 4), "å": ("a", 7), "ç": ("c", 1), "é": ("e", 2), "ê": ("e", 3),
    "ï": ("i", 4), "ñ": ("n", 1), "ö": ("o", 4), "ú": ("u", 2), "ü": ("u", 4),
  ]
  private static let symbols = Set(#"1234567890-/:;()$&@".,?!'"#)

  private enum Layer { case letters, symbols, more }

  private let hands: KeyHands
  private let middle: Int
  private var seen: [Layer: [String: Element]] = [:]
  private var layer = Layer.letters
  private var hasTypedSymbol = false
  private var text = ""
  private var steps: [String] = []

  /// - Parameter text: what stands before the caret.
  init(_ hands: KeyHands, after text: String = "") throws {
    (self.hands, self.text) = (hands, text)
    middle = try hands.app.frame().width / 2
    try look()
  }

  /// Types a text; each `deletion` in it takes the character before it back.
  func type(_ text: String) throws {
    for character in text { try type(character) }
    try flush()
  }

  private func type(_ character: Character) throws {
    if character == Self.deletion {
      try tap("delete")
      text.removeLast()
      return
    }
    if character == " " {
      try tap("space")
      if hasTypedSymbol { (layer, hasTypedSymbol) = (.letters, false) }
    } else if character.isLetter {
      try typeLetter(character)
    } else {
      try show(Self.symbols.contains(character) ? .symbols : .more)
      try tap(String(character))
      hasTypedSymbol = true
      if character == "'" { (layer, hasTypedSymbol) = (.letters, false) }
    }
    text.append(character)
  }

  private func typeLetter(_ letter: Character) throws {
    try show(.letters)
    if letter.isUppercase != startsSentence { try tap("shift") }
    let small = Character(letter.lowercased())
    guard let (key, place) = Self.accents[small] else { return try tap(String(small)) }
    let element = try element(String(key))
    let side = element.frame.x + element.frame.width / 2 > middle ? -1 : 1
    steps += hands.steps(holding: element, slidingBy: side * place * 32)
  }

  private func show(_ wanted: Layer) throws {
    guard layer != wanted else { return }
    switch (layer, wanted) {
    case (_, .letters): try tap("letters")
    case (_, .symbols): try tap("numbers")
    case (.letters, .more):
      try show(.symbols)
      try tap("symbols")
    case (_, .more): try tap("symbols")
    }
    (layer, hasTypedSymbol) = (wanted, false)
  }

  /// Whether shift is up by itself.
  private var startsSentence: Bool {
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    let end = text.reversed().drop { $0.isWhitespace || ")]\"'".contains($0) }.first
    return last.isNewline || end.map { ".!?".contains($0) } ?? true
  }

  private func tap(_ name: String) throws { steps += hands.steps(tapping: try element(name)) }

  private func element(_ name: String) throws -> Element {
    if seen[layer] == nil {
      try flush()
      try look()
    }
    guard let element = seen[layer]?[name] else { throw Trouble("no key \(name)") }
    return element
  }

  /// Learns where the keys are on the layer that shows.
  private func look() throws {
    let mark = [Layer.letters: "space", .symbols: "1", .more: "["][layer] ?? ""
    let keys = try hands.keys("the key \(mark)") { $0.contains { $0.name == mark } }
    seen[layer] = Dictionary(keys.map { ($0.name.lowercased(), $0) }) { first, _ in first }
  }

  private func flush() throws {
    guard !steps.isEmpty else { return }
    try hands.run(steps)
    steps = []
  }
}
