// SPDX-License-Identifier: MIT

/// How many pixels a point of the keyboard's surface has.
struct SurfaceScale: Hashable, Sendable {
  /// The most points or pixels in a row; a compositor that gives more is mistaken.
  static let largestSide = 16_384
  /// What a compositor can mean.
  private static let believable = 0.25...16.0

  /// That of its screen, in whole numbers.
  var screen = 1
  /// That which the compositor asks for, between whole numbers too; nil where it doesn't.
  private(set) var preferred: Double?

  /// What the compositor asks for.
  var asked: Double { preferred ?? Double(screen) }

  /// What the compositor asks for, unless a row of so many points would be longer than any screen's.
  func fitting(width: Int) -> Double {
    let most = Double(Self.largestSide) / Double(max(1, width))
    guard let preferred else { return min(asked, max(1, most.rounded(.down))) }
    return min(preferred, most)
  }

  /// Takes what the compositor asks for; whether that is something else.
  mutating func prefer(_ scale: Double) -> Bool {
    guard Self.believable ~= scale, preferred != scale else { return false }
    preferred = scale
    return true
  }

  /// A side in pixels, half rounded up, as the protocol for fractional scales wants it.
  static func pixels(_ points: Int, _ scale: Double) -> Int {
    max(1, Int((Double(points) * scale + 0.5).rounded(.down)))
  }
}
