// SPDX-License-Identifier: MIT

import GTK

/// The screen that windows are shown on.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiscreen>
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The display's first monitor.
  public static let main = UIScreen()

  /// The screen's rectangle in points, its origin at zero. Zero where there is no display.
  public var bounds: CGRect {
    ApplicationLoop.requireDisplay()
    guard let monitor = Display.monitor else { return .zero }
    return CGRect(x: 0, y: 0, width: monitor.width, height: monitor.height)
  }

  /// How many pixels a point has.
  public var scale: CGFloat { CGFloat(Display.monitor?.scale ?? 1) }

  /// The screen's rectangle in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
}
