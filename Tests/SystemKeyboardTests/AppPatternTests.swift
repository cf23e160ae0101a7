// SPDX-License-Identifier: MIT

import SystemKeyboard
import Testing

@Suite struct AppPatternTests {
  /// All words of so many letters at the most.
  private static func words(_ letters: String, upTo length: Int) -> [String] {
    guard length > 0 else { return [""] }
    let shorter = words(letters, upTo: length - 1)
    return [""] + letters.flatMap { letter in shorter.map { String(letter) + $0 } }
  }

  /// What a pattern means, the slow way.
  private static func matches(_ pattern: Substring, _ word: Substring) -> Bool {
    guard let first = pattern.first else { return word.isEmpty }
    if first == "*" {
      return matches(pattern.dropFirst(), word)
        || !word.isEmpty && matches(pattern, word.dropFirst())
    }
    return !word.isEmpty && (first == "?" || first == word.first)
      && matches(pattern.dropFirst(), word.dropFirst())
  }

  @Test func meansWhatItSaysInEverySmallCase() {
    let words = Set(Self.words("ab", upTo: 4))
    for pattern in Set(Self.words("ab*?", upTo: 4)) {
      for word in words {
        #expect(
          AppPattern(pattern).matches(word) == Self.matches(pattern[...], word[...]),
          "\(pattern) \(word)")
      }
    }
  }

  @Test func isTheSameInUpperAndLowerCase() {
    #expect(AppPattern("org.KDE.*").matches("Org.kde.Konsole"))
    #expect(!AppPattern("org.kde.*").matches("org.kde"))
    #expect(!AppPattern("@").matches("`"))
  }

  @Test func isQuickWithManyStars() {
    let pattern = AppPattern(String(repeating: "a*", count: 500) + "b")
    #expect(!pattern.matches(String(repeating: "a", count: 5000)))
  }
}
