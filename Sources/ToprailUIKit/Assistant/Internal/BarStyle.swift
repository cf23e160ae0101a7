// SPDX-License-Identifier: MIT

/// The style sheet of bars and toolbars: the desktop theme's colours and font, our sizes.
enum BarStyle {
  static let css = """
    .toprail-dock {
      background-color: mix(@theme_bg_color, @theme_fg_color, 0.06); color: @theme_fg_color;
    }
    .toprail-bar button, .toprail-rows button {
      min-width: 0; min-height: 0; margin: 0; padding: 0 $PADDING;
      border: 5px solid transparent; border-width: 5px 0; background-clip: padding-box;
      box-shadow: none; outline-offset: -2px;
      font-size: $ITEM; font-weight: normal; border-radius: 6px;
      background: none; color: inherit; text-shadow: none;
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
      background-color: @theme_selected_bg_color; color: @theme_selected_fg_color;
    }
    .toprail-bar button.prominent:active { background-color: shade(@theme_selected_bg_color, 0.8); }
    .toprail-bar button.suggestion { font-size: $SUGGESTION; border-radius: 0; }
    .toprail-bar button.correction { background-color: alpha(currentColor, 0.1); }
    .toprail-bar .hairline { background-color: alpha(currentColor, 0.25); }
    .toprail-rows button { min-height: $ROW; border-width: 0; }
    .toprail-rows button.destructive { color: @error_color; }
    .toprail-dock.dark, .toprail-dock.dark .toprail-dock {
      background-color: #242427; color: #ffffff;
    }
    .toprail-dock.light, .toprail-dock.light .toprail-dock {
      background-color: #d9dce1; color: #1d1d20;
    }
    """
}
