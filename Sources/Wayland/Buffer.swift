// SPDX-License-Identifier: MIT

/// A picture that the compositor can show (`wl_buffer`).
@MainActor
package final class Buffer: Proxy {
  /// Called when the compositor has read it, so that it can be painted again.
  package var onRelease: (@MainActor () -> Void)?

  override var destructor: UInt32? { 0 }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    if opcode == 0 { onRelease?() }
  }
}
