// SPDX-License-Identifier: MIT

/// One set of keys that a keyboard shows at a time.
public enum KeyLayer: String, CaseIterable, Hashable, Sendable {
  /// Letters, which shift turns into capitals.
  case letters
  /// Digits and the usual punctuation.
  case symbols
  /// Brackets, currencies and whatever else.
  case moreSymbols
  /// A pad of digits.
  case pad
  /// What a phone number has besides digits.
  case padSymbols

  /// Whether the layer is a pad of large keys.
  var isPad: Bool { self == .pad || self == .padSymbols }
}
