// SPDX-License-Identifier: MIT

import InputAssistant
package import Wayland

/// The field that has the focus, as the compositor tells of it from one `done` to the next.
package struct InputMethodField: Hashable, Sendable {
  /// What a `done` made of the field.
  package enum Change: Hashable, Sendable {
    /// Nothing is other than before.
    case none
    /// The text, the caret or what the field asks for.
    case told
    /// Another field has the focus, the same one anew, or none.
    case focus
  }

  /// Whether a field wants text.
  package private(set) var isActive = false
  /// The text around the caret; nil where the field doesn't tell it.
  package private(set) var text: FieldText?
  /// text-input-v3's hints.
  package private(set) var hint: UInt32 = 0
  /// text-input-v3's purpose.
  package private(set) var purpose: UInt32 = 0
  /// Whether a terminal has the focus.
  package private(set) var isTerminal = false
  /// Whether what is typed is secret; once so, it stays so until the field loses the focus.
  package private(set) var isSecure = false
  /// How many `done` events have come in: the serial of the next commit.
  package private(set) var serial: UInt32 = 0
  /// Whether another input method has the seat.
  package private(set) var isUnavailable = false
  /// Whether the focus is about to change: a `done` is still to come.
  package private(set) var isChangingFocus = false

  /// Whether the last change of the text came from elsewhere than an input method: for that alone a
  /// `done` tells something.
  private var wasChangedElsewhere = false
  private var next = Told()

  private struct Told: Hashable {
    var isActive = false
    var text: FieldText?
    var hint: UInt32 = 0
    var purpose: UInt32 = 0
    var wasChangedElsewhere = false
  }

  /// No field.
  package init() {}

  /// Takes an event; all but `done` and `unavailable` only count later.
  package mutating func take(_ event: InputMethodEvent) -> Change {
    switch event {
    case .activate:
      next = Told(isActive: true)
      isChangingFocus = true
    case .deactivate:
      next = Told()
      isChangingFocus = true
    case .surroundingText(let text, let cursor, let anchor):
      next.text = FieldText(surrounding: text, cursor: cursor, anchor: anchor)
    case .textChangeCause(let cause): next.wasChangedElsewhere = cause != 0
    case .contentType(let hint, let purpose): (next.hint, next.purpose) = (hint, purpose)
    case .done: return finish()
    case .unavailable: return leave()
    }
    return .none
  }

  private mutating func finish() -> Change {
    serial &+= 1
    // A cause that isn't told again is the input method's.
    defer { next.wasChangedElsewhere = false }
    guard isChangingFocus else { return next.isActive && adopt() ? .told : .none }
    isChangingFocus = false
    let wasActive = isActive
    isSecure = false
    _ = adopt()
    return wasActive || isActive ? .focus : .none
  }

  private mutating func leave() -> Change {
    let wasActive = isActive
    self = InputMethodField(serial: serial)
    isUnavailable = true
    return wasActive ? .focus : .none
  }

  private init(serial: UInt32) { self.serial = serial }

  /// Makes what was told count; whether that changes anything.
  private mutating func adopt() -> Bool {
    let old = self
    isActive = next.isActive
    text = next.text
    (hint, purpose) = (next.hint, next.purpose)
    wasChangedElsewhere = next.wasChangedElsewhere
    let traits = InputTraits(hint: hint, purpose: purpose)
    isTerminal = traits.isTerminal
    if isActive, traits.isSecret { isSecure = true }
    return old != self
  }
}
