// SPDX-License-Identifier: MIT

package import InputAssistant

extension KeyboardPanel {
  /// How far from a button a finger may come down or be lifted and still mean it, in points.
  private static var reach: Double { 16 }
  /// How far a finger slides across before it scrolls, in points.
  private static var scrollStart: Double { 10 }

  /// A finger comes down, or a pointer's button.
  ///
  /// - Parameters:
  ///   - id: A number that tells this finger from the others; one that is down already is taken away
  ///     first.
  ///   - point: Where, in points.
  ///   - time: When, in seconds.
  package func down(_ id: Int, at point: Point, time: Double) {
    cancel(id)
    guard point.x.isFinite, point.y.isFinite else { return }
    if point.y >= layout.keysY, let key = key(near: point) {
      touches.append(PanelTouch(id: id, origin: point, role: .key))
      session.press(key, touch: id, at: point, time: time)
    } else if point.y < layout.keysY {
      touches.append(PanelTouch(id: id, origin: point, role: .bar(press(at: point))))
      refresh()
    }
  }

  /// A finger slides.
  package func move(_ id: Int, to point: Point, time: Double) {
    guard point.x.isFinite, point.y.isFinite, let index = index(of: id) else { return }
    switch touches[index].role {
    case .key:
      let inKeys = Point(x: point.x, y: point.y - layout.keysY)
      session.move(touch: id, to: point, over: picture.keys?.hit(inKeys), time: time)
    case .bar(let press): slide(index, press, to: point)
    case .scroll(let scroll, let lastX):
      touches[index].role = .scroll(scroll, lastX: point.x)
      drag(scroll, by: point.x - lastX)
    }
  }

  /// A finger is lifted where it was last.
  package func up(_ id: Int, time: Double) {
    guard let index = index(of: id) else { return }
    let touch = touches.remove(at: index)
    switch touch.role {
    case .key: session.release(touch: id, time: time)
    case .bar(let press):
      // What it does may end the session or begin another one, and changes the bar that it held.
      if press.isInside { run(press) }
    case .scroll: break
    }
    settle(touch)
  }

  /// A finger is taken away by the system, which does nothing.
  package func cancel(_ id: Int) {
    guard let index = index(of: id) else { return }
    let touch = touches.remove(at: index)
    if case .key = touch.role { session.cancel(touch: id) }
    settle(touch)
  }

  /// Takes all fingers away, as when the compositor does or the keyboard is hidden.
  package func cancelAll() {
    while let touch = touches.last { cancel(touch.id) }
  }

  /// Time has passed; to be called when ``nextDeadline`` has come, which is another one after each call
  /// about a finger or time.
  package func tick(time: Double) { session.tick(time: time) }

  /// When ``tick(time:)`` has something to do; nil for never.
  package var nextDeadline: Double? { session.nextDeadline }

  /// The ids of what fingers press on the bar.
  var pressedItems: [BarItem.ID] {
    touches.compactMap { touch in
      guard case .bar(let press) = touch.role, press.isInside, press.element?.isEnabled == true
      else { return nil }
      return press.element?.id
    }
  }

  private func index(of id: Int) -> Int? { touches.firstIndex { $0.id == id } }

  /// The key that a finger means: the nearest one, and none for a finger far from all of them, beside
  /// the keys in the middle of a wide screen.
  private func key(near point: Point) -> KeyID? {
    guard let keys = picture.keys else { return nil }
    let bounds = keys.bounds
    let inside = Point(
      x: min(max(point.x, bounds.x), bounds.maxX.nextDown),
      y: min(max(point.y - layout.keysY, bounds.y), bounds.maxY.nextDown))
    return abs(inside.x - point.x) <= keys.pitch ? keys.hit(inside) : nil
  }

  private func press(at point: Point) -> BarPress {
    let element = scene.elements.nearest(to: point, within: Self.reach) { $0.kind.isOnBar }
    var press = BarPress(element: element, scroll: scroll(at: point))
    if case .suggestion(let index)? = element?.place, let shown = bar.suggestions,
      shown.indices.contains(index)
    {
      press.suggestion = shown[index]
    }
    return press
  }

  private func slide(_ index: Int, _ press: BarPress, to point: Point) {
    var press = press
    if let scroll = press.scroll, abs(point.x - touches[index].origin.x) > Self.scrollStart {
      touches[index].role = .scroll(scroll, lastX: point.x)
      drag(scroll, by: point.x - touches[index].origin.x)
      return
    }
    let distance = press.element?.visibleFrame.distance(to: point) ?? .infinity
    guard press.isInside != (distance <= Self.reach) else { return }
    press.isInside.toggle()
    touches[index].role = .bar(press)
    refresh()
  }

  private func run(_ press: BarPress) {
    if let suggestion = press.suggestion {
      session.take(suggestion)
    } else if let element = press.element {
      session.tap(element.id)
    }
  }

  /// What changed under the finger that was lifted shows now.
  private func settle(_ touch: PanelTouch) { if isPutOff || touch.holdsBar { refresh() } }
}

extension SceneElement.Kind {
  /// Whether it is part of the bar or the accessory row.
  fileprivate var isOnBar: Bool {
    switch self {
    case .key, .functionKey, .returnKey, .popUp: false
    default: true
    }
  }
}

extension [SceneElement] {
  /// The nearest element that can be seen, within a distance.
  fileprivate func nearest(
    to point: Point, within reach: Double, where matches: (SceneElement) -> Bool
  ) -> SceneElement? {
    var nearest: SceneElement?
    var distance = reach
    for element in self where matches(element) {
      let visible = element.visibleFrame
      let candidate = visible.distance(to: point)
      guard !visible.isEmpty, nearest == nil ? candidate <= distance : candidate < distance
      else { continue }
      (nearest, distance) = (element, candidate)
    }
    return nearest
  }
}
