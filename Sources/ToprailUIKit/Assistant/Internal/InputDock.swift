// SPDX-License-Identifier: MIT

import GTK

/// What stands at the bottom of a window: accessory view, shortcuts bar, input view, from the top.
@MainActor
final class InputDock: UIView {
  let bar = BarView()

  var accessory: UIView? {
    didSet { replace(oldValue, by: accessory) }
  }

  /// A view in the keyboard's place.
  var keyboardView: UIView? {
    didSet { replace(oldValue, by: keyboardView) }
  }

  /// The heights that views without one of their own got here. One that still has it asks again.
  private var fitted: [ObjectIdentifier: CGFloat] = [:]

  init() {
    super.init(frame: .zero)
    host.add(cssClass: "toprail-dock")
    addSubview(bar)
  }

  /// The dock's height in a window of a size, without moving anything.
  func height(in size: CGSize) -> CGFloat {
    height(of: accessory) + bar.height(in: size) + height(of: keyboardView)
  }

  /// Places the parts for a window's size, and the dock with as much of it in the window as shows.
  func layout(in size: CGSize, showing shown: CGFloat) {
    var y: CGFloat = 0
    for (view, height) in [
      (accessory, height(of: accessory)), (bar, bar.height(in: size)),
      (keyboardView, height(of: keyboardView)),
    ] {
      if let view, view.superview === self {
        view.frame = CGRect(x: 0, y: y, width: size.width, height: height)
      }
      y += height
    }
    // What goes away keeps its height until it has slid out.
    frame = CGRect(x: 0, y: size.height - shown, width: size.width, height: max(y, shown))
    layoutIfNeeded()
  }

  /// What a part asks for decides about the window's layout, not only about the dock's.
  override func queueAllocation() {
    (window?.host ?? host).queueAllocate()
  }

  func allocate(in size: CGSize) {
    host.isChildVisible = frame.minY < size.height
    // A bar without height places nothing, and GTK can't draw what has no place.
    bar.host.isChildVisible = bar.frame.height > 0
    host.allocateAnew(Allocation(frame))
  }

  private func height(of view: UIView?) -> CGFloat {
    // A view that the app has put elsewhere since, into another window's dock maybe, isn't here.
    guard let view, view.superview === self, !view.isHidden else { return 0 }
    let own = view.frame.height.isFinite ? view.frame.height : 0
    guard own <= 0 || own == fitted[ObjectIdentifier(view)] else { return own }
    let asked = [view.sizeThatFits(.zero).height, view.intrinsicContentSize.height]
    let height = max(0, asked.filter(\.isFinite).max() ?? 0)
    fitted[ObjectIdentifier(view)] = height
    return height
  }

  private func replace(_ old: UIView?, by new: UIView?) {
    if let old, old !== new {
      fitted[ObjectIdentifier(old)] = nil
      // One view may be asked for as both.
      let isStillWanted = old === accessory || old === keyboardView
      if old.superview === self, !isStillWanted { old.removeFromSuperview() }
    }
    guard new?.superview !== self || old !== new else { return }
    if let new { insertSubview(new, at: new === accessory ? 0 : subviews.count) }
    window?.host.queueAllocate()
  }
}
