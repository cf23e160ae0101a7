// SPDX-License-Identifier: MIT

extension WordBytes {
  /// Appends a scalar as a small letter, and a curly apostrophe as a straight one.
  mutating func append(lowercase scalar: Unicode.Scalar) {
    if scalar.isASCII {
      append(scalar.isCapital ? UInt8(scalar.value) | 0x20 : UInt8(scalar.value))
    } else if scalar.isApostrophe {
      append(UInt8(ascii: "'"))
    } else {
      for small in scalar.properties.lowercaseMapping.unicodeScalars { append(small) }
    }
  }

  /// Makes the first letter a capital.
  mutating func capitalize() {
    guard count > 0 else { return }
    if self[0] < 0x80 {
      set(0, to: self[0].asciiUppercased)
    } else {
      capitalizeFirst()
    }
  }

  /// Makes all letters capitals.
  mutating func uppercase() {
    var isASCII = true
    for index in 0..<count {
      if self[index] < 0x80 { set(index, to: self[index].asciiUppercased) } else { isASCII = false }
    }
    if !isASCII { uppercaseOthers() }
  }

  /// Makes the first letter a capital by Unicode's mapping.
  private mutating func capitalizeFirst() {
    var result = WordBytes()
    for (index, scalar) in string.unicodeScalars.enumerated() {
      result.append(index == 0 ? scalar.properties.titlecaseMapping : String(scalar))
    }
    self = result
  }

  /// Makes letters capitals by Unicode's mapping.
  private mutating func uppercaseOthers() {
    var result = WordBytes()
    for scalar in string.unicodeScalars { result.append(scalar.properties.uppercaseMapping) }
    self = result
  }

  private mutating func append(_ text: String) {
    for byte in text.utf8 { append(byte) }
  }
}

extension UInt8 {
  /// The capital of a small letter of ASCII; anything else as it is.
  var asciiUppercased: UInt8 { self >= 0x61 && self <= 0x7A ? self &- 0x20 : self }
}
