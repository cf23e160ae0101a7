// SPDX-License-Identifier: MIT

import Suggestions

extension [LanguageModel.Word] {
  /// The sections that say how words are spelled.
  func encodeSpellings(into sections: inout [LexiconFormat.Section: [UInt8]]) {
    encodeKeys(into: &sections)
    var (flags, formWords, formStarts) = ([UInt8](), [UInt16](), [UInt32]())
    var (forms, long) = ([UInt8](), [UInt16]())
    for (number, word) in enumerated() {
      flags.append(word.flags.rawValue)
      if word.flags.contains(.hasForm) {
        formWords.append(UInt16(number))
        formStarts.append(UInt32(forms.count))
        forms += word.form.utf8
      }
      if word.form.utf8.count > LexiconFormat.longestSmallString { long.append(UInt16(number)) }
    }
    formStarts.append(UInt32(forms.count))
    sections[.flags] = flags
    sections[.formWords] = formWords.littleEndianBytes
    sections[.formStarts] = formStarts.littleEndianBytes
    sections[.forms] = forms
    sections[.longWords] = long.littleEndianBytes
  }

  private func encodeKeys(into sections: inout [LexiconFormat.Section: [UInt8]]) {
    var (blocks, bytes) = ([UInt32](), [UInt8]())
    var previous: [UInt8] = []
    for (number, word) in enumerated() {
      let key = [UInt8](word.key.utf8)
      if number % LexiconFormat.wordsPerBlock == 0 {
        blocks.append(UInt32(bytes.count))
        bytes.append(UInt8(key.count))
        bytes += key
      } else {
        let shared = zip(previous, key).prefix { $0 == $1 }.count
        bytes += [UInt8(shared), UInt8(key.count - shared)]
        bytes += key[shared...]
      }
      previous = key
    }
    sections[.wordBlocks] = blocks.littleEndianBytes
    sections[.words] = bytes
  }
}

extension LanguageModel.Word {
  /// What the file says about the word besides its letters.
  var flags: WordFlags {
    var flags: WordFlags = isVulgar ? .vulgar : []
    if form == key { return flags }
    let capitalized = key.prefix(1).uppercased() + key.dropFirst()
    flags.insert(form == capitalized ? .capitalized : .hasForm)
    return flags
  }
}
