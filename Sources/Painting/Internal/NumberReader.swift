// SPDX-License-Identifier: MIT

/// Reads decimal numbers and letters out of path data.
struct NumberReader {
  private let text: [UInt8]
  private var index = 0

  init(_ text: [UInt8]) { self.text = text }

  /// The letter that comes next; nil where a number or nothing does.
  mutating func letter() -> UInt8? {
    skipSpace()
    guard index < text.count, text[index] >= UInt8(ascii: "A") else { return nil }
    index += 1
    return text[index - 1]
  }

  /// The number that comes next; nil where none does.
  mutating func next() -> Double? {
    skipSpace()
    let start = index
    let isNegative = take("-")
    var value = 0.0
    while let digit = digit() { value = value * 10 + digit }
    if take(".") {
      var divisor = 1.0
      while let digit = digit() {
        value = value * 10 + digit
        divisor *= 10
      }
      value /= divisor
    }
    guard index > start else { return nil }
    return isNegative ? -value : value
  }

  private mutating func digit() -> Double? {
    guard index < text.count, text[index] >= UInt8(ascii: "0"), text[index] <= UInt8(ascii: "9")
    else { return nil }
    index += 1
    return Double(text[index - 1] - UInt8(ascii: "0"))
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard index < text.count, text[index] == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < text.count, text[index] <= UInt8(ascii: ",") { index += 1 }
  }
}
