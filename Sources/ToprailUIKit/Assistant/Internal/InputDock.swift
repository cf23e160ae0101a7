// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// What stands at the bottom of a window: accessory view, shortcuts bar, keys or input view, from the
/// top.
@MainActor
final class InputDock: UIView {
  let bar = BarView()
  let keys = KeysView()
  /// Told when what shows may have changed.
  weak var reach: DockReach?

  var accessory: UIView? {
    didSet { replace(oldValue, by: accessory) }
  }

  /// A view in the keyboard's place.
  var keyboardView: UIView? {
    didSet { replace(oldValue, by: keyboardView) }
  }

  /// What the field asks for.
  var appearance = UIKeyboardAppearance.default { didSet { showAppearance() } }

  /// The heights that views without one of their own got here. One that still has it asks again.
  private var fitted: [ObjectIdentifier: CGFloat] = [:]

  init() {
    super.init(frame: .zero)
    // What the app gives may have flexible sizes, as keyboards have; the dock alone gives them theirs.
    autoresizesSubviews = false
    host.add(cssClass: "toprail-dock")
    addSubview(bar)
    addSubview(keys)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The dock's height in a window of a size, without moving anything.
  func height(in size: CGSize) -> CGFloat {
    fitKeys(in: size)
    let app = height(of: accessory, in: size.width) + height(of: keyboardView, in: size.width)
    return app + bar.height(in: size) + keys.height
  }

  /// Places the parts for a window's size, and the dock with as much of it in the window as shows.
  func layout(in size: CGSize, showing shown: CGFloat) {
    fitKeys(in: size)
    var y: CGFloat = 0
    for view in parts {
      let height = height(of: view, in: size)
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
    defer { reach?.dockDidChange() }
    host.isChildVisible = frame.minY < size.height
    // A bar without height places nothing, and GTK can't draw what has no place.
    bar.host.isChildVisible = bar.frame.height > 0
    keys.host.isChildVisible = keys.frame.height > 0
    host.allocateAnew(Allocation(frame))
  }

  /// The height of a part; one that the app gave without a height of its own is remembered.
  private func height(of part: UIView, in size: CGSize) -> CGFloat {
    if part === bar { return bar.height(in: size) }
    if part === keys { return keys.height }
    let height = height(of: part, in: size.width)
    if !hasOwnHeight(part) { fitted[ObjectIdentifier(part)] = height }
    return height
  }

  /// Shares a window's height out between keys and bar: together they take no more than half.
  private func fitKeys(in size: CGSize) {
    let theme = BarTheme.shared
    guard keys.isShown else {
      bar.metrics = theme.metrics
      return
    }
    var single = theme.metricsAboveKeys
    single.twoRowMinimumScreenHeight = .infinity
    let accessory = Double(height(of: accessory, in: size.width))
    func barHeight(_ metrics: BarMetrics) -> Double {
      bar.metrics = metrics
      return accessory + Double(bar.height(in: size))
    }
    let fit = InputAssistant.fitKeys(
      rows: keys.rows, barHeight: barHeight(theme.metricsAboveKeys),
      alternatingBarHeight: barHeight(single), screenHeight: Double(size.height),
      metrics: theme.keyMetrics(in: size))
    bar.metrics = fit.barAlternates ? single : theme.metricsAboveKeys
    keys.metrics = fit.metrics
  }

  /// A bar takes the theme's colours; keys have colours of their own, light or dark as the theme.
  func showAppearance() {
    let isDark = appearance == .default ? DesktopSettings.isDark : appearance == .dark
    let isPlain = keys.isShown && BarTheme.shared.isHighContrast
    let isOwn = appearance != .default || keys.isShown
    host.set(cssClass: "dark", isOwn && isDark)
    host.set(cssClass: "light", isOwn && !isDark)
    host.set(cssClass: "contrast", isPlain)
    keys.isDark = isDark || isPlain
  }

  private func height(of view: UIView?, in width: CGFloat) -> CGFloat {
    guard let view, view.superview === self, !view.isHidden else { return 0 }
    if hasOwnHeight(view) { return view.frame.height }
    let intrinsic = view.intrinsicContentSize.height
    var asked = intrinsic == UIView.noIntrinsicMetric ? [] : [intrinsic]
    if let constrained = view.constrainedHeight(inWidth: width) { asked.append(constrained) }
    // What fits a view that says nothing else is the height that it has, and so comes last.
    if asked.isEmpty { asked = [view.sizeThatFits(.zero).height] }
    return max(0, asked.filter(\.isFinite).max() ?? 0)
  }

  /// What is in the dock. A view that the app has put elsewhere since, into another window's dock
  /// maybe, isn't.
  private var parts: [UIView] {
    [accessory, bar, keys, keyboardView].compactMap(\.self).filter { $0.superview === self }
  }

  /// Whether the app gave a view its height. A frame that constraints gave it isn't the app's.
  private func hasOwnHeight(_ view: UIView) -> Bool {
    guard view.layoutState.hasGivenFrame, (view as? UIInputView)?.allowsSelfSizing != true
    else { return false }
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
    for bar in old?.reachableBars ?? [] { bar.isOpenToFocus = true }
    for bar in new?.reachableBars ?? [] { bar.isOpenToFocus = reach?.isInside == true }
    window?.queueDockLayout()
  }
}

extension InputDock {
  /// What the keyboard's focus can stop at: rows from the top, each from the left.
  var reachRows: [[ReachStop]] {
    let accessoryRows = accessory.map { accessory -> [[ReachStop]] in
      guard accessory.superview === self, !accessory.isHidden else { return [] }
      let bars = accessory.reachableBars
      return bars.isEmpty ? [accessory.reachableControls] : bars.flatMap(\.reachRows)
    }
    return (accessoryRows ?? []) + bar.reachRows
  }
}
