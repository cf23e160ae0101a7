// SPDX-License-Identifier: MIT

import GTK

/// Colours of pieces of text, which no style sheet reaches.
@MainActor
enum TextColors {
  private struct Watcher {
    weak var looks: TextLooks?
  }

  private static var watchers: [Watcher] = []
  private static var isListening = false

  /// Has a text's looks follow the desktop's colours, as long as they live.
  static func watch(_ looks: TextLooks) {
    watchers.removeAll { $0.looks == nil }
    watchers.append(Watcher(looks: looks))
    guard !isListening else { return }
    isListening = true
    DesktopSettings.onChange {
      for watcher in watchers { watcher.looks?.themeDidChange() }
    }
  }

  /// A colour as it shows now.
  static func shown(_ color: UIColor, in view: TextView) -> TextTag.Color {
    let own = color.components(dark: DesktopSettings.isDark)
    if color.isAccent, var accent = view.color(named: "theme_selected_bg_color") {
      accent.alpha *= own.alpha
      return accent
    }
    return TextTag.Color(red: own.red, green: own.green, blue: own.blue, alpha: own.alpha)
  }
}
