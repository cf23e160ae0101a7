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
      notePlace(in: ReachMap(dock))
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
    window?.queueDockLayout()
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
    guard isInside, !isParked else { return key.isPlain(.function(6)) && enter() }
    if key.opensList { return openList() }
    if key.isCommand { return forward() }
    switch key.name {
    case .escape, .function(6), .tab, .backTab: leave()
    case .left: move { $0.neighbour(-1) }
    case .right: move { $0.neighbour(1) }
    case .up: move { $0.neighbourRow(-1) }
    case .down: move { $0.neighbourRow(1) }
    case .home: move { $0.end(first: true) }
    case .end: move { $0.end(first: false) }
    case nil: return key.isText && type()
    default: return false
    }
    return true
  }

  private func enter() -> Bool {
    let map = ReachMap(dock)
    guard window?.firstResponder != nil, let first = map.first else { return false }
    isInside = true
    setOpen(true)
    if !(map.stop(of: last) ?? first).widget.grabFocus() { leave() }
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
    ReachMap(dock).focused?.openList() ?? false
  }
}

extension DockReach {
  private func move(to stop: (ReachMap) -> ReachStop?) {
    let map = ReachMap(dock)
    guard map.focused != nil else { return repair() }
    stop(map)?.widget.grabFocus()
  }

  private func notePlace(in map: ReachMap) {
    guard let stop = map.focused, let position = map.position else { return }
    place = position
    last = stop.widget
    lastItem = stop.item
  }

  /// Finds the focus a place near the one that it had; without any it goes back to the field.
  private func repair() {
    guard isInside, window?.native.isFocusInPopover == false else { return }
    isParked = false
    let map = ReachMap(dock)
    // A button may have come to show another item, and another button this one.
    if let stop = lastItem.flatMap(map.stop(of:)) {
      if !stop.widget.hasFocusItself { stop.widget.grabFocus() }
      return notePlace(in: map)
    }
    guard map.focused == nil else { return notePlace(in: map) }
    guard let stop = map.nearest(to: place), stop.widget.grabFocus() else { return leave() }
  }
}

extension KeyPress {
  /// Whether it is this key and no modifier that makes another of it.
  func isPlain(_ name: Key) -> Bool { self.name == name && !isCommand && !hasShift }

  /// Whether it opens the list of what has the focus: Menu, Shift and F10, Alt and Down.
  var opensList: Bool { name == .menu && !isCommand || name == .down && hasAlt && !hasControl }
}
