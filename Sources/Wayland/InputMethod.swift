// SPDX-License-Identifier: MIT

/// Types into the field with the focus (`zwp_input_method_v2`).
@MainActor
package final class InputMethod: Proxy {
  /// Called for each event.
  package var onEvent: (@MainActor (InputMethodEvent) -> Void)?

  override var destructor: UInt32? { 6 }

  /// Text to insert with the next commit.
  package func commitString(_ text: String) { text.withCString { send(0, [.string($0)]) } }

  /// How many bytes to delete around the caret with the next commit.
  package func deleteSurroundingText(before: UInt32, after: UInt32) {
    send(2, [.uint(before), .uint(after)])
  }

  /// Has the field take what was asked for.
  ///
  /// - Parameter serial: How many `done` events have come in.
  package func commit(serial: UInt32) { send(3, [.uint(serial)]) }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    switch opcode {
    case 0: onEvent?(.activate)
    case 1: onEvent?(.deactivate)
    case 2:
      onEvent?(
        .surroundingText(
          arguments.string(0), cursor: arguments.uint(1), anchor: arguments.uint(2)))
    case 3: onEvent?(.textChangeCause(arguments.uint(0)))
    case 4: onEvent?(.contentType(hint: arguments.uint(0), purpose: arguments.uint(1)))
    case 5: onEvent?(.done)
    case 6: onEvent?(.unavailable)
    default: break
    }
  }
}
