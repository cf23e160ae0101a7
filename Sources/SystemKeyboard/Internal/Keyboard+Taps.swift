// SPDX-License-Identifier: MIT

import GLib

extension Keyboard {
  /// Looks out for a tap in the field while the keyboard is hidden.
  func watchForTap() {
    guard client.field.isActive else { return stopWatching() }
    var guess = TapGuess(hiddenAt: MainLoop.now)
    client.fieldTold = { [unowned self] old, text in
      guess.told(old == text ? .same : old.hasSameText(as: text) ? .caret : .text, at: MainLoop.now)
      tapTimer?.cancel()
      tapTimer = guess.deadline.map { deadline in
        MainLoop.timer(deadline - MainLoop.now) { [unowned self] in visibility.fieldActivated() }
      }
    }
  }

  /// The keyboard is there, or the field is gone.
  func stopWatching() {
    client.fieldTold = nil
    tapTimer?.cancel()
    tapTimer = nil
  }
}

extension FieldText {
  /// Whether only the caret and the selection may differ.
  fileprivate func hasSameText(as other: FieldText) -> Bool {
    before + selected + after == other.before + other.selected + other.after
  }
}
