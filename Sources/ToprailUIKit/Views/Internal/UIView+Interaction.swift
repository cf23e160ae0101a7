// SPDX-License-Identifier: MIT

extension UIView {
  func interactionDidChange() {
    host.canTarget = isUserInteractionEnabled && !isCovered
    host.canFocus = isUserInteractionEnabled && !isCovered
    tellAccessibleHidden()
  }

  func tellAccessibleHidden() {
    host.setAccessibleHidden(isCovered || accessibilityElementsHidden)
  }

  // GTK passes a hidden widget's focus on to some other one, which nobody tapped.
  func setHostVisible() {
    guard let window, window !== self else {
      host.isVisible = !isHidden
      return
    }
    let first = window.firstResponder as? UIView
    let holdsFirst = first?.isDescendant(of: self) == true
    // A text widget that is hidden already never hears that it lost the focus.
    if holdsFirst, isHidden { window.syncFocus() }
    host.isVisible = !isHidden
    if holdsFirst, !isHidden { window.syncFocus() }
  }
}
