// SPDX-License-Identifier: MIT

/// The style sheet of keys, light and dark and with high contrast.
enum KeyStyle {
  static let css = """
    .toprail-keys button {
      min-width: 0; min-height: 0; margin: 0; padding: 0; border: none; border-radius: $CORNER;
      background: #ffffff; color: #1d1d20; text-shadow: none; outline: none;
      box-shadow: 0 1px rgba(0, 0, 0, 0.35); transition: none;
      font-size: 1em; font-weight: $LIGHT;
    }
    .toprail-keys button.word { font-size: 0.727em; font-weight: normal; }
    .toprail-keys button.function { background: #b4b9c2; }
    .toprail-keys button.pressed {
      background: #b4b9c2; box-shadow: inset 0 0 0 1px alpha(currentColor, 0.5);
    }
    .toprail-keys button.function.pressed, .toprail-keys button.selected { background: #ffffff; }
    .toprail-keys button:disabled { color: #5d6068; }
    .toprail-keys button.prominent {
      background: \(BarStyle.accent); color: @theme_selected_fg_color;
    }
    .toprail-keys button.prominent.pressed { background: shade(\(BarStyle.accent), 0.8); }
    .toprail-keys button:disabled *, .toprail-keys button:disabled { opacity: 1; filter: none; }
    .toprail-dock.dark .toprail-keys button {
      background: #4c4c51; color: #ffffff; box-shadow: 0 1px rgba(0, 0, 0, 0.5);
    }
    .toprail-dock.dark .toprail-keys button.function { background: #37373b; }
    .toprail-dock.dark .toprail-keys button.pressed {
      background: #37373b; box-shadow: inset 0 0 0 1px alpha(currentColor, 0.5);
    }
    .toprail-dock.dark .toprail-keys button.function.pressed { background: #4c4c51; }
    .toprail-dock.dark .toprail-keys button.selected { background: #ffffff; color: #1d1d20; }
    .toprail-dock.dark .toprail-keys button:disabled { color: #9a9aa0; }
    .toprail-dock.dark .toprail-keys button.prominent {
      background: \(BarStyle.accent); color: @theme_selected_fg_color;
    }
    .toprail-dock.dark .toprail-keys button.prominent:disabled,
    .toprail-keys button.prominent:disabled { background: #b4b9c2; color: #5d6068; }
    .toprail-dock.dark .toprail-keys button.prominent:disabled {
      background: #37373b; color: #9a9aa0;
    }
    .toprail-keys .pop-up {
      background: #ffffff; color: #1d1d20; border: 1px solid rgba(0, 0, 0, 0.3);
      border-radius: $CORNER;
    }
    .toprail-keys .pop-up label { font-size: 1.25em; font-weight: $LIGHT; border-radius: $CORNER; }
    .toprail-keys .pop-up label.chosen {
      background: \(BarStyle.accent); color: @theme_selected_fg_color;
    }
    .toprail-dock.dark .toprail-keys .pop-up {
      background: #4c4c51; color: #ffffff; border-color: rgba(0, 0, 0, 0.6);
    }
    .toprail-dock.contrast { background: #000000; color: #ffffff; }
    .toprail-dock.contrast .toprail-keys button, .toprail-dock.contrast .toprail-keys .pop-up {
      background: #000000; color: #ffffff; box-shadow: inset 0 0 0 1px #ffffff; font-weight: normal;
    }
    .toprail-dock.contrast .toprail-keys button.pressed { box-shadow: inset 0 0 0 4px #ffffff; }
    .toprail-dock.contrast .toprail-keys button.selected,
    .toprail-dock.contrast .toprail-keys button.prominent {
      background: #ffffff; color: #000000;
    }
    .toprail-dock.contrast .toprail-keys button:disabled,
    .toprail-dock.contrast .toprail-keys button.prominent:disabled {
      background: #000000; color: #a0a0a0; box-shadow: inset 0 0 0 1px #a0a0a0;
    }
    """
}
