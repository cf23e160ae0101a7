// SPDX-License-Identifier: MIT

package import Wayland

/// What is typed, on its way to the compositor.
@MainActor
package final class CompositorWire: InputMethodWire {
  private let connection: Connection
  private let globals: Globals
  /// The input method; nil while another one has the seat.
  package var inputMethod: InputMethod?
  /// Made when its first keymap comes, since every client is told of a new keyboard.
  private var virtualKeyboard: VirtualKeyboard?

  /// Goes through the connection to whatever of the seat's the compositor offers at the time.
  package init(_ connection: Connection, _ globals: Globals) {
    (self.connection, self.globals) = (connection, globals)
  }

  package var hasInputMethod: Bool { inputMethod != nil }
  package var hasVirtualKeyboard: Bool { globals.seat != nil && globals.virtualKeyboards != nil }

  /// The seat is another one, or none.
  package func seatChanged() { (inputMethod, virtualKeyboard) = (nil, nil) }

  package func commitString(_ text: String) { inputMethod?.commitString(text) }

  package func deleteSurroundingText(before: UInt32, after: UInt32) {
    inputMethod?.deleteSurroundingText(before: before, after: after)
  }

  package func commit(serial: UInt32) { inputMethod?.commit(serial: serial) }

  package func uploadKeymap(_ text: String) {
    if virtualKeyboard == nil, let seat = globals.seat {
      virtualKeyboard = globals.virtualKeyboards?.makeVirtualKeyboard(seat)
    }
    _ = virtualKeyboard?.setKeymap(text)
  }

  package func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    virtualKeyboard?.key(code, isPressed: isPressed, time: time)
  }

  package func modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    virtualKeyboard?.modifiers(
      depressed: depressed, latched: latched, locked: locked, group: group)
  }

  package func sync(_ done: @escaping @MainActor () -> Void) { connection.sync(done) }

  package func flush() { connection.flush() }
}
