// SPDX-License-Identifier: MIT

extension InputMethodClient {
  /// Remembers the field that is about to lose the focus.
  func leave() {
    guard field.isActive else { return }
    left = LeftField(
      hint: field.hint, purpose: field.purpose, isUnseen: field.text == nil, told: base,
      shown: shown, queue: queue, time: clock())
  }

  /// A field got the focus: whether it is the one that lost it a moment ago. Then what was typed meanwhile
  /// is still to be sent.
  func comeBack() -> Bool {
    guard field.isActive, let old = left else { return false }
    left = nil
    guard clock() - old.time < LeftField.patience, isSame(old) else { return false }
    queue = old.queue
    if old.isUnseen {
      (base, shown, chain) = (old.shown, old.shown, old.shown)
    } else {
      for step in queue { step.apply(to: &shown) }
    }
    return true
  }

  private func isSame(_ old: LeftField) -> Bool {
    guard (field.hint, field.purpose) == (old.hint, old.purpose) else { return false }
    // Later on it may be another field, which may get nothing that was typed for this one.
    let isNew = keys.isNew(at: milliseconds)
    guard let text = field.text else { return old.isUnseen && isNew }
    guard !old.isUnseen else { return false }
    return isNew ? old.shown.begins(with: text) : old.shown == old.told && old.told == text
  }
}

extension FieldText {
  /// Whether it is another text with something typed at its caret.
  ///
  /// A busy program may not yet have all that is believed to have arrived.
  fileprivate func begins(with text: FieldText) -> Bool {
    before.utf8.starts(with: text.before.utf8) && selected == text.selected && after == text.after
  }
}
