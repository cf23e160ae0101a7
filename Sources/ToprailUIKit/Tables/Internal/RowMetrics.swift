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
