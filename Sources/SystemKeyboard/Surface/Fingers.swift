// SPDX-License-Identifier: MIT

package import InputAssistant
package import Wayland

/// Fingers and the mouse on the keyboard's surface, in one language.
@MainActor
package final class Fingers {
  /// What a finger does. The mouse is the finger ``mouse``.
  package enum Event: Hashable, Sendable {
    case down(Int, Point)
    case move(Int, Point)
    case up(Int)
    case cancelAll
    /// The wheel or two fingers on a touchpad, in points to the right or down.
    case scroll(Point, by: Double)
  }

  /// Called for each event.
  package var onEvent: (@MainActor (Event) -> Void)?

  /// No finger's number, which has 32 bits.
  package static let mouse = Int.min
  private static let leftButton: UInt32 = 0x110

  private let seat: Seat
  private let isMine: (OpaquePointer?) -> Bool
  private var pointer: Pointer?
  private var touch: Touch?
  private var place = Point(x: 0, y: 0)
  /// The surface that the mouse is on.
  private var pointed: OpaquePointer?
  private var isOnSurface: Bool { isMine(pointed) }
  private var isPressed = false
  private var touches: Set<Int32> = []

  /// Whether a finger, or the mouse's button, is down on the surface.
  var areDown: Bool { isPressed || !touches.isEmpty }

  /// - Parameter isMine: Whether a surface is the keyboard's.
  package init(_ seat: Seat, isMine: @escaping (OpaquePointer?) -> Bool) {
    self.seat = seat
    self.isMine = isMine
    seat.onCapabilities = { [weak self] in self?.follow($0) }
  }

  /// Takes the devices that are there, each once: a seat tells the same again.
  private func follow(_ capabilities: Seat.Capabilities) {
    if !capabilities.contains(.pointer) {
      pointer = nil
      releaseMouse()
    } else if pointer == nil {
      pointer = seat.makePointer()
      pointer?.onEvent = { [weak self] in self?.handle($0) }
    }
    if !capabilities.contains(.touch) {
      if touch != nil { cancelTouches() }
      touch = nil
    } else if touch == nil {
      touch = seat.makeTouch()
      touch?.onEvent = { [weak self] in self?.handle($0) }
    }
  }

  private func handle(_ event: Pointer.Event) {
    switch event {
    case .enter(_, let surface, let x, let y):
      pointed = surface
      move(to: Point(x: x, y: y))
    case .leave:
      pointed = nil
      releaseMouse()
    case .motion(_, let x, let y): move(to: Point(x: x, y: y))
    case .button(_, Self.leftButton, let isPressed):
      if isPressed, isOnSurface { press() } else if !isPressed { lift() }
    case .button: break
    case .axis(_, _, let value):
      if isOnSurface { onEvent?(.scroll(place, by: value)) }
    }
  }

  private func move(to place: Point) {
    self.place = place
    if isPressed { onEvent?(.move(Self.mouse, place)) }
  }

  private func press() {
    guard !isPressed else { return }
    isPressed = true
    onEvent?(.down(Self.mouse, place))
  }

  private func lift() {
    guard isPressed else { return }
    isPressed = false
    onEvent?(.up(Self.mouse))
  }

  /// The mouse is gone while its button was down: nobody will tell of the release.
  private func releaseMouse() {
    guard isPressed else { return }
    isPressed = false
    onEvent?(.cancelAll)
  }

  private func handle(_ event: Touch.Event) {
    switch event {
    case .down(_, let surface, let id, let x, let y):
      guard isMine(surface) else { return }
      touches.insert(id)
      onEvent?(.down(Int(id), Point(x: x, y: y)))
    case .motion(_, let id, let x, let y):
      if touches.contains(id) { onEvent?(.move(Int(id), Point(x: x, y: y))) }
    case .up(_, let id):
      if touches.remove(id) != nil { onEvent?(.up(Int(id))) }
    case .cancel: cancelTouches()
    }
  }

  private func cancelTouches() {
    touches.removeAll(keepingCapacity: true)
    onEvent?(.cancelAll)
  }

  /// The surface went, or is about to: whatever was on it counts no more.
  package func forget() {
    touches.removeAll(keepingCapacity: true)
    isPressed = false
    onEvent?(.cancelAll)
  }
}
