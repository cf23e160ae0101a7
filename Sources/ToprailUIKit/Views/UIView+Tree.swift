// SPDX-License-Identifier: MIT

import GTK

extension UIView {
  func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "a view can't be put into itself or into a view that is in it")
    view.superview?.willLose(view)
    move(view, to: window) {
      view.willMove(toSuperview: self)
      if view.superview !== self { view.leaveConstraints() }
      view.detach()
      subviews.insert(view, at: min(max(0, index), subviews.count))
      view.superview = self
      placeHost(of: view)
      view.didMoveToSuperview()
    }
    view.tellTint()
    didAddSubview(view)
    setNeedsLayout()
    queueAllocation()
    if LayoutEngine.isInUse || type(of: view).requiresConstraintBasedLayout {
      constraintsDidChange()
    }
  }

  func leave(_ superview: UIView) {
    superview.willLose(self)
    move(self, to: nil) {
      willMove(toSuperview: nil)
      leaveConstraints()
      detach()
      didMoveToSuperview()
    }
  }

  /// Moves a subview among the others.
  func reorder(_ view: UIView, to place: (_ others: [UIView]) -> Int) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: index)
    subviews.insert(view, at: place(subviews))
    placeHost(of: view)
  }

  /// Makes a first responder in the view resign; false where there is none or it refuses.
  func resignInside(force: Bool) -> Bool {
    guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self)
    else { return false }
    if view.resignFirstResponder() { return true }
    if force { window.dropFirstResponder() }
    return force
  }
}

extension UIView {
  /// Puts an item's view into a box of this bar's own, which gives it its place.
  func adopt(_ view: UIView, into box: Widget) {
    precondition(
      !isDescendant(of: view), "a bar's item can't show the bar itself or a view that it is in")
    view.removeFromSuperview()
    move(view, to: window) {
      view.willMove(toSuperview: self)
      view.superview = self
      view.host.insert(into: box)
      view.didMoveToSuperview()
    }
    view.tellTint()
  }

  func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    // Counted without the view itself, which may be among them already.
    let others = subviews.filter { $0 !== view }
    insert(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? others.count)
  }

  /// Changes where a view is, and tells it and all in it if that changes their window.
  private func move(_ view: UIView, to newWindow: UIWindow?, _ change: () -> Void) {
    let oldWindow = view.window
    guard newWindow !== oldWindow else { return change() }
    let (leaves, enters) = (oldWindow?.isHidden == false, newWindow?.isHidden == false)
    if leaves { view.tellControllers { $0.viewWillDisappear(false) } }
    if enters { view.tellControllers { $0.viewWillAppear(false) } }
    view.tellWillMove(to: newWindow)
    oldWindow?.dropFirstResponder(in: view)
    change()
    // The end of editing may have begun it again, in a view that has gone now.
    oldWindow?.dropFirstResponder(in: view)
    view.tellDidMove()
    if leaves { view.tellControllers { $0.viewDidDisappear(false) } }
    if enters { view.tellControllers { $0.viewDidAppear(false) } }
  }

  private func willLose(_ view: UIView) {
    willRemoveSubview(view)
    setNeedsLayout()
  }

  /// What was said about this view and views around it ends with its being there.
  private func leaveConstraints() {
    superview?.dropConstraints { $0.itemView?.isDescendant(of: self) == true }
    layoutState.engine = nil
  }

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    host.removeFromParent()
  }

  private func placeHost(of view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    view.host.removeFromParent()
    let after = index + 1 < subviews.count ? subviews[index + 1].host : nil
    view.host.insert(into: contentBox, before: after ?? hostInFront)
  }

  private func tellWillMove(to newWindow: UIWindow?) {
    willMove(toWindow: newWindow)
    for subview in subviews { subview.tellWillMove(to: newWindow) }
  }

  private func tellDidMove() {
    didMoveToWindow()
    for subview in subviews { subview.tellDidMove() }
  }

  func tellTint() {
    tintColorDidChange()
    for subview in subviews { subview.tellTint() }
  }
}
