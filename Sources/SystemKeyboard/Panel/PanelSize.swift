// SPDX-License-Identifier: MIT

import InputAssistant

/// The room that a keyboard has on a screen.
package struct PanelSize: Hashable, Sendable {
  /// The width of the keyboard's surface in points. What is no width counts as 0.
  package var width: Double
  /// The height of the whole screen in points; infinite where it isn't known.
  package var screenHeight: Double
  /// How many points a millimetre of the screen has; nil where that isn't known.
  package var pointsPerMillimetre: Double?
  /// How large text is, where 1 is the usual size.
  package var textScale: Double

  /// Describes the room.
  package init(
    width: Double, screenHeight: Double, pointsPerMillimetre: Double? = nil, textScale: Double = 1
  ) {
    self.width = width > 0 && width.isFinite ? width : 0
    self.screenHeight = screenHeight > 0 && screenHeight.isFinite ? screenHeight : .infinity
    self.pointsPerMillimetre = pointsPerMillimetre
    self.textScale = textScale
  }

  /// How many points a millimetre has on a screen that says how large it is.
  ///
  /// Many screens say 0, or the shape of their picture in centimetres. Only sides of 40 to 800 mm are
  /// believed, and only if both give much the same.
  package static func pointsPerMillimetre(
    points: (width: Double, height: Double), millimetres: (width: Double, height: Double)
  ) -> Double? {
    let believed = 40.0...800.0
    guard believed.contains(millimetres.width), believed.contains(millimetres.height),
      points.width > 0, points.height > 0
    else { return nil }
    let across = points.width / millimetres.width
    let down = points.height / millimetres.height
    guard across.isFinite, down.isFinite, across < 1.5 * down, down < 1.5 * across else {
      return nil
    }
    return (across + down) / 2
  }

  /// Whether the screen has a tablet's room: both sides at least 744 points long.
  var isTablet: Bool { min(width, screenHeight) >= 744 }

  /// The sizes of the keys where there is room for them.
  ///
  /// A key stops growing at 19 mm, as wide as on a desk. Ten keys fill a narrow screen whatever the text
  /// size; beyond one and a half letters would touch.
  var keyMetrics: KeyMetrics {
    let scale = textScale.isNaN ? 1 : min(textScale, 1.5)
    var metrics = (isTablet ? KeyMetrics.tablet : .phone).scaled(by: scale)
    if let pointsPerMillimetre, pointsPerMillimetre > 0 {
      metrics.maximumPitch = max(Self.leastPitch, 19 * pointsPerMillimetre)
    }
    return metrics
  }

  /// How large the bar above the keys is, where 1 is the usual size.
  ///
  /// Half of the screen is for a bar and four rows of keys or five. On a low one a bar as large as text is
  /// wanted would leave keys that nobody can hit, so it takes no more than one row's share of that half.
  var barScale: Double {
    min(textScale, max(1, screenHeight / 2 / 5 / BarMetrics.aboveKeys.barHeight))
  }

  /// The narrowest that a key may be on a screen with room for more, in points.
  private static let leastPitch = 44.0
}
