// SPDX-License-Identifier: MIT

/// A way between two places, fast at first and slower towards the end.
struct SlideMotion: Hashable, Sendable {
  /// How long it takes, in seconds.
  static let duration = 0.16

  let from: Double
  let to: Double
  /// When it began, in seconds.
  let start: Double

  /// Where it is at a time; nil from when less than half a point is left.
  func place(at time: Double) -> Double? {
    let rest = 1 - max(0, time - start) / Self.duration
    guard rest > 0 else { return nil }
    let place = to + (from - to) * rest * rest * rest
    return (place - to).magnitude < 0.5 ? nil : place
  }
}
