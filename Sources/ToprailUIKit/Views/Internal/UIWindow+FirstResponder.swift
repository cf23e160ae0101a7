// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Makes a responder first responder; the present one may refuse to give way.
  func makeFirstResponder(_ responder: UIResponder) -> Bool {
    guard firstResponder !== responder else { return true }
    return inputHost.change {
      if let current = firstResponder {
        guard current.resignFirstResponder() else { return false }
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

  /// Gives GTK's keyboard focus to the first responder's text widget, or to the window's key sink.
  func syncFocus() {
  /// Lets the first responder go if it is in a view.
  func dropFirstResponder(in view: UIView) {
    guard let first = firstResponder as? UIView, first.isDescendant(of: view) else { return }
    dropFirstResponder()
  }

    isMovingFocus = true
    defer { isMovingFocus = false }
    let field = firstResponder as? any EditingResponder
    keySink.responder = field == nil ? firstResponder : nil
    let widget = field?.focusWidget ?? keySink.widget
    if !widget.hasFocusItself { widget.grabFocus() }
  }

  /// GTK moved the focus: by a click into a field, by the Tab key.
  func focusDidChange() {
    guard !isMovingFocus else { return }
    guard let view = native.focusOwner(for: .view) as? UIView else { return }
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
