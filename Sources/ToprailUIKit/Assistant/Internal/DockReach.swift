// SPDX-License-Identifier: MIT

import GLib
import GTK

/// The dock from a hardware keyboard: F6 leads into it and out of it, arrows move in it.
///
/// The first responder stays what it was. While the focus is in the dock, keys that belong to the
/// field are given to the field.
@MainActor
final class DockReach {
  private weak var window: UIWindow?
  private unowned let dock: InputDock
  private var watch: KeyWatch?
  /// Takes the typing suggestion with a number; false if none shows.
  var takeSuggestion: (_ index: Int) -> Bool = { _ in false }

  /// Whether the focus is in the dock, on the first responder's behalf.
  private(set) var isInside = false
  // The focus waits in the field while its button goes away.
  private var isParked = false
  private var isRepairDue = false
  /// Where the focus was last: a row from the top and a place in the dock from the left.
  private var place = (row: 0, x: 0)
  private weak var last: Widget?
  private weak var lastItem: UIBarButtonItem?

  init(window: UIWindow, dock: InputDock) {
    self.window = window
    self.dock = dock
    watch = KeyWatch(on: window.host) { [weak self] in self?.press($0) ?? false }
  }

  /// The focus moved. True if nobody moved it: GTK takes it from what is being hidden.
  func focusDidMove() -> Bool {
    guard isInside, !isParked else { return isParked && window?.isMovingFocus == false }
    if dock.host.holdsFocus {
      notePlace()
      return false
    }
    guard window?.isMovingFocus == false, last?.isOpenToFocus != true else {
      end()
      return false
    }
    isParked = true
    dockDidChange()
    return true
  }

  /// A widget is about to go, or to be disabled: the focus mustn't be on it then.
  func parkFocus(on widget: Widget) {
    guard isInside, widget.holdsFocus else { return }
    isParked = true
    window?.syncFocus()
    window?.host.queueAllocate()
  }

  /// The dock was laid out: what has the focus may not be there any more.
  func dockDidChange() {
    guard isInside, !isRepairDue else { return }
    isRepairDue = true
    MainLoop.soon { [weak self] in
      self?.isRepairDue = false
      self?.repair()
    }
  }

  /// Brings the focus back to what the widget was when a list that hung on it was opened.
  func returnFocus(to widget: Widget) {
    guard isInside else { return }
    if !widget.isOpenToFocus || !widget.grabFocus() { repair() }
  }
}

extension DockReach {
  private func press(_ key: KeyPress) -> Bool {
    guard let window, !window.native.isFocusInPopover else { return false }
    if key.hasAlt, !key.hasControl, let digit = key.digit, (1...3).contains(digit) {
      return takeSuggestion(digit - 1)
    }
    guard isInside, !isParked else { return key.isPlain(.f6) && enter() }
    if key.opensList { return openList() }
    if key.isCommand { return forward() }
    switch key.name {
    case .escape, .f6, .tab: leave()
    case .left: step(-1)
    case .right: step(1)
    case .up: stepRow(-1)
    case .down: stepRow(1)
    case .home: moveToEnd(first: true)
    case .end: moveToEnd(first: false)
    case .enter, .space: return false
    case .menu: return false
    case nil: return key.isText && type()
    }
    return true
  }

  private func enter() -> Bool {
    let rows = rows
    guard window?.firstResponder != nil, let first = rows.lazy.compactMap(leadingStop).first else {
      return false
    }
    isInside = true
    setOpen(true)
    let all = rows.joined()
    let again = all.first { $0.widget === last }
    if !(again ?? first).widget.grabFocus() { leave() }
    return true
  }

  private func leave() {
    window?.syncFocus()
    if isInside { end() }
  }

  private func end() {
    isInside = false
    isParked = false
    setOpen(false)
  }

  private func setOpen(_ isOpen: Bool) {
    for bar in dock.reachableBars { bar.isOpenToFocus = isOpen }
  }

  /// A character goes to the field, where the focus then is.
  private func type() -> Bool {
    leave()
    return forward()
  }

  private func forward() -> Bool {
    guard let window else { return false }
    let field = (window.firstResponder as? any EditingResponder)?.focusWidget
    return watch?.forward(to: field ?? window.keySink.widget) ?? false
  }

  private func openList() -> Bool {
    rows.joined().first { $0.widget.hasFocusItself }?.openList() ?? false
  }
}

extension DockReach {
  private var isRightToLeft: Bool { dock.host.isRightToLeft }

  /// What can have the focus now, rows from the top, each from the left.
  private var rows: [[ReachStop]] {
    dock.reachRows.map { $0.filter(\.widget.isOpenToFocus) }.filter { !$0.isEmpty }
  }

  private func leadingStop(_ row: [ReachStop]) -> ReachStop? {
    isRightToLeft ? row.last : row.first
  }

  private func find(in rows: [[ReachStop]]) -> (row: Int, index: Int)? {
    for (number, row) in rows.enumerated() {
      if let index = row.firstIndex(where: { $0.widget.hasFocusItself }) { return (number, index) }
    }
    return nil
  }

  private func middle(of stop: ReachStop) -> Int {
    stop.widget.frame(in: dock.host).map { $0.x + $0.width / 2 } ?? 0
  }

  private func notePlace() {
    let rows = rows
    guard let (row, index) = find(in: rows) else { return }
    let stop = rows[row][index]
    place = (row, middle(of: stop))
    last = stop.widget
    lastItem = stop.item
  }

  private func step(_ offset: Int) {
    let rows = rows
    guard let (row, index) = find(in: rows) else { return repair() }
    let next = index + offset
    if rows[row].indices.contains(next) { rows[row][next].widget.grabFocus() }
  }

  private func stepRow(_ offset: Int) {
    let rows = rows
    guard let (row, index) = find(in: rows) else { return repair() }
    guard rows.indices.contains(row + offset) else { return }
    nearest(to: middle(of: rows[row][index]), in: rows[row + offset])?.widget.grabFocus()
  }

  private func moveToEnd(first: Bool) {
    let rows = rows
    guard let (row, _) = find(in: rows) else { return repair() }
    let stop = first != isRightToLeft ? rows[row].first : rows[row].last
    stop?.widget.grabFocus()
  }

  private func nearest(to x: Int, in row: [ReachStop]) -> ReachStop? {
    row.min { abs(middle(of: $0) - x) < abs(middle(of: $1) - x) }
  }

  /// Finds the focus a place near the one that it had; without any it goes back to the field.
  private func repair() {
    guard isInside, window?.native.isFocusInPopover == false else { return }
    let rows = rows
    isParked = false
    if let item = lastItem, let stop = rows.joined().first(where: { $0.item === item }) {
      if !stop.widget.hasFocusItself { stop.widget.grabFocus() }
      return notePlace()
    }
    guard find(in: rows) == nil else { return notePlace() }
    let row = rows.isEmpty ? [] : rows[min(place.row, rows.count - 1)]
    guard let stop = nearest(to: place.x, in: row), stop.widget.grabFocus() else { return leave() }
  }
}

extension KeyPress {
  /// Whether it is this key and no modifier that makes another of it.
  func isPlain(_ name: Name) -> Bool { self.name == name && !isCommand && !hasShift }

  /// Whether it opens the list of what has the focus: Menu, Shift and F10, Alt and Down.
  var opensList: Bool { name == .menu && !isCommand || name == .down && hasAlt && !hasControl }
}
