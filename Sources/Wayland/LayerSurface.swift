// SPDX-License-Identifier: MIT

/// A surface's place at an edge of the screen (`zwlr_layer_surface_v1`).
@MainActor
package final class LayerSurface: Proxy {
  /// What a layer surface is told.
  package enum Event: Hashable, Sendable {
    /// The size that it gets in points, 0 for its own choice; to be acknowledged before a buffer is
    /// attached.
    case configure(serial: UInt32, width: UInt32, height: UInt32)
    /// It is shown no longer, and has to go.
    case closed
  }

  /// The edges that a surface holds on to.
  package struct Anchor: OptionSet, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let top = Anchor(rawValue: 1)
    package static let bottom = Anchor(rawValue: 2)
    package static let left = Anchor(rawValue: 4)
    package static let right = Anchor(rawValue: 8)
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  override var destructor: UInt32? { 7 }

  /// The size in points; 0 for what lies between two edges.
  package func setSize(width: UInt32, height: UInt32) { send(0, [.uint(width), .uint(height)]) }

  /// The edges that it holds on to.
  package func setAnchor(_ anchor: Anchor) { send(1, [.uint(anchor.rawValue)]) }

  /// How many points at its edge windows leave free.
  package func setExclusiveZone(_ points: Int32) { send(2, [.int(points)]) }

  /// How far it is from its edges, in points; below 0 it is beyond them.
  package func setMargin(top: Int32, right: Int32, bottom: Int32, left: Int32) {
    send(3, [.int(top), .int(right), .int(bottom), .int(left)])
  }

  /// Says that it never gets the keyboard's focus.
  package func setNoKeyboardInteractivity() { send(4, [.uint(0)]) }

  /// Takes note of a configure event.
  package func acknowledge(_ serial: UInt32) { send(6, [.uint(serial)]) }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0:
      onEvent?(
        .configure(
          serial: arguments.uint(0), width: arguments.uint(1), height: arguments.uint(2)))
    case 1: onEvent?(.closed)
    default: break
    }
  }
}
