// SPDX-License-Identifier: MIT

import Glibc

/// A keyboard whose keys a program presses (`zwp_virtual_keyboard_v1`).
@MainActor
package final class VirtualKeyboard: Proxy {
  override var destructor: UInt32? { 3 }

  /// Gives it a keymap in XKB's text format, which has to come before anything else.
  ///
  /// - Returns: Whether there was memory for it.
  package func setKeymap(_ text: String) -> Bool {
    let count = text.utf8.count
    // The compositor reads a C string: one zero more.
    guard let memory = SharedMemory(count: count + 1, name: "toprail-keymap") else { return false }
    var text = text
    text.withUTF8 { utf8 in
      if let start = utf8.baseAddress { memcpy(memory.bytes, start, count) }
    }
    // 1 is XKB's text format.
    send(0, [.uint(1), .descriptor(memory.descriptor), .uint(UInt32(clamping: count + 1))])
    return true
  }

  /// Presses or releases a key.
  ///
  /// - Parameters:
  ///   - code: Linux's key code.
  ///   - time: Milliseconds.
  package func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    send(1, [.uint(time), .uint(code), .uint(isPressed ? 1 : 0)])
  }

  /// Tells the modifiers as XKB's bit masks.
  package func modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    send(2, [.uint(depressed), .uint(latched), .uint(locked), .uint(group)])
  }
}
