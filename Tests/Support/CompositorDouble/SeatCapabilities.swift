// SPDX-License-Identifier: MIT

/// What a seat has, in the protocol's bits.
package struct SeatCapabilities: OptionSet, Sendable {
  /// The protocol's bits.
  package let rawValue: UInt32

  /// Takes the protocol's bits.
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A pointer.
  package static let pointer = Self(rawValue: 1)
  /// A keyboard.
  package static let keyboard = Self(rawValue: 2)
  /// A touch screen.
  package static let touch = Self(rawValue: 4)
}
