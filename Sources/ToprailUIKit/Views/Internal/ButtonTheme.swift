// SPDX-License-Identifier: MIT

import GTK

/// The style sheet of configured buttons: the desktop theme's colours.
@MainActor
final class ButtonTheme {
  static let shared = ButtonTheme()

  private let sheet = StyleSheet()

  private init() { sheet.text = Self.css }

  /// Has the style sheet loaded.
  func use() {}

  // Text in the accent's colour alone is too faint to read on a window or on a little of the accent.
  private static let text = "mix(@theme_selected_bg_color, @theme_fg_color, 0.6)"
  private static let textOnGray = "mix(@theme_selected_bg_color, @theme_fg_color, 0.75)"

  private static let css = """
    .toprail-button {
      border: none; box-shadow: none; text-shadow: none; padding: 7px 12px; background-image: none;
    }
    .toprail-button:not(.painted) { background-color: transparent; }
    .toprail-button.filled:not(.painted) { background-color: \(BarStyle.accent); }
    .toprail-button.tinted:not(.painted) {
      background-color: alpha(@theme_selected_bg_color, 0.18);
    }
    .toprail-button.gray:not(.painted) { background-color: alpha(@theme_fg_color, 0.12); }
    .toprail-button:not(.inked) { color: \(text); }
    .toprail-button.gray:not(.inked) { color: \(textOnGray); }
    .toprail-button.filled:not(.inked) { color: @theme_selected_fg_color; }
    .toprail-button:hover { filter: brightness(1.08); }
    .toprail-button.plain:hover { background-color: alpha(currentColor, 0.07); }
    .toprail-button:active { filter: brightness(0.8); }
    .toprail-button.plain:active { background-color: alpha(currentColor, 0.18); }
    .toprail-button:disabled { opacity: 0.5; }
    .toprail-button:disabled * { color: inherit; -gtk-icon-filter: none; }
    """
}
