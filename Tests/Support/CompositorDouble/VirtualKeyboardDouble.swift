// SPDX-License-Identifier: MIT

import Glibc
import Wayland

/// `zwp_virtual_keyboard_v1`: turns keys into names and text by the client's own keymap.
package final class VirtualKeyboardDouble: ServerObject {
  /// How many keymaps came in.
  package private(set) var keymaps = 0
  /// The codes of the keys that are down.
  package private(set) var pressed: Set<UInt32> = []
  /// The modifiers that are down, latched and locked, as the keymap's bits.
  package private(set) var modifiers: [UInt32] = [0, 0, 0]
  /// The names of the keys that were pressed, modifiers among them.
  package private(set) var names: [String] = []

  private var keymap: Keymap?

  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "keymap":
      take(format: values[0].uint, descriptor: Int32(values[1].int), size: values[2].int)
    case "key": key(values[1].uint, isPressed: values[2].uint == 1)
    case "modifiers": setModifiers(values.map(\.uint))
    default: break
    }
  }

  override func end() {
    compositor.virtualKeyboards.removeAll { $0 === self }
  }
}

extension VirtualKeyboardDouble {
  private func take(format: UInt32, descriptor: Int32, size: Int) {
    defer { Glibc.close(descriptor) }
    keymaps += 1
    let memory = ClientMemory()
    guard format == 1, memory.map(descriptor, size: size), let keymap = Keymap(memory.text) else {
      return compositor.note(error: "a keymap that does not compile")
    }
    self.keymap = keymap
  }

  private func key(_ code: UInt32, isPressed: Bool) {
    guard let keymap else { return fail(0, "a key before the keymap") }
    guard isPressed else {
      pressed.remove(code)
      return
    }
    pressed.insert(code)
    let name = keymap.name(of: code)
    names.append(name)
    guard !Self.modifierNames.contains(name) else { return }
    compositor.field?.press(keymap.heldModifiers + name, keymap.text(of: code))
  }

  private func setModifiers(_ values: [UInt32]) {
    guard let keymap else { return fail(0, "modifiers before the keymap") }
    modifiers = Array(values.prefix(3))
    keymap.setModifiers(values)
  }

  private static let modifierNames: Set<String> = [
    "Shift_L", "Shift_R", "Control_L", "Control_R", "Alt_L", "Alt_R", "Super_L", "Super_R",
  ]
}
