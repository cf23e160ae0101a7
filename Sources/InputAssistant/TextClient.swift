// SPDX-License-Identifier: MIT

/// Whatever is typed into: a first responder, a Wayland input method, a fake in a test.
@MainActor
public protocol TextClient: AnyObject {
  /// The text around the caret as it is now, changes included that were just made here.
  var context: TextContext { get }

  /// Whether the client says what is around the caret. Without that there is no strip of suggestions.
  ///
  /// True unless a client says otherwise.
  var givesText: Bool { get }

  /// Whether an input method is composing text, for which it has suggestions of its own.
  ///
  /// Meanwhile no word is offered. False unless a client says otherwise.
  var hasMarkedText: Bool { get }

  /// Inserts text at the caret, instead of the selection if there is one.
  func insert(_ text: String)

  /// Deletes characters before the caret, or the selection if there is one.
  ///
  /// - Parameter count: How many characters, as a person counts them.
  func deleteBackward(_ count: Int)

  /// Replaces characters before the caret in one step, which one undo takes back.
  ///
  /// - Parameters:
  ///   - count: How many characters, as a person counts them; 0 inserts.
  ///   - text: What comes in their place.
  func replaceBeforeCaret(_ count: Int, with text: String)

  /// Moves the caret; from a selection to its end or start first, which counts as one.
  ///
  /// - Parameter count: By how many characters, as a person counts them; negative goes back. The
  ///   caret stops at the ends of the text.
  func moveCaret(_ count: Int)

  /// Does what the return key does: a new line, or the field's own action.
  func pressReturn()

  /// Does what a key of a hardware keyboard does that types no text, such as control and C.
  ///
  /// A client that isn't one to send keys to has a default: a bare arrow to the left or right moves the
  /// caret, a bare tab inserts one, and nothing else does anything.
  func press(_ stroke: KeyStroke)
}

extension TextClient {
  public var givesText: Bool { true }
  public var hasMarkedText: Bool { false }

  public func press(_ stroke: KeyStroke) {
    guard stroke.modifiers.isEmpty else { return }
    switch stroke.key {
    case .left: moveCaret(-1)
    case .right: moveCaret(1)
    case .tab: insert("\t")
    default: break
    }
  }
}
