// SPDX-License-Identifier: MIT

extension String {
  /// How many UTF-8 bytes of a text are laid out; far more than a screen is wide.
  private static let longest = 600

  /// The text without what can't be shown: control characters become spaces, and of a text that is
  /// far too long the middle goes, which an ellipsis would hide in any case.
  var printable: String {
    let isLong = utf8.count > Self.longest
    guard isLong || utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return self }
    let short = isLong ? "\(prefix(100))…\(suffix(100))" : self
    var result = String.UnicodeScalarView()
    for scalar in short.unicodeScalars.prefix(2 * Self.longest) {
      result.append(scalar.value < 0x20 || scalar.value == 0x7F ? " " : scalar)
    }
    return String(result)
  }

  /// Whether it may have colours of its own.
  var hasEmoji: Bool {
    guard utf8.contains(where: { $0 >= 0xE2 }) else { return false }
    return unicodeScalars.contains { $0.value == 0xFE0F || $0.properties.isEmojiPresentation }
  }

  /// Whether it is more than one character.
  var isWord: Bool { utf8.count > 1 && !dropFirst().isEmpty }
}
