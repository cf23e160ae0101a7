// SPDX-License-Identifier: MIT

/// What is known of how a compositor takes a commit whose serial is too old.
struct SerialRule: Hashable {
  enum Kind: Hashable { case unknown, strict, lenient }

  private(set) var kind = Kind.unknown

  /// A commit with a serial that was too old arrived.
  mutating func crossedArrived() { kind = .lenient }

  /// A commit didn't arrive, though one that was sent after it did.
  mutating func wasDropped() { kind = .strict }
}
