// SPDX-License-Identifier: MIT

/// The style sheet of bars and toolbars: the desktop theme's colours and font, our sizes.
enum BarStyle {
  /// The desktop's accent, a little darker than windows have it: white text on it keeps 4.5 : 1.
  static let accent = "mix(@theme_selected_bg_color, #000000, 0.15)"

  static let css = """
    .toprail-dock {
      background-color: mix(@theme_bg_color, @theme_fg_color, 0.06); color: @theme_fg_color;
    }
    .toprail-bar button, .toprail-rows button {
      min-width: 0; min-height: 0; margin: 0; padding: 0 $PADDING;
      border: 5px solid transparent; border-width: 5px 0;
      box-shadow: none; outline-offset: -2px;
      font-size: $ITEM; font-weight: normal; border-radius: 6px;
      background: none; background-clip: padding-box; color: inherit; text-shadow: none;
    }
    .toprail-bar scrolledwindow { background: none; border: none; }
    .toprail-bar undershoot { background: none; }
    .toprail-bar undershoot.left { border-left: 2px solid alpha(currentColor, 0.45); }
    .toprail-bar undershoot.right { border-right: 2px solid alpha(currentColor, 0.45); }
    .toprail-bar button:hover, .toprail-rows button:hover {
      background-color: alpha(currentColor, 0.07);
    }
    .toprail-bar button:active, .toprail-rows button:active {
      background-color: alpha(currentColor, 0.18);
    }
    .toprail-bar button:focus, .toprail-rows.by-key button:focus {
      outline: 2px solid currentColor; outline-offset: -3px;
    }
    .toprail-bar button:disabled, .toprail-rows button:disabled { opacity: 0.6; }
    .toprail-bar button:disabled *, .toprail-rows button:disabled * {
      color: inherit; -gtk-icon-filter: none;
    }
    .toprail-bar button.selected, .toprail-rows button.selected {
      background-color: alpha(currentColor, 0.14);
      box-shadow: inset 0 -2px @theme_selected_bg_color;
    }
    .toprail-bar button.prominent {
      background-color: \(accent); color: @theme_selected_fg_color;
    }
    .toprail-bar button.prominent:active { background-color: shade(\(accent), 0.8); }
    .toprail-bar button.suggestion { font-size: $SUGGESTION; border-radius: 0; }
    .toprail-bar button.correction { background-color: alpha(currentColor, 0.1); }
    .toprail-bar .hairline { background-color: alpha(currentColor, 0.25); }
    .toprail-rows .heading {
      font-size: $ITEM; font-weight: bold; padding: 4px $PADDING; min-height: 24px;
    }
    .toprail-rows button { min-height: $ROW; border-width: 0; }
    .toprail-rows button.destructive { color: @error_color; }
    .toprail-dock.dark, .toprail-dock.dark .toprail-dock {
      background-color: #242427; color: #ffffff;
    }
    .toprail-dock.light, .toprail-dock.light .toprail-dock {
      background-color: #d9dce1; color: #1d1d20;
    }
    """

  /// What comes on top where the desktop asks for strong contrasts: black, white text and outlines.
  ///
  /// The outlines are shadows, which take no room.
  static let highContrast = """

    .toprail-dock, .toprail-dock.dark, .toprail-dock.light, .toprail-dock.dark .toprail-dock,
    .toprail-dock.light .toprail-dock {
      background-color: #000000; color: #ffffff; box-shadow: inset 0 1px #ffffff;
    }
    .toprail-bar button { color: #ffffff; box-shadow: inset 0 0 0 1px #ffffff; }
    .toprail-bar button:hover { background: none; box-shadow: inset 0 0 0 2px #ffffff; }
    .toprail-bar button:active, .toprail-bar button.selected {
      background-color: #ffffff; color: #000000;
    }
    .toprail-bar button.selected { box-shadow: inset 0 -3px #ffffff, inset 0 -6px #000000; }
    .toprail-bar button.prominent {
      background: none; color: #ffffff; font-weight: bold; box-shadow: inset 0 0 0 3px #ffffff;
    }
    .toprail-bar button.suggestion { box-shadow: none; }
    .toprail-bar button.correction { box-shadow: inset 0 0 0 2px #ffffff; background: none; }
    .toprail-bar button:focus { outline: 3px solid currentColor; outline-offset: -3px; }
    .toprail-bar .hairline { background-color: #ffffff; }
    .toprail-bar undershoot.left { border-left: 2px solid #ffffff; }
    .toprail-bar undershoot.right { border-right: 2px solid #ffffff; }
    """
}
