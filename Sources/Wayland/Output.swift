// SPDX-License-Identifier: MIT

/// A screen (`wl_output`).
@MainActor
package final class Output: Proxy {
  /// What is told of a screen; all of it counts from ``done`` on.
  package enum Event: Hashable, Sendable {
    /// Where it is, its size in millimetres, and its transform: 0–3 quarter turns, 4–7 the same flipped.
    case geometry(millimetresWide: Int32, millimetresHigh: Int32, transform: Int32)
    /// Its size in pixels, before the transform.
    case mode(isCurrent: Bool, width: Int32, height: Int32)
    /// How many pixels a point has.
    case scale(Int32)
    /// What it is called, such as "DSI-1".
    case name(String)
    /// What was told counts.
    case done
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  override var destructor: UInt32? { version >= 3 ? 0 : nil }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0:
      onEvent?(
        .geometry(
          millimetresWide: arguments.int(2), millimetresHigh: arguments.int(3),
          transform: arguments.int(7)))
    case 1:
      onEvent?(
        .mode(
          isCurrent: arguments.uint(0) & 1 != 0, width: arguments.int(1), height: arguments.int(2)))
    case 2: onEvent?(.done)
    case 3: onEvent?(.scale(arguments.int(0)))
    case 4: onEvent?(.name(arguments.string(0)))
    // The description, for people.
    default: break
    }
  }
}
