// SPDX-License-Identifier: MIT

import CWayland
import Wayland

/// A pointer that a program moves (`zwlr_virtual_pointer_v1`), with one button.
@MainActor
final class VirtualPointer {
  private let proxy: Proxy

  /// Makes one of whatever seat the compositor has, or will have now that there is a pointer.
  init?(_ manager: Proxy) {
    var arguments = [wl_argument(o: nil), wl_argument(o: nil)]
    guard
      let raw = wl_proxy_marshal_array_flags(
        manager.raw, 0, Interface.virtualPointer.raw, 1, 0, &arguments)
    else { return nil }
    proxy = Proxy(taking: NewObject(raw: raw, madeBy: manager))
  }

  /// Moves to a place of an output that is so large.
  func move(x: UInt32, y: UInt32, width: UInt32, height: UInt32, time: UInt32) {
    request(1, [time, x, y, width, height])
    request(4, [])
  }

  /// Presses or releases the button.
  func press(_ isDown: Bool, time: UInt32) {
    let left: UInt32 = 0x110
    request(2, [time, left, isDown ? 1 : 0])
    request(4, [])
  }

  private func request(_ opcode: UInt32, _ numbers: [UInt32]) {
    var arguments = numbers.map { wl_argument(u: $0) }
    wl_proxy_marshal_array_flags(proxy.raw, opcode, nil, proxy.version, 0, &arguments)
  }
}
