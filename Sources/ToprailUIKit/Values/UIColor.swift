// SPDX-License-Identifier: MIT

public import Foundation

/// A colour, the same at all times or with one variant for light and one for dark surroundings.
///
/// Bars draw with the variant that suits the desktop's appearance. Components run from 0 to 1; what
/// lies outside is drawn as the nearest of them. A colour is immutable and may be used on any
/// thread.
///
/// Left out because nothing here would read it: dynamic providers, `getRed(_:green:blue:alpha:)`,
/// colour spaces, `setFill()`.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uicolor
public final class UIColor: NSObject, Sendable {
  let light: ColorComponents
  let dark: ColorComponents
  /// Whether the desktop's accent colour is meant and the components are for where there is none.
  let isAccent: Bool

  init(light: ColorComponents, dark: ColorComponents, isAccent: Bool = false) {
    self.light = light
    self.dark = dark
    self.isAccent = isAccent
    super.init()
  }

  /// Makes a colour of red, green and blue.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let components = ColorComponents(
      red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    self.init(light: components, dark: components)
  }

  /// Makes a grey, from 0 for black to 1 for white.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour of its hue (0 and 1 are red), its saturation and its brightness.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    func component(_ offset: CGFloat) -> CGFloat {
      let sector = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let share = max(0, min(sector, 4 - sector, 1))
      return brightness * (1 - saturation * share)
    }
    self.init(red: component(5), green: component(3), blue: component(1), alpha: alpha)
  }

  /// The same colour with another opacity.
  ///
  /// - Parameter alpha: 0 for invisible to 1 for opaque; it replaces the one there was.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      light: light.withAlpha(Double(alpha)), dark: dark.withAlpha(Double(alpha)),
      isAccent: isAccent)
  }

  /// Red, green, blue and opacity in light or dark surroundings.
  func components(dark isDark: Bool) -> ColorComponents {
    isDark ? dark : light
  }

  /// The colour as GTK's CSS has it; the accent is the desktop theme's.
  func css(dark isDark: Bool) -> String {
    let components = components(dark: isDark)
    guard isAccent else { return components.css }
    return components.alpha == 1
      ? "@theme_selected_bg_color" : "alpha(@theme_selected_bg_color, \(components.cssAlpha))"
  }

  /// Whether both have the same components, in light and in dark surroundings.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return light == other.light && dark == other.dark && isAccent == other.isAccent
  }

  /// A hash of the components.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(light)
    hasher.combine(dark)
    return hasher.finalize()
  }
}
