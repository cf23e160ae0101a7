// SPDX-License-Identifier: MIT

extension SeatDouble {
  /// Moves the pointer to a place, presses the left button and releases it. False if nobody was clicked.
  @discardableResult
  package func click(_ x: Double, _ y: Double, time: UInt32 = 0) -> Bool {
    guard pointerMove(x, y, time: time) else { return false }
    button(isPressed: true, time: time)
    button(isPressed: false, time: time)
    return true
  }

  /// Moves the pointer; enters the surface there or leaves the one before. False if nobody is there.
  @discardableResult
  package func pointerMove(_ x: Double, _ y: Double, time: UInt32 = 0) -> Bool {
    let surface = surface(at: x, y)
    if surface !== pointerFocus { pointerLeave() }
    guard let surface, !pointers.isEmpty else { return false }
    if pointerFocus == nil {
      pointerFocus = surface
      toPointers {
        $0.post(
          "enter", .uint(compositor.nextSerial()), .object(surface), .fixed(x), .fixed(y))
      }
    } else {
      toPointers { $0.post("motion", .uint(time), .fixed(x), .fixed(y)) }
    }
    return true
  }

  /// Presses or releases a button of the pointer, the left one by default.
  package func button(
    _ code: UInt32 = SeatDouble.leftButton, isPressed: Bool, time: UInt32 = 0
  ) {
    toPointers {
      $0.post(
        "button", .uint(compositor.nextSerial()), .uint(time), .uint(code),
        .uint(isPressed ? 1 : 0))
    }
  }

  /// Moves the pointer away from the surface that it is on.
  package func pointerLeave() {
    guard let surface = pointerFocus else { return }
    toPointers { $0.post("leave", .uint(compositor.nextSerial()), .object(surface)) }
    pointerFocus = nil
  }

  private func toPointers(_ body: (SeatDevice) -> Void) {
    guard let surface = pointerFocus, surface.isAlive else { return }
    for pointer in pointers where pointer.client == surface.client {
      body(pointer)
      pointer.post("frame")
    }
  }
}
