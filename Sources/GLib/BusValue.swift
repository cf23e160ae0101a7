// SPDX-License-Identifier: MIT

/// A value that came over a bus.
package enum BusValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case text(String)
  case numbers([Double])

  /// Nil for what is none of these.
  init?(_ variant: Variant) {
    let value = variant.unboxed
    if let flag = value.flag {
      self = .flag(flag)
    } else if let number = value.number {
      self = .number(number)
    } else if let text = value.text {
      self = .text(text)
    } else {
      let numbers = value.children.compactMap(\.number)
      guard !numbers.isEmpty, numbers.count == value.children.count else { return nil }
      self = .numbers(numbers)
    }
  }
}
