// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// The sizes and the style sheet of bars and toolbars, under the desktop's text-size setting.
@MainActor
final class BarTheme {
  static let shared = BarTheme()

  /// The sizes of a bar alone at the bottom of a window.
  private(set) var metrics: BarMetrics
  /// The sizes of a bar above keys.
  private(set) var metricsAboveKeys: BarMetrics
  private let sheet = StyleSheet()
  private var texts: TextMeasure?

  private init() {
    metrics = BarMetrics.alone.scaled(by: DesktopSettings.textScale)
    metricsAboveKeys = BarMetrics.aboveKeys.scaled(by: DesktopSettings.textScale)
    sheet.text = css
    DesktopSettings.onChange { [unowned self] in settingsDidChange() }
  }

  /// The sizes of keys in a window: those of a tablet where there is as much room.
  func keyMetrics(in size: CGSize) -> KeyMetrics {
    let isTablet = min(size.width, size.height) >= Self.tabletSide
    return (isTablet ? KeyMetrics.tablet : .phone).scaled(by: keyScale)
  }

  /// The least extent of a tablet's screen in points.
  private static let tabletSide: CGFloat = 744

  // Ten keys fill the width whatever the text size; beyond this letters would touch.
  private var keyScale: Double { min(DesktopSettings.textScale, 1.5) }
  private var keys: KeyMetrics { KeyMetrics.phone.scaled(by: keyScale) }

  /// The natural width in points of a button with room for each of these titles, padding included;
  /// without any of a button with a symbol.
  func width(titles: [String]) -> Double {
    let padding = 2 * metrics.itemPadding
    if titles.isEmpty { return metrics.symbolSize + padding }
    let widths = titles.map { textWidth($0.onOneLine) }
    // Whole points, as GTK allocates: a fraction less and the last letter would become an ellipsis.
    return ((widths.max() ?? 0) + padding).rounded(.up)
  }

  private func textWidth(_ text: String) -> Double {
    measure.width(of: text, size: metrics.itemTextSize)
  }

  private var measure: TextMeasure {
    let measure = texts ?? TextMeasure()
    texts = measure
    return measure
  }

  private func settingsDidChange() {
    metrics = BarMetrics.alone.scaled(by: DesktopSettings.textScale)
    metricsAboveKeys = BarMetrics.aboveKeys.scaled(by: DesktopSettings.textScale)
    texts = nil
    sheet.text = css
    BarChanges.note()
  }

  /// Whether the bar is black and white.
  var isHighContrast: Bool { DesktopSettings.wantsHighContrast }

  private var css: String {
    (BarStyle.css + KeyStyle.css + (isHighContrast ? BarStyle.highContrast : ""))
      .replacing("$ITEM", with: "\(metrics.itemTextSize)px")
      .replacing("$SUGGESTION", with: "\(metrics.suggestionTextSize)px")
      .replacing("$PADDING", with: "\(metrics.itemPadding)px")
      .replacing("$ROW", with: "\(metrics.accessoryHeight)px")
      .replacing("$LIGHT", with: measure.hasLightFace ? "300" : "normal")
      .replacing("$CORNER", with: "\(keys.corner)px")
  }
}
