// SPDX-License-Identifier: MIT

/// Finds words of the model that are most likely slips for much more frequent ones.
struct SlipFinder {
  /// A slip is so much rarer than what was meant, as a decimal logarithm.
  private static let ratio: Float = 2
  /// Words that are written together by mistake are at least so frequent: every time, a lot.
  private static let commonWord: Float = -3.4

  private var logs: [String: Float] = [:]
  private var unconfirmed: [String: Float] = [:]
  private var withoutApostrophe: Set<String> = []

  init(_ model: SphinxModel, _ list: WordLists) {
    for (place, key) in model.words.enumerated() {
      if list.contains(key) { logs[key] = model.unigrams[place].logProbability }
      if key.contains("'") { withoutApostrophe.insert(key.filter { $0 != "'" }) }
    }
    for (place, key) in model.words.enumerated() where logs[key] == nil {
      unconfirmed[key] = model.unigrams[place].logProbability
    }
  }

  /// Whether a word that no list has is a slip.
  func contains(_ key: String) -> Bool {
    guard !key.contains("'"), !key.contains("-"), key.count >= 3, let log = unconfirmed[key] else {
      return false
    }
    if withoutApostrophe.contains(key), key.count < 8 { return true }
    let letters = Array(key.utf8)
    return isTwoWords(letters) || letters.count >= 5 && isTypo(letters, log + Self.ratio)
  }

  private func isTwoWords(_ letters: [UInt8]) -> Bool {
    (1..<letters.count).contains { split in
      isCommon(letters[..<split]) && isCommon(letters[split...])
    }
  }

  private func isCommon(_ letters: ArraySlice<UInt8>) -> Bool {
    guard letters.count > 1 || letters.first == UInt8(ascii: "a") else { return false }
    return logs[String(decoding: letters, as: UTF8.self), default: -9] > Self.commonWord
  }

  /// Whether two letters changed places, one is doubled, or one of a double is missing.
  private func isTypo(_ letters: [UInt8], _ least: Float) -> Bool {
    func isFrequent(_ other: [UInt8]) -> Bool {
      logs[String(decoding: other, as: UTF8.self), default: -9] > least
    }
    for place in 1..<letters.count - 1 {
      var swapped = letters
      swapped.swapAt(place, place + 1)
      var longer = letters
      longer.insert(letters[place], at: place)
      if swapped != letters, isFrequent(swapped) || isFrequent(longer) { return true }
      if letters[place] == letters[place + 1] {
        var shorter = letters
        shorter.remove(at: place)
        if isFrequent(shorter) { return true }
      }
    }
    return false
  }
}
