// SPDX-License-Identifier: MIT

/// A window of any program (`zwlr_foreign_toplevel_handle_v1`).
@MainActor
package final class ForeignToplevel: Proxy {
  /// What is told of a window; all of it counts from ``done`` on.
  package enum Event: Hashable {
    /// The program's name.
    case appID(String)
    /// It is on this screen now, among others.
    case outputEnter(OpaquePointer)
    /// It is no longer on this screen.
    case outputLeave(OpaquePointer)
    /// Whether it is the active one, and whether it fills the screen.
    case state(isActivated: Bool, isFullscreen: Bool)
    /// What was told counts.
    case done
    /// It is gone.
    case closed
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  override var destructor: UInt32? { 7 }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 1: onEvent?(.appID(arguments.string(0)))
    case 2: arguments.object(0).map { onEvent?(.outputEnter($0)) }
    case 3: arguments.object(0).map { onEvent?(.outputLeave($0)) }
    case 4:
      let states = arguments.uints(0)
      onEvent?(.state(isActivated: states.contains(2), isFullscreen: states.contains(3)))
    case 5: onEvent?(.done)
    case 6: onEvent?(.closed)
    // title and parent: what a window shows is none of a keyboard's business.
    default: break
    }
  }
}
