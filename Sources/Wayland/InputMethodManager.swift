// SPDX-License-Identifier: MIT

/// Makes input methods (`zwp_input_method_manager_v2`).
@MainActor
package final class InputMethodManager: Proxy {
  override var destructor: UInt32? { 1 }

  /// Asks for a seat's input method; it hears `unavailable` at once if another program has it.
  package func makeInputMethod(_ seat: Seat) -> InputMethod {
    InputMethod(taking: make(0, .inputMethod, [.object(seat), .new]))
  }
}
