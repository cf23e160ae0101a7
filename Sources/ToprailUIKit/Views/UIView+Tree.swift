// SPDX-License-Identifier: MIT

import GTK

extension UIView {
  /// Puts a view in front of the others; it leaves the superview that it had.
  public func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts a view at a place among the others, 0 being the rearmost.
  public func insertSubview(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view), "a view can't be put into itself or into a view that is in it")
    view.superview?.willLose(view)
    move(view, to: window) {
      view.willMove(toSuperview: self)
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
  }

  /// Puts a view just behind another one.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, beside: sibling, offset: 0)
  }

  /// Puts a view just in front of another one.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Takes the view out of its superview. A first responder in it stops being one.
  public func removeFromSuperview() {
    guard let superview else { return }
    superview.willLose(self)
    move(self, to: nil) {
      willMove(toSuperview: nil)
      detach()
      didMoveToSuperview()
    }
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.append(subviews.remove(at: index))
    placeHost(of: view)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    placeHost(of: view)
  }

  /// Whether the view is another one or somewhere in it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  /// The view with a tag: this one, or the first in it.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Makes the first responder resign if it is this view or in it.
  ///
  /// - Parameter force: resigns even where the first responder refuses.
  /// - Returns: whether there was one and it resigned.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiview/endediting(_:)>
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool {
    guard let window, let view = window.firstResponder as? UIView, view.isDescendant(of: self)
    else { return false }
    if view.resignFirstResponder() { return true }
    if force { window.dropFirstResponder() }
    return force
  }
}

extension UIView {
  /// Changes where a view is, and tells it and all in it if that changes their window.
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

  private func insertSubview(_ view: UIView, beside sibling: UIView, offset: Int) {
    guard view !== sibling else { return }
    // Counted without the view itself, which may be among them already.
    let others = subviews.filter { $0 !== view }
    insertSubview(view, at: others.firstIndex(of: sibling).map { $0 + offset } ?? others.count)
  }

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

  private func detach() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
    host.removeFromParent()
  }

  private func placeHost(of view: UIView) {
    guard let index = subviews.firstIndex(of: view) else { return }
    view.host.removeFromParent()
    let after = index + 1 < subviews.count ? subviews[index + 1].host : nil
    view.host.insert(into: host, before: after ?? hostInFront)
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
