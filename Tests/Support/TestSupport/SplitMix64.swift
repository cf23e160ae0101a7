// SPDX-License-Identifier: MIT

/// A small generator of numbers that are the same in every run (Steele, Lea and Flood 2014).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) { state = seed }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, a limit.
  package mutating func next(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  /// One of the values.
  package mutating func pick<Value>(_ values: [Value]) -> Value {
    values[next(below: values.count)]
  }

  /// True once in so many calls, on average.
  package mutating func once(in count: UInt64) -> Bool { next() % count == 0 }
}
