// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// The items' widgets of one side of a bar, or of a toolbar, in a strip that can scroll.
///
/// Widgets are kept by id, and both a group's items and its representative have one, so that
/// collapsing and expanding only shows and hides.
@MainActor
final class ItemShelf {
  private let box = LayoutBox()
  let strip: ScrollStrip
  private unowned let owner: UIView
  private let onTap: (BarItem.ID) -> Void
  private let gate: TouchGate

  private var buttons: [BarItem.ID: ItemButton] = [:]
  private var views: [BarItem.ID: UIView] = [:]
  private var order: [BarItem.ID] = []
  private var places: [BarItem.ID: Allocation] = [:]
  private var contentWidth = 0
  private var wasScrolling = false
  private lazy var motion = Motion(on: strip)
  private var fading: [Widget] = []

  /// Whether GTK may give the focus to the items.
  var isOpenToFocus = false {
    didSet {
      for button in buttons.values { button.button.canFocus = isOpenToFocus }
      for view in views.values { setOpenToFocus(view) }
    }
  }

  /// - Parameters:
  ///   - owner: the view that is next to custom views in the responder chain.
  ///   - gate: told when a list opens, which takes the finger over.
  init(owner: UIView, gate: TouchGate, onTap: @escaping (BarItem.ID) -> Void) {
    self.owner = owner
    self.gate = gate
    self.onTap = onTap
    strip = ScrollStrip(content: box)
    strip.isFocusable = false
    // A view may be let go on another thread, while GTK still lays the box out on this one.
    box.onMeasure = { [weak self] orientation, _ in
      guard let self, orientation == .horizontal else { return (0, 0) }
      return (contentWidth, contentWidth)
    }
    box.onAllocate = { [weak self] _, _ in self?.allocate() }
  }

  /// Shows these items, in this order; `place` says which of them where.
  func show(_ entries: [BarEntry]) {
    let ids = entries.map(\.id)
    drop(except: Set(ids))
    for entry in entries { show(entry) }
    guard ids != order else { return }
    order = ids
    for id in ids where views[id].map({ $0.superview === owner }) ?? true {
      widget(id)?.insert(into: box)
    }
  }

  /// Places what an arrangement shows.
  ///
  /// - Parameters:
  ///   - elements: those of this shelf.
  ///   - region: the part that scrolls, if it does; otherwise the strip lies round its elements.
  func place(_ elements: [Placed], region: ScrollRegion?, rowHeight: Int, isRightToLeft: Bool) {
    let frames = elements.map { Allocation($0.frame) }
    let left = region == nil ? frames.map(\.x).min() ?? 0 : 0
    let right = frames.map { $0.x + $0.width }.max() ?? 0
    places = [:]
    for (element, frame) in zip(elements, frames) {
      places[element.id] = Allocation(
        x: frame.x - left, y: 0, width: frame.width, height: rowHeight)
    }
    setContentWidth(region.map { Int($0.contentWidth.rounded()) } ?? right - left)
    let y = frames.first?.y ?? 0
    let frame =
      region.map { Allocation($0.frame) }
      ?? Allocation(x: left, y: y, width: right - left, height: rowHeight)
    strip.isChildVisible = !elements.isEmpty && frame.width > 0
    if strip.isChildVisible {
      strip.allocate(frame)
      // GTK doesn't go into a box whose size stayed the same, though what it holds may have moved.
      allocate()
    } else {
      for button in buttons.values { button.hide() }
    }
    startScrolling(region, isRightToLeft)
  }

  /// What the keyboard's focus can stop at, from the left.
  var reachStops: [ReachStop] {
    guard strip.isChildVisible else { return [] }
    return places.sorted { $0.value.x < $1.value.x }.flatMap { id, _ -> [ReachStop] in
      if let button = buttons[id] { return [button.reachStop] }
      return views[id]?.reachableControls ?? []
    }
  }

  private func setOpenToFocus(_ view: UIView) {
    view.host.canFocus = view.isUserInteractionEnabled && (isOpenToFocus || view.holdsField)
  }

  private func show(_ entry: BarEntry) {
    if let view = entry.source.customView {
      buttons.removeValue(forKey: entry.id)?.parkFocus()
      if views[entry.id] !== view { adopt(view, as: entry.id) }
      return
    }
    if views[entry.id] != nil { dropView(entry.id) }
    let button = buttons[entry.id] ?? makeButton(entry.id)
    button.show(entry)
  }

  private func makeButton(_ id: BarItem.ID) -> ItemButton {
    let button = ItemButton(in: owner, gate: gate, onTap: onTap)
    button.button.canFocus = isOpenToFocus
    button.button.insert(into: box)
    button.button.isChildVisible = false
    buttons[id] = button
    order.removeAll()
    return button
  }

  private func adopt(_ view: UIView, as id: BarItem.ID) {
    dropView(id)
    owner.adopt(view, into: box)
    views[id] = view
    setOpenToFocus(view)
    order.removeAll()
  }

  private func dropView(_ id: BarItem.ID) {
    guard let view = views.removeValue(forKey: id), view.superview === owner,
      !views.values.contains(view)
    else { return }
    view.removeFromSuperview()
  }

  private func drop(except ids: Set<BarItem.ID>) {
    for (id, button) in buttons where !ids.contains(id) {
      button.parkFocus()
      buttons[id] = nil
    }
    for id in views.keys where !ids.contains(id) { dropView(id) }
  }

  private func widget(_ id: BarItem.ID) -> Widget? { buttons[id]?.button ?? views[id]?.host }

  private func setContentWidth(_ width: Int) {
    guard width != contentWidth else { return }
    contentWidth = width
    box.queueResize()
  }

  private func allocate() {
    var new: [Widget] = []
    for (id, button) in buttons {
      if let place = places[id] {
        if button.place(place) { new.append(button.button) }
      } else {
        button.hide()
      }
    }
    fadeIn(new)
    // The app may have put a view elsewhere since.
    for (id, view) in views where view.superview === owner {
      guard let place = places[id] else {
        view.host.isChildVisible = false
        continue
      }
      view.host.isChildVisible = true
      view.place(centredIn: place)
    }
  }

  private func fadeIn(_ widgets: [Widget]) {
    guard !widgets.isEmpty, motion.isPossible else { return }
    for widget in fading { widget.opacity = 1 }
    fading = widgets
    for widget in fading { widget.opacity = 0 }
    motion.start { [weak self] progress in
      for widget in self?.fading ?? [] { widget.opacity = progress }
    }
  }

  /// A side that begins to scroll begins at its leading end, which is GTK's right one here.
  private func startScrolling(_ region: ScrollRegion?, _ isRightToLeft: Bool) {
    let scrolls = region != nil
    defer { wasScrolling = scrolls }
    guard scrolls != wasScrolling else { return }
    strip.offset = isRightToLeft ? region?.maximumOffset ?? 0 : 0
  }
}

extension UIView {
  /// Gives a custom view its width and, where it has one, its own height, in the middle of the row.
  fileprivate func place(centredIn row: Allocation) {
    let wanted = frame.height > 0 ? frame.height : sizeThatFits(.zero).height
    let height = wanted > 0 ? min(wanted, CGFloat(row.height)) : CGFloat(row.height)
    frame = CGRect(
      x: CGFloat(row.x), y: (CGFloat(row.height) - height) / 2, width: CGFloat(row.width),
      height: height)
    layoutIfNeeded()
    host.allocateAnew(Allocation(frame))
  }
}
