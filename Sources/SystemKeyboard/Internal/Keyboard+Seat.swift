// SPDX-License-Identifier: MIT

import GLib
import Wayland

extension Keyboard {
  /// A seat came or went: whatever belonged to the old one is gone.
  func seatChanged() {
    wire.seatChanged()
    // What the old seat's fingers hold nobody will tell of any more.
    fingers?.forget()
    fingers = globals.seat.map { seat in Fingers(seat) { [unowned self] in window.owns($0) } }
    fingers?.onEvent = { [unowned self] in fingerMoved($0) }
    bindInputMethod()
  }

  /// Asks for the seat's input method; the compositor says `unavailable` at once if another one has it.
  func bindInputMethod() {
    wire.inputMethod = nil
    client.restart()
    guard let seat = globals.seat, let manager = globals.inputMethods else {
      return visibility.inputMethodChanged(isAvailable: false)
    }
    let inputMethod = manager.makeInputMethod(seat)
    inputMethod.onEvent = { [unowned self] in
      client.handle($0)
      if $0 == .unavailable { inputMethodTaken() }
    }
    wire.inputMethod = inputMethod
    connection.sync { [weak self, weak inputMethod] in
      guard let self, inputMethod != nil, wire.inputMethod === inputMethod else { return }
      inputMethodFound()
    }
  }

  private func inputMethodFound() {
    inputMethodLooks = nil
    visibility.inputMethodChanged(isAvailable: true)
  }

  /// Another input method has the seat: keys go on, and from time to time it is looked whether it left.
  private func inputMethodTaken() {
    wire.inputMethod = nil
    visibility.inputMethodChanged(isAvailable: false)
    var looks = inputMethodLooks ?? InputMethodLooks()
    let wasPatient = looks.isPatient
    let wait = looks.next()
    if looks.isPatient, !wasPatient { onInputMethodTaken?() }
    inputMethodLooks = looks
    inputMethodTimer = MainLoop.timer(wait) { [unowned self] in bindInputMethod() }
  }
}
