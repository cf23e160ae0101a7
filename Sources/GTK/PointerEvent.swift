// SPDX-License-Identifier: MIT

/// A finger or the pointer going down on a widget, moving, and going up again.
package struct PointerEvent: Hashable, Sendable {
  package enum Phase: Hashable, Sendable {
    case began
    case moved
    case ended
    /// The system took the finger or the pointer away; nothing was tapped.
    case cancelled
  }

  package var phase: Phase
  /// Which finger; 0 is the pointer.
  package var touch: Int
  /// Where, in points in the widget; an event that has no place has the widget's origin.
  package var x: Double
  package var y: Double
  /// When, in seconds of the window system's clock; 0 where it doesn't say.
  package var time: Double
  /// Whether it is a finger, or the pointer's primary button.
  package var isPrimary: Bool

  package var isTouch: Bool { touch != 0 }
}
