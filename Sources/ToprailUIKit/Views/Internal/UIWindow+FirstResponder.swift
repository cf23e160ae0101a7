// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Makes a responder first responder; the present one may refuse to give way.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder !== responder else { return true }
    return inputHost.change {
      if let current = firstResponder {
        guard current.resignFirstResponder() else { return false }
        // The end of editing may have made one first responder already.
        if let next = firstResponder { return next === responder }
      }
      guard responder.canBecomeFirstResponder, responder.agreesToBecomeFirstResponder() else {
        syncFocus()
        return false
      }
      firstResponder = responder
      syncFocus()
      responder.didBecomeFirstResponder()
      return firstResponder === responder
    }
  }

  /// Lets the first responder go if it agrees.
  func releaseFirstResponder(_ responder: UIResponder) -> Bool {
    guard responder.canResignFirstResponder, responder.agreesToResignFirstResponder() else {
      return false
    }
    dropFirstResponder()
    return true
  }

  /// Lets the first responder go whether it agrees or not.
  func dropFirstResponder() {
    guard let responder = firstResponder else { return }
    inputHost.change {
      firstResponder = nil
      syncFocus()
      responder.didResignFirstResponder()
    }
  }

  /// Lets the first responder go if it is in a view.
  func dropFirstResponder(in view: UIView) {
    guard let first = firstResponder as? UIView, first.isDescendant(of: view) else { return }
    dropFirstResponder()
  }

  /// Gives GTK's keyboard focus to the first responder's text widget, or to the window's key sink.
  func syncFocus() {
    isMovingFocus = true
    defer { isMovingFocus = false }
    // A hidden field has the keyboard all the same; GTK gives it no focus.
    let field = (firstResponder as? any EditingResponder).flatMap { $0.canTakeFocus ? $0 : nil }
    keySink.responder = field == nil ? firstResponder : nil
    let widget = field?.focusWidget ?? keySink.widget
    if !widget.hasFocusItself { widget.grabFocus() }
  }

  /// GTK moved the focus: by a click into a field, by the Tab key.
  func focusDidChange() {
    guard !inputHost.reach.focusDidMove(), !isMovingFocus else { return }
    guard let view = native.focusedContent as? UIView else { return }
    // What is focused in the bar or its popover types on the first responder's behalf.
    guard view !== firstResponder, !inputHost.owns(view) else { return }
    if view === self, firstResponder != nil, !(firstResponder is any EditingResponder) { return }
    if view.canBecomeFirstResponder {
      if !view.becomeFirstResponder() { syncFocus() }
    } else if let current = firstResponder, !current.resignFirstResponder() {
      syncFocus()
    } else if view !== self {
      regainFocus(on: view)
    }
  }

  // Resigning sent the focus to the window; a button that the Tab key reached keeps it.
  private func regainFocus(on view: UIView) {
    isMovingFocus = true
    defer { isMovingFocus = false }
    view.focusWidget.grabFocus()
  }
}

extension EditingResponder {
  fileprivate var canTakeFocus: Bool {
    var next: UIView? = self
    while let view = next, !(view is UIWindow) {
      if view.isHidden { return false }
      next = view.superview
    }
    return true
  }
}
