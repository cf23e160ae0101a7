// SPDX-License-Identifier: MIT

package import InputAssistant
package import Wayland

/// The field that has the focus in the compositor, typed into through an input method and a virtual
/// keyboard.
///
/// Text goes by commits where the field tells what is around its caret, and by keys where it doesn't:
/// in terminals, for passwords, in programs that know no input method. The steps:
///
/// 1. ``insert(_:)`` and the others put a step into the queue, and the text is expected to change so.
/// 2. `advance()` sends what may be sent. One commit is under way at a time, the rest is folded.
/// 3. ``handle(_:)``: the field tells its text. What was sent has arrived, or is waited for.
/// 4. ``tick()``: it was waited for long enough.
///
/// Newer compositors drop a commit that was sent before a `done` came in that they had sent already,
/// older ones take it. Which of them this is is learned from what becomes of such a commit.
@MainActor
package final class InputMethodClient: TextClient {
  /// The focused field.
  package private(set) var field = InputMethodField()
  /// Called when another field has the focus, the same one anew, or none.
  package var focusChanged: (() -> Void)?
  /// Called when the field asks for something else.
  package var traitsChanged: (() -> Void)?
  /// Called when the text around the caret is another one than was expected.
  package var textChanged: (() -> Void)?
  /// Called when the field told its text: the one before and the one now.
  package var fieldTold: ((_ old: FieldText, _ text: FieldText) -> Void)?
  /// Whether words may be offered for what is typed into a terminal, which tells no text.
  package var suggestsInTerminals = false
  /// When ``tick()`` is to be called, in seconds of the clock; nil if nothing is waited for.
  package private(set) var nextDeadline: Double?

  let wire: any InputMethodWire
  let keys: VirtualKeys
  let clock: () -> Double
  /// What is still to be sent.
  var queue: [TypingStep] = []
  /// What was sent last and isn't known to have arrived.
  var flight: TypingFlight?
  /// The text before the flight and the queue, and whether the field told it.
  var base = FieldText()
  var isBaseTold = false
  /// The text that there should be once all answers are in.
  var chain = FieldText()
  /// Whether the field told something other than was expected of the last flight.
  var wasAnswered = false
  /// When the field last told something.
  var toldAt = 0.0
  /// The text with the flight and the queue in it.
  var shown = FieldText()
  /// What was sent since the field last told a text that has all of it.
  var trail = TypingTrail(FieldText())
  /// What the compositor does with a commit that crossed a `done`; remembered from field to field.
  var rule = SerialRule()
  /// Whether the field has told of what was typed last time.
  var fieldAnswers = false
  var lastFlight = 0
  /// When something was typed into a field that tells no text.
  var typedAt = -Double.infinity
  /// When such a field said that it took something.
  var heardAt = -Double.infinity
  /// Whether what was typed may have moved the caret there.
  var losesPlace = false
  /// The field that lost the focus last.
  var left: LeftField?
  /// Whether the field that has the focus lost it only for a moment: nothing changed for the person.
  package private(set) var isBack = false
  /// Since when a `done` is missing that tells where the focus went.
  var focusMovedAt = 0.0

  /// Makes a client for whatever gets the focus.
  ///
  /// - Parameter clock: Seconds on a clock that is never set.
  package init(wire: any InputMethodWire, clock: @escaping () -> Double) {
    self.wire = wire
    self.clock = clock
    keys = VirtualKeys(wire: wire)
  }

  package var context: TextContext {
    field.isSecure
      ? TextContext()
      : TextContext(before: shown.before, selected: shown.selected, after: shown.after)
  }

  package var givesText: Bool { (field.text != nil || isShadowed) && !field.isSecure }

  /// Whether what is typed goes by keys.
  var usesKeys: Bool {
    guard wire.hasVirtualKeyboard else { return false }
    return !wire.hasInputMethod || field.isUnavailable || !field.isActive || field.text == nil
      || field.isSecure || field.isTerminal
  }

  /// The input method is a new one, which counts anew and knows no field yet.
  package func restart() {
    let wasActive = field.isActive
    field = InputMethodField()
    (left, isBack) = (nil, false)
    forget()
    schedule()
    if wasActive { focusChanged?() }
  }

  /// Lets go of what a keyboard that died may have held; the next key does it.
  package func reset() { keys.reset() }

  /// Makes the keys ready, when somebody is about to type.
  package func prepareKeys() {
    guard wire.hasVirtualKeyboard else { return }
    keys.prepare(milliseconds)
    wire.flush()
  }

  /// The time of a key, as Wayland counts it.
  var milliseconds: UInt32 {
    let time = (clock() * 1000).truncatingRemainder(dividingBy: 4_294_967_296)
    return time >= 0 ? UInt32(time) : 0
  }

  /// Takes what the compositor tells.
  package func handle(_ event: InputMethodEvent) {
    let old = (field.hint, field.purpose)
    let oldText = fieldTold == nil ? nil : field.text
    let change = field.take(event)
    switch event {
    case .activate, .deactivate, .unavailable:
      focusMovedAt = clock()
      if !field.isChangingFocus || left == nil { leave() }
      forget()
    case .done where change == .focus:
      begin()
      advance()
    case .done: told(change)
    default: return
    }
    schedule()
    if change == .focus { focusChanged?() }
    if event == .done, change != .focus, let oldText, let text = field.text {
      fieldTold?(oldText, text)
    }
    if change == .told, old != (field.hint, field.purpose) { traitsChanged?() }
  }

  /// Time has passed; to be called when ``nextDeadline`` has come.
  package func tick() {
    advance()
    schedule()
  }

  /// Nothing of a field is kept, nor typed into another one.
  private func forget() {
    queue.removeAll(keepingCapacity: true)
    flight = nil
    (base, shown, isBaseTold) = (FieldText(), FieldText(), false)
    (chain, trail) = (base, TypingTrail(base))
    (fieldAnswers, losesPlace) = (false, false)
  }

  private func begin() {
    forget()
    base = field.text ?? FieldText()
    isBaseTold = field.text != nil
    (shown, chain, trail, toldAt) = (base, base, TypingTrail(base), clock())
    isBack = comeBack()
  }

  /// Finds out when to be called again.
  func schedule() { nextDeadline = dueTime }

  /// The text is the base with what was sent and what is to be sent.
  func show() {
    var text = flight?.expected ?? base
    for step in queue { step.apply(to: &text) }
    guard text != shown else { return }
    shown = text
    textChanged?()
  }
}
