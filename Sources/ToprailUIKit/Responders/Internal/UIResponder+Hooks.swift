// SPDX-License-Identifier: MIT

// Where the classes of this module take part in becoming and resigning, apart from the public
// methods, whose overrides in apps needn't call super at the right moment.

/// What text inputs say and do as they become and stop being first responder.
@MainActor
protocol EditingResponder: UIView {
  func shouldBeginEditing() -> Bool
  func shouldEndEditing() -> Bool
  func didBeginEditing()
  func didEndEditing()
}

extension UIResponder {
  func agreesToBecomeFirstResponder() -> Bool {
    (self as? any EditingResponder)?.shouldBeginEditing() ?? true
  }

  func agreesToResignFirstResponder() -> Bool {
    (self as? any EditingResponder)?.shouldEndEditing() ?? true
  }

  func didBecomeFirstResponder() {
    (self as? any EditingResponder)?.didBeginEditing()
  }

  func didResignFirstResponder() {
    (self as? any EditingResponder)?.didEndEditing()
  }
}
