// SPDX-License-Identifier: MIT

import CGtk

/// Where a paragraph's words and sentences start and end, as Pango finds them for the locale.
package struct TextBreaks {
  /// The pieces in reading order, counted in Unicode scalars.
  package private(set) var words: [Range<Int>] = []
  package private(set) var sentences: [Range<Int>] = []

  package init(_ text: String) {
    let text = text.withoutNUL
    let count = text.unicodeScalars.count
    guard count > 0 else { return }
    var marks = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
    pango_get_log_attrs(
      text, gint(text.utf8.count), -1, pango_language_get_default(), &marks, gint(count + 1))
    let scalars = Array(text.unicodeScalars)
    var (word, sentence) = (0, Int?.none)
    for (place, mark) in marks.enumerated() {
      // Unicode's boundaries keep "don't" and "3.5" together, but are around spaces as well.
      if mark.is_word_boundary != 0 || place == count {
        if scalars[word..<place].contains(where: \.isInWords) { words.append(word..<place) }
        word = place
      }
      if mark.is_sentence_end != 0, let start = sentence.take() { sentences.append(start..<place) }
      if mark.is_sentence_start != 0 { sentence = place }
    }
    // A text that breaks off ends its last sentence.
    if let sentence { sentences.append(sentence..<count) }
  }
}

extension Unicode.Scalar {
  fileprivate var isInWords: Bool { properties.isAlphabetic || properties.numericType != nil }
}
