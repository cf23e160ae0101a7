// SPDX-License-Identifier: MIT

package import GLib

/// What the desktop asks of every program's looks; as designed where it asks for nothing.
package struct DesktopPreferences: Hashable, Sendable {
  /// A colour, each part from 0 to 1.
  package struct Color: Hashable, Sendable {
    package var red: Double
    package var green: Double
    package var blue: Double

    package init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// Whether dark looks are wanted; nil where it doesn't matter.
  package private(set) var isDark: Bool?
  /// The colour of what is chosen or leads on.
  package private(set) var accent: Color?
  /// The size of text, 1 as designed.
  package private(set) var textScale = 1.0
  /// Whether strong contrasts are wanted.
  package var wantsContrast: Bool {
    asksForContrast || accessibilityAsksForContrast || themeHasContrast
  }

  /// Whether nothing is to move that needn't.
  package var wantsLessMotion: Bool { asksForLessMotion || hasNoAnimations }

  private var asksForLessMotion = false
  private var hasNoAnimations = false
  private var asksForContrast = false
  private var accessibilityAsksForContrast = false
  private var themeHasContrast = false

  /// The namespaces of the settings that matter.
  package static let spaces = [
    "org.freedesktop.appearance", "org.gnome.desktop.interface",
    "org.gnome.desktop.a11y.interface",
  ]

  /// A desktop that asks for nothing.
  package init() {}

  /// Takes a setting over; one that doesn't matter or makes no sense changes nothing.
  package mutating func set(_ space: String, _ key: String, _ value: BusValue) {
    switch ("\(space) \(key)", value) {
    case ("org.freedesktop.appearance color-scheme", .number(let scheme)):
      isDark = scheme == 1 ? true : scheme == 2 ? false : nil
    case ("org.freedesktop.appearance contrast", .number(let contrast)):
      asksForContrast = contrast == 1
    case ("org.freedesktop.appearance reduced-motion", .number(let motion)):
      asksForLessMotion = motion == 1
    case ("org.freedesktop.appearance accent-color", .numbers(let parts)):
      accent = Self.color(parts)
    case ("org.gnome.desktop.interface text-scaling-factor", .number(let scale)):
      if (0.5...3).contains(scale) { textScale = scale }
    case ("org.gnome.desktop.interface enable-animations", .flag(let areWanted)):
      hasNoAnimations = !areWanted
    case ("org.gnome.desktop.interface gtk-theme", .text(let name)):
      themeHasContrast = name.hasPrefix("HighContrast")
    case ("org.gnome.desktop.a11y.interface high-contrast", .flag(let isWanted)):
      accessibilityAsksForContrast = isWanted
    default: break
    }
  }

  /// Parts out of range mean that no colour is chosen.
  private static func color(_ parts: [Double]) -> Color? {
    guard parts.count == 3, parts.allSatisfy((0...1).contains) else { return nil }
    return Color(red: parts[0], green: parts[1], blue: parts[2])
  }
}
