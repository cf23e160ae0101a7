// SPDX-License-Identifier: MIT

import GLib
import GTK
import InputAssistant

/// A row of bar button items: as an `inputAccessoryView` above the keyboard, or anywhere in a window.
///
/// It is 44 points high. Flexible spaces share what is left; with too little room titles are
/// shortened, the widest first, and then the row scrolls.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitoolbar>
@preconcurrency @MainActor
open class UIToolbar: UIView {
  private lazy var shelf = ItemShelf(owner: self, gate: gate) { [weak self] in self?.tapped($0) }
  private var values: [BarItem] = []
  private var entries: [BarEntry] = []
  private lazy var gate = TouchGate(host)
  private lazy var compactHeight = CompactHeight(of: self, gate: gate) { [weak self] in
    self?.showItems()
  }
  private var isDue = false

  // On a dock the Tab key passes it by, as it does the shortcuts bar.
  var isOpenToFocus = true {
    didSet { shelf.isOpenToFocus = isOpenToFocus }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.add(cssClass: "toprail-bar")
    host.setAccessibleRole(.toolbar)
    host.setAccessibleLabel("Toolbar")
    host.add(cssClass: "toprail-dock")
    shelf.strip.insert(into: host)
    shelf.isOpenToFocus = true
    BarChanges.observe(self) { [weak self] in self?.itemsDidChange() }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The items, in reading order; nil for none.
  open var items: [UIBarButtonItem]? {
    didSet { gate.run { [weak self] in self?.showItems() } }
  }

  /// Sets the items. Nothing is animated.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    self.items = items
  }

  /// What assistive software calls the bar; nil is "Toolbar".
  open override var accessibilityLabel: String? {
    didSet { host.setAccessibleLabel(accessibilityLabel ?? "Toolbar") }
  }

  /// The colour behind the items; nil is the desktop's.
  open var barTintColor: UIColor? {
    didSet { backgroundColor = barTintColor }
  }

  open override func tintColorDidChange() {
    styles.set(.text, givenTint, on: host)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric, height: CGFloat(BarTheme.shared.metrics.accessoryHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width, superview?.bounds.width ?? 0), height: intrinsicContentSize.height)
  }

  override func allocateContent(width: Int, height: Int) {
    let widths = Dictionary(entries.map { ($0.id, $0.width) }) { first, _ in first }
    let arrangement = arrangeToolbar(
      values, width: Double(width), rightToLeft: host.isRightToLeft,
      metrics: BarTheme.shared.metrics
    ) { widths[$0.id] ?? 0 }
    shelf.place(
      arrangement.elements, region: arrangement.leadingRegion, rowHeight: height,
      isRightToLeft: arrangement.isRightToLeft)
    compactHeight.follow()
    window?.inputHost.reach.dockDidChange()
  }
}

extension UIToolbar: ReachableBar {
  var reachRows: [[ReachStop]] { isHidden ? [] : [shelf.reachStops] }
}

extension UIToolbar {
  private func itemsDidChange() {
    guard !isDue else { return }
    isDue = true
    MainLoop.soon { [weak self] in
      self?.isDue = false
      self?.gate.run { [weak self] in self?.showItems() }
    }
  }

  private func showItems() {
    let items = items ?? []
    BarChanges.reading {
      values = items.enumerated().map { $1.barItem(id: .accessory($0)) }
      entries = zip(values, items).compactMap { value, item in
        value.isHidden || value.isSpace
          ? nil : BarEntry(value, of: item, isCompact: compactHeight.isCompact)
      }
    }
    shelf.show(entries)
    host.queueAllocate()
  }

  private func tapped(_ id: BarItem.ID) {
    entries.first { $0.id == id }?.source.trigger()
  }
}
