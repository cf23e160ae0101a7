// SPDX-License-Identifier: MIT

/// Lengths as whole numbers of 1/64 point, so that comparing and adding them is exact.
///
/// Rounds by converting to an integer: the rounding functions would need the C maths library, which
/// nothing here links.
enum Grid {
  /// The longest length that is believed, in points; far beyond every screen, and short enough that
  /// sums and products of a million of them stay exact.
  private static let longest = 100_000.0

  /// A length, rounded up. What is no length counts as 0.
  static func up(_ points: Double) -> Int { points > 0 ? gap(points) : 0 }

  /// A length, rounded down, so that what fits the result fits the original.
  static func down(_ points: Double) -> Int {
    points > 0 ? Int(min(points, longest) * 64) : 0
  }

  /// A gap, which may be negative, rounded up.
  static func gap(_ points: Double) -> Int {
    guard !points.isNaN else { return 0 }
    let exact = max(min(points, longest), -longest) * 64
    let towardZero = Int(exact)
    return Double(towardZero) < exact ? towardZero + 1 : towardZero
  }

  /// A length in points.
  static func points(_ length: Int) -> Double { Double(length) / 64 }
}
