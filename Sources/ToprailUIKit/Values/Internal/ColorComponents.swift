// SPDX-License-Identifier: MIT

/// Red, green, blue and opacity, from 0 to 1.
struct ColorComponents: Hashable, Sendable {
  var red, green, blue, alpha: Double

  /// Components from 0 to 255, as colours are usually written down.
  init(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) {
    self.init(
      red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: alpha)
  }

  init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  func withAlpha(_ alpha: Double) -> ColorComponents {
    ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour as CSS has it, such as `rgba(0,122,255,0.5)`.
  var css: String {
    let bytes = [red, green, blue].map { "\(Int((Self.clamp($0) * 255).rounded()))" }
    return "rgba(\(bytes.joined(separator: ",")),\(cssAlpha))"
  }

  /// The opacity in thousandths, so that it never gets an exponent.
  var cssAlpha: String {
    "\((Self.clamp(alpha) * 1000).rounded() / 1000)"
  }

  private static func clamp(_ value: Double) -> Double {
    value.isNaN ? 0 : min(max(value, 0), 1)
  }
}
