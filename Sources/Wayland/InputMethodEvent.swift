// SPDX-License-Identifier: MIT

/// What the compositor tells an input method, in the words of `zwp_input_method_v2`
/// (https://wayland.app/protocols/input-method-unstable-v2).
///
/// All but ``done`` and ``unavailable`` count from the next ``done`` on.
package enum InputMethodEvent: Hashable, Sendable {
  /// A field got the focus; everything that was told before is void.
  case activate
  /// The field lost the focus.
  case deactivate
  /// The text around the caret; both places are counted in bytes of UTF-8.
  case surroundingText(String, cursor: UInt32, anchor: UInt32)
  /// Why the text changed: 0 for the input method, 1 for anything else.
  case textChangeCause(UInt32)
  /// What the field asks for: text-input-v3's bits of hints, and its purpose.
  case contentType(hint: UInt32, purpose: UInt32)
  /// What was told since the last one counts now.
  case done
  /// Another input method has the seat.
  case unavailable
}
