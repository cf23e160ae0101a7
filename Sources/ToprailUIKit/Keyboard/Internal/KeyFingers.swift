// SPDX-License-Identifier: MIT

import GLib
import GTK
import InputAssistant

/// Takes what fingers and the pointer do on the keys to the session, and the time that passes.
@MainActor
final class KeyFingers {
  typealias Keyboard = (session: InputSession, arrangement: KeyArrangement?)

  /// The number of the finger that assistive software presses a key with.
  private static let assistive = -1
  /// The time within which its second press of shift locks it. A finger has less, but GTK shows each
  /// of these presses for a quarter of a second before it counts.
  private static let assistiveDoubleTime = 2.0

  private let keyboard: @MainActor () -> Keyboard?
  private var down: Set<Int> = []
  private var waiting: Double?
  private var clock = EventClock()
  /// When assistive software pressed shift last, and what time the session was told.
  private var assistiveShift: (time: Double, told: Double)?

  init(on host: LayoutBox, keyboard: @escaping @MainActor () -> Keyboard?) {
    self.keyboard = keyboard
    host.onPointerEvent { [weak self] in self?.handle($0) ?? false }
  }

  /// Presses a key and lets it go, for assistive software.
  func tap(_ id: KeyID) {
    guard let (session, arrangement) = keyboard(), let frame = arrangement?[id] else { return }
    let middle = Point(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2)
    let isShift = session.keyboard.layout[id]?.action == .shift
    let time = isShift ? timeOfAssistiveShift() : MainLoop.now
    session.press(id, touch: Self.assistive, at: middle, time: time)
    session.release(touch: Self.assistive, time: time)
  }

  /// Now; soon after another press the time that was told of that one, so that they are a double tap.
  private func timeOfAssistiveShift() -> Double {
    let now = MainLoop.now
    let last = assistiveShift.flatMap { now - $0.time <= Self.assistiveDoubleTime ? $0.told : nil }
    assistiveShift = (now, last ?? now)
    return last ?? now
  }

  /// Lifts all fingers without typing: the keys go away under them.
  func lift() {
    for touch in down { keyboard()?.session.cancel(touch: touch) }
    down = []
  }

  /// Has the session told when a key that is held has something to do.
  func waitForDeadline() {
    guard let deadline = keyboard()?.session.nextDeadline, deadline != waiting else {
      return
    }
    waiting = deadline
    MainLoop.after(deadline - MainLoop.now) { [weak self] in self?.deadlineCame(deadline) }
  }

  private func deadlineCame(_ deadline: Double) {
    guard deadline == waiting else { return }
    waiting = nil
    keyboard()?.session.tick(time: max(deadline, MainLoop.now))
    waitForDeadline()
  }

  /// A finger or the pointer did something; whether the event ends here.
  func handle(_ event: PointerEvent) -> Bool {
    guard event.isPrimary, let (session, arrangement) = keyboard() else { return false }
    let point = Point(x: event.x, y: event.y)
    let time = clock.time(of: event.time, now: MainLoop.now)
    switch event.phase {
    case .began:
      guard let key = arrangement?.hit(point) else { return false }
      down.insert(event.touch)
      session.press(key, touch: event.touch, at: point, time: time)
    case .moved:
      guard down.contains(event.touch) else { return false }
      session.move(touch: event.touch, to: point, over: arrangement?.hit(point), time: time)
    case .ended:
      guard down.remove(event.touch) != nil else { return false }
      session.release(touch: event.touch, time: time)
    case .cancelled:
      guard down.remove(event.touch) != nil else { return false }
      session.cancel(touch: event.touch)
    }
    return true
  }
}
