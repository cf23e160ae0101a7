// SPDX-License-Identifier: MIT

import GTK

/// The sizes of rows under the desktop's text-size setting, in points.
@MainActor
enum RowMetrics {
  static let margin: CGFloat = 16
  static let gap: CGFloat = 12
  static let sectionGap: CGFloat = 20
  /// The least height of a row, and a finger's.
  static var height: CGFloat { (44 * DesktopSettings.textScale).rounded() }
  static var imageSize: CGFloat { (24 * DesktopSettings.textScale).rounded() }
  static var accessorySize: CGFloat { (16 * DesktopSettings.textScale).rounded() }
}

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
