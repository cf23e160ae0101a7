// SPDX-License-Identifier: MIT

/// What the keyboard's text goes out through: an input method and a virtual keyboard of the seat.
///
/// Nothing is sent before ``flush()``, and then all of it at once. The names are those of
/// `zwp_input_method_v2` (https://wayland.app/protocols/input-method-unstable-v2) and
/// `zwp_virtual_keyboard_v1` (https://wayland.app/protocols/virtual-keyboard-unstable-v1).
@MainActor
package protocol InputMethodWire: AnyObject {
  /// Whether there is an input method that the compositor lets type; without one only keys go out.
  var hasInputMethod: Bool { get }
  /// Whether there is a virtual keyboard.
  var hasVirtualKeyboard: Bool { get }

  /// Text to insert at the caret, with the next commit.
  func commitString(_ text: String)
  /// How many bytes of UTF-8 to delete around the caret, with the next commit and before its text.
  func deleteSurroundingText(before: UInt32, after: UInt32)
  /// Has the field take what was asked for.
  ///
  /// - Parameter serial: How many `done` events have come in.
  func commit(serial: UInt32)

  /// Gives the virtual keyboard a keymap, in XKB's text format.
  func uploadKeymap(_ text: String)
  /// Presses or releases a key of the virtual keyboard.
  ///
  /// - Parameters:
  ///   - code: Linux's key code, which is XKB's less 8.
  ///   - time: Milliseconds of the monotonic clock.
  func key(_ code: UInt32, isPressed: Bool, time: UInt32)
  /// Tells the virtual keyboard's modifiers, as XKB's bit masks.
  func modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32)

  /// Calls back when the compositor has read everything that was sent before.
  func sync(_ done: @escaping @MainActor () -> Void)
  /// Sends what was asked for.
  func flush()
}
