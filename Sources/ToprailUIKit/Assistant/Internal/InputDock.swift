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

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The dock's height in a window of a size, without moving anything.
  func height(in size: CGSize) -> CGFloat {
    height(of: accessory) + bar.height(in: size) + height(of: keyboardView)
  }

  /// Places the parts for a window's size, and the dock with as much of it in the window as shows.
  func layout(in size: CGSize, showing shown: CGFloat) {
    var y: CGFloat = 0
    for view in parts {
      let height = view === bar ? bar.height(in: size) : height(of: view)
      if !hasOwnHeight(view) { fitted[ObjectIdentifier(view)] = height }
      view.frame = CGRect(x: 0, y: y, width: size.width, height: height)
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
    guard let view, view.superview === self, !view.isHidden else { return 0 }
    if hasOwnHeight(view) { return view.frame.height }
    let asked = [view.sizeThatFits(.zero).height, view.intrinsicContentSize.height]
    return max(0, asked.filter(\.isFinite).max() ?? 0)
  }

  /// What is in the dock. A view that the app has put elsewhere since, into another window's dock
  /// maybe, isn't.
  private var parts: [UIView] {
    [accessory, bar, keyboardView].compactMap(\.self).filter { $0.superview === self }
  }

  private func hasOwnHeight(_ view: UIView) -> Bool {
    let height = view.frame.height
    return height.isFinite && height > 0 && height != fitted[ObjectIdentifier(view)]
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
