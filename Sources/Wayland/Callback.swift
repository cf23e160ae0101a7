// SPDX-License-Identifier: MIT

/// Tells once that something is done (`wl_callback`).
@MainActor
package final class Callback: Proxy {
  /// Called once.
  package var onDone: (@MainActor () -> Void)?

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    if opcode == 0 { onDone?() }
  }
}
