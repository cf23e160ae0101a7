// SPDX-License-Identifier: MIT

/// The devices that one person uses (`wl_seat`).
@MainActor
package final class Seat: Proxy {
  /// What kinds of devices a seat has.
  package struct Capabilities: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32
    package init(rawValue: UInt32) { self.rawValue = rawValue }

    package static let pointer = Capabilities(rawValue: 1)
    package static let keyboard = Capabilities(rawValue: 2)
    package static let touch = Capabilities(rawValue: 4)
  }

  /// Called when devices come or go.
  package var onCapabilities: (@MainActor (Capabilities) -> Void)?

  override var destructor: UInt32? { version >= 5 ? 3 : nil }

  /// Makes the mouse; an error of the protocol where the seat never had one.
  package func makePointer() -> Pointer { Pointer(taking: make(0, .pointer, [.new])) }
  /// Makes the touch screen; an error of the protocol where the seat never had one.
  package func makeTouch() -> Touch { Touch(taking: make(2, .touch, [.new])) }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0: onCapabilities?(Capabilities(rawValue: arguments.uint(0)))
    // The name.
    default: break
    }
  }
}
