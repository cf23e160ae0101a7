// SPDX-License-Identifier: MIT

/// The list of what a compositor offers (`wl_registry`).
@MainActor
package final class Registry: Proxy {
  /// What the registry tells.
  package enum Event: Hashable, Sendable {
    /// Something is there, under a number of its own.
    case global(name: UInt32, interface: String, version: UInt32)
    /// Something is gone.
    case globalRemove(name: UInt32)
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  /// Binds something that is there, in the highest version that both sides speak.
  ///
  /// - Parameters:
  ///   - name: The number from the event.
  ///   - interface: What it is.
  ///   - offered: The version from the event.
  /// - Returns: The object, for the initializer of its class.
  package func bind(_ name: UInt32, _ interface: Interface, offered: UInt32) -> NewObject {
    let version = min(offered, interface.version)
    return make(
      0, interface, version: version,
      [.uint(name), .string(interface.raw.pointee.name), .uint(version), .new])
  }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0:
      onEvent?(
        .global(
          name: arguments.uint(0), interface: arguments.string(1), version: arguments.uint(2)))
    case 1: onEvent?(.globalRemove(name: arguments.uint(0)))
    default: break
    }
  }
}
