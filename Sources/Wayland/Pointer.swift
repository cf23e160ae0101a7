// SPDX-License-Identifier: MIT

/// A mouse or touchpad (`wl_pointer`). Places are in points of the surface.
@MainActor
package final class Pointer: Proxy {
  /// What a pointer does.
  package enum Event: Hashable {
    case enter(serial: UInt32, surface: OpaquePointer?, x: Double, y: Double)
    case leave(surface: OpaquePointer?)
    case motion(time: UInt32, x: Double, y: Double)
    /// Buttons have Linux's codes: 0x110 is the left one.
    case button(time: UInt32, button: UInt32, isPressed: Bool)
    /// Scrolling in points: axis 0 is vertical, 1 horizontal.
    case axis(time: UInt32, axis: UInt32, value: Double)
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  override var destructor: UInt32? { version >= 3 ? 1 : nil }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0:
      onEvent?(
        .enter(
          serial: arguments.uint(0), surface: arguments.object(1), x: arguments.fixed(2),
          y: arguments.fixed(3)))
    case 1: onEvent?(.leave(surface: arguments.object(1)))
    case 2:
      onEvent?(
        .motion(time: arguments.uint(0), x: arguments.fixed(1), y: arguments.fixed(2)))
    case 3:
      onEvent?(
        .button(
          time: arguments.uint(1), button: arguments.uint(2), isPressed: arguments.uint(3) != 0))
    case 4:
      onEvent?(
        .axis(time: arguments.uint(0), axis: arguments.uint(1), value: arguments.fixed(2)))
    // frame, axis_source, axis_stop, axis_discrete: each event is taken as it comes.
    default: break
    }
  }
}
