// SPDX-License-Identifier: MIT

import GTK

/// The style sheet of tables, search bars and alerts: the desktop theme's colours and font, our sizes.
@MainActor
final class RowTheme {
  static let shared = RowTheme()

  private let sheet = StyleSheet()

  private init() {
    write()
    DesktopSettings.onChange { [unowned self] in write() }
  }

  /// Has the style sheet loaded.
  func use() {}

  private func write() {
    let scale = DesktopSettings.textScale
    sheet.text = RowStyle.css
      .replacing("$TEXT", with: "\(16 * scale)px")
      .replacing("$NOTE", with: "\(14 * scale)px")
      .replacing("$TITLE", with: "\(17 * scale)px")
  }
}
