// SPDX-License-Identifier: MIT

import GLib
import Painting
import Testing

@testable import SystemKeyboard

@Suite struct DesktopPreferencesTests {
  private let appearance = "org.freedesktop.appearance"
  private let interface = "org.gnome.desktop.interface"

  private func preferences(_ settings: (String, String, BusValue)...) -> DesktopPreferences {
    var preferences = DesktopPreferences()
    for setting in settings { preferences.set(setting.0, setting.1, setting.2) }
    return preferences
  }

  @Test func asksForNothingUntilToldSo() {
    let preferences = DesktopPreferences()
    #expect(preferences.isDark == nil && preferences.accent == nil)
    #expect(preferences.textScale == 1)
    #expect(!preferences.wantsContrast)
  }

  @Test func takesThePortalsSettings() {
    for (scheme, isDark) in [(0.0, nil), (1, true), (2, false), (3, nil)] as [(Double, Bool?)] {
      #expect(preferences((appearance, "color-scheme", .number(scheme))).isDark == isDark)
    }
    #expect(preferences((appearance, "contrast", .number(1))).wantsContrast)
    #expect(
      preferences((appearance, "accent-color", .numbers([0.5, 0, 1]))).accent
        == DesktopPreferences.Color(red: 0.5, green: 0, blue: 1))
  }

  @Test func takesGnomesSettings() {
    #expect(preferences((interface, "text-scaling-factor", .number(1.5))).textScale == 1.5)
    #expect(preferences((interface, "gtk-theme", .text("HighContrastInverse"))).wantsContrast)
    #expect(
      preferences(("org.gnome.desktop.a11y.interface", "high-contrast", .flag(true)))
        .wantsContrast)
  }

  @Test func movesNothingWhereEitherAsksForThat() {
    #expect(preferences((appearance, "reduced-motion", .number(1))).wantsLessMotion)
    #expect(preferences((interface, "enable-animations", .flag(false))).wantsLessMotion)
    for asked in [
      preferences(
        (appearance, "reduced-motion", .number(1)), (appearance, "reduced-motion", .number(0))),
      preferences(
        (interface, "enable-animations", .flag(false)),
        (interface, "enable-animations", .flag(true))),
      preferences((appearance, "reduced-motion", .flag(true))),
    ] { #expect(!asked.wantsLessMotion) }
    let still = preferences((appearance, "reduced-motion", .number(1)))
    #expect(MotionChoice.auto.slides(for: DesktopPreferences()))
    #expect(!MotionChoice.auto.slides(for: still))
    #expect(!MotionChoice.never.slides(for: DesktopPreferences()))
  }

  @Test func aSettingIsTakenBackByItsOwnKeyAlone() {
    let both = preferences(
      (appearance, "contrast", .number(1)), (interface, "gtk-theme", .text("HighContrast")),
      (appearance, "contrast", .number(0)))
    #expect(both.wantsContrast)
    #expect(
      !preferences(
        (appearance, "contrast", .number(1)), (appearance, "contrast", .number(0))
      ).wantsContrast)
  }

  @Test func whatMakesNoSenseChangesNothing() {
    for scale in [0, 0.4, 3.1, -1, .nan, .infinity] as [Double] {
      #expect(preferences((interface, "text-scaling-factor", .number(scale))).textScale == 1)
    }
    for parts in [[0.5, 0.5], [0.5, 0.5, 1.5], [-1, -1, -1], [.nan, 0, 0]] as [[Double]] {
      #expect(preferences((appearance, "accent-color", .numbers(parts))).accent == nil)
    }
    #expect(
      preferences(
        (appearance, "color-scheme", .text("dark")), (interface, "color-scheme", .number(1)),
        (appearance, "contrast", .flag(true))) == DesktopPreferences())
  }

  @Test func anotherInputMethodIsNamed() {
    #expect(RivalInputMethod.program(among: ["a", "org.freedesktop.IBus"]) == "ibus")
    #expect(RivalInputMethod.program(among: ["org.fcitx.Fcitx5", "sm.puri.OSK0"]) == "fcitx5")
    #expect(RivalInputMethod.program(among: ["org.fcitx"]) == nil)
    #expect(RivalInputMethod.message("fcitx5").hasPrefix("fcitx5 is this session's input method;"))
  }

  @Test func onesOwnThemeGoesFirst() {
    let dark = preferences((appearance, "color-scheme", .number(1)))
    #expect(ThemeChoice.auto.theme(for: dark) == .dark)
    #expect(ThemeChoice.light.theme(for: dark) == .light)
    #expect(ThemeChoice.dark.theme(for: DesktopPreferences()) == .dark)
    #expect(ThemeChoice.auto.theme(for: DesktopPreferences()) == .light)
    #expect(ThemeChoice.highContrast.theme(for: dark) == .highContrast)
    let contrast = preferences(
      (appearance, "contrast", .number(1)), (appearance, "color-scheme", .number(1)))
    #expect(ThemeChoice.auto.theme(for: contrast) == .highContrast)
    #expect(ThemeChoice.light.theme(for: contrast) == .light)
    let accent = preferences((appearance, "accent-color", .numbers([1, 0.5, 0])))
    #expect(ThemeChoice.auto.theme(for: accent) == .light(accent: PixelColor(0xFF8000)))
  }
}
