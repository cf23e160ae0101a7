// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A person who types on the keyboard: looks at the keys where they may have changed, and taps.
package final class Typist {
  /// Deletes what was typed before it.
  package static let deletion: Character = "⌫"

  private let keyboard: Keyboard
  private let interval: Duration
  private var next = ContinuousClock.now
  /// What is seen now, and whether it may have changed since.
  private var seen: KeyboardElements
  private var isSure = false
  /// What should stand before the caret by now.
  package private(set) var text = ""
  private var hasTypedSymbol = false
  private let capitalizes: Bool

  /// - Parameters:
  ///   - tapsPerSecond: how fast the person is; never faster.
  ///   - text: what stands before the caret.
  package init(_ keyboard: Keyboard, tapsPerSecond: Double, after text: String = "") throws {
    self.keyboard = keyboard
    self.text = text
    interval = .seconds(1 / tapsPerSecond)
    seen = try keyboard.waitUntilShown()
    capitalizes = seen.isShifted
  }

  /// Types a text as a person would, with all that it takes of shift and of layers.
  package func type(_ text: String) throws { for character in text { try type(character) } }

  private func type(_ character: Character) throws {
    switch character {
    case Self.deletion:
      try tap("⌫")
      text.removeLast()
      isSure = false
      return
    case " ": try tap("space")
    case "\n": try tapReturn()
    case _ where character.isLetter: try typeLetter(character)
    default:
      try showLayer(of: character)
      try tap(String(character))
    }
    note(character)
  }

  /// After these a person looks again: the layer or shift may have changed.
  private func note(_ character: Character) {
    text.append(character)
    let goesBack =
      seen.layer != "letters" && (character == " " && hasTypedSymbol || character == "'")
    hasTypedSymbol = seen.layer != "letters" && character != " " && !goesBack
    expectedLayer = goesBack ? "letters" : seen.layer
    isSure = character.isLowercase && !goesBack
  }

  private var expectedLayer: String?

  private func typeLetter(_ letter: Character) throws {
    try show("letters")
    try look()
    if letter.isUppercase != seen.isShifted {
      try tap(shiftKey().title)
      let wanted = letter.isUppercase
      seen = try keyboard.wait(wanted ? "capitals" : "small letters") {
        $0.layer == "letters" && $0.isShifted == wanted
      }
      isSure = true
    }
    try tap(String(letter))
  }

  private func shiftKey() throws -> KeyboardElements.Element {
    guard let key = seen["⇧"] ?? seen["⇪"] else { throw Trouble("there is no shift") }
    return key
  }

  /// Goes to the layer that has a character, by way of the symbols.
  private func showLayer(of character: Character) throws {
    try look()
    if seen[String(character)] != nil { return }
    if seen.layer == "letters" { try show("symbols") }
    if seen[String(character)] == nil {
      try show(seen.layer == "symbols" ? "moreSymbols" : "symbols")
    }
  }

  private func show(_ layer: String) throws {
    try look()
    guard let now = seen.layer, now != layer, now != "pad" else { return }
    try tap(["letters": "ABC", "symbols": "123", "moreSymbols": "#+="][layer] ?? layer)
    seen = try keyboard.wait("the layer \(layer)") { $0.layer == layer }
    (isSure, expectedLayer, hasTypedSymbol) = (true, layer, false)
  }

  private func tapReturn() throws {
    try look()
    guard let key = seen.elements.first(where: { $0.kind == "returnKey" }) else {
      throw Trouble("there is no return key")
    }
    try tap(key)
  }

  private func tap(_ title: String) throws {
    try look()
    guard let key = seen[title] else {
      throw Trouble("no key \(title) among \(seen.elements.map(\.title))")
    }
    try tap(key)
  }

  /// Taps when it is time to.
  private func tap(_ element: KeyboardElements.Element) throws {
    let now = ContinuousClock.now
    if now < next { usleep(UInt32(now.duration(to: next) / .microseconds(1))) }
    next = max(next, now) + interval
    try keyboard.tap(element, of: seen)
    isSure = isSure && element.kind == "key"
  }

  /// Looks at the keys if they may have changed: a moment longer if they aren't as they should be.
  private func look() throws {
    guard !isSure else { return }
    let patience = Deadline(seconds: 0.3)
    repeat {
      seen = try keyboard.elements()
      if isAsExpected { break }
      usleep(5_000)
    } while !patience.isPast
    isSure = true
  }

  private var isAsExpected: Bool {
    guard seen.isShown, expectedLayer == nil || seen.layer == expectedLayer else { return false }
    return seen.layer != "letters" || seen.isShifted == (capitalizes && startsSentence)
  }

  /// Whether shift is up by itself.
  private var startsSentence: Bool {
    guard let last = text.last else { return true }
    guard last.isWhitespace else { return false }
    let end = text.reversed().drop { $0.isWhitespace || ")]\"'".contains($0) }.first
    return last.isNewline || end.map { ".!?".contains($0) } ?? true
  }
}

extension Typist {
  /// Waits for a word to take and taps it; the strip puts a space behind it.
  ///
  /// - Parameter isWanted: which of them; the first one that fits is taken.
  /// - Returns: the word.
  package func accept(where isWanted: (String) -> Bool) throws -> String {
    var last: KeyboardElements?
    let now = try keyboard.wait("a word to take") { elements in
      // The letters before it may be on their way: a person takes what has come to rest.
      defer { last = elements }
      guard elements.suggestions.contains(where: { isWanted($0.title) }) else { return false }
      if last != elements { usleep(150_000) }
      return last == elements
    }
    guard let word = now.suggestions.first(where: { isWanted($0.title) }) else {
      throw Trouble("the word has gone")
    }
    seen = now
    try tap(word)
    let end = text.lastIndex { !$0.isLetter && $0 != "'" }
    text = text[..<(end.map(text.index(after:)) ?? text.startIndex)] + word.title + " "
    (isSure, expectedLayer) = (false, nil)
    return word.title
  }
}
