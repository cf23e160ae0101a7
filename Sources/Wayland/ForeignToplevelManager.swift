// SPDX-License-Identifier: MIT

/// Lists the windows of all programs (`zwlr_foreign_toplevel_manager_v1`).
@MainActor
package final class ForeignToplevelManager: Proxy {
  /// Called for each window that is there or opens.
  package var onToplevel: (@MainActor (ForeignToplevel) -> Void)?
  /// Called when the compositor lists no more.
  package var onFinished: (@MainActor () -> Void)?

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0:
      guard let raw = arguments.object(0) else { return }
      // Taken over also if nobody listens: then it goes at once, on both sides.
      let toplevel = ForeignToplevel(taking: NewObject(raw: raw, link: link))
      onToplevel?(toplevel)
    case 1: onFinished?()
    default: break
    }
  }
}
