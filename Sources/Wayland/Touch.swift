// SPDX-License-Identifier: MIT

/// A touch screen (`wl_touch`). Places are in points of the surface that the finger came down on.
@MainActor
package final class Touch: Proxy {
  /// What fingers do.
  package enum Event: Hashable {
    case down(time: UInt32, surface: OpaquePointer?, id: Int32, x: Double, y: Double)
    case up(time: UInt32, id: Int32)
    case motion(time: UInt32, id: Int32, x: Double, y: Double)
    /// The compositor takes all fingers away.
    case cancel
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  override var destructor: UInt32? { version >= 3 ? 0 : nil }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0:
      onEvent?(
        .down(
          time: arguments.uint(1), surface: arguments.object(2), id: arguments.int(3),
          x: arguments.fixed(4), y: arguments.fixed(5)))
    case 1: onEvent?(.up(time: arguments.uint(1), id: arguments.int(2)))
    case 2:
      onEvent?(
        .motion(
          time: arguments.uint(0), id: arguments.int(1), x: arguments.fixed(2),
          y: arguments.fixed(3)))
    case 4: onEvent?(.cancel)
    // frame: each event is taken as it comes.
    default: break
    }
  }
}
