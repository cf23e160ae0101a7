// SPDX-License-Identifier: MIT

extension SeatDouble {
  /// Puts a finger down and takes it up again. False if nobody was touched.
  @discardableResult
  package func tap(_ x: Double, _ y: Double, finger: Int32 = 0, time: UInt32 = 0) -> Bool {
    guard touchDown(x, y, finger: finger, time: time) else { return false }
    touchUp(finger: finger, time: time)
    return true
  }

  /// Puts a finger down. False if nobody was touched.
  @discardableResult
  package func touchDown(_ x: Double, _ y: Double, finger: Int32 = 0, time: UInt32 = 0) -> Bool {
    guard let surface = surface(at: x, y), !touches.isEmpty else { return false }
    touchDown(on: surface, x: x, y: y, finger: finger, time: time)
    return true
  }

  /// Puts a finger down on a surface, whatever its input region says.
  package func touchDown(
    on surface: SurfaceDouble, x: Double, y: Double, finger: Int32, time: UInt32 = 0
  ) {
    fingers[finger] = surface
    toTouches(of: surface) {
      $0.post(
        "down", .uint(compositor.nextSerial()), .uint(time), .object(surface), .int(finger),
        .fixed(x), .fixed(y))
    }
  }

  /// Moves a finger that is down.
  package func touchMove(_ x: Double, _ y: Double, finger: Int32 = 0, time: UInt32 = 0) {
    toTouches(of: fingers[finger]) {
      $0.post("motion", .uint(time), .int(finger), .fixed(x), .fixed(y))
    }
  }

  /// Takes a finger up.
  package func touchUp(finger: Int32 = 0, time: UInt32 = 0) {
    let surface = fingers.removeValue(forKey: finger)
    toTouches(of: surface) {
      $0.post("up", .uint(compositor.nextSerial()), .uint(time), .int(finger))
    }
  }

  /// Takes all touches back, as for a gesture of the compositor's own.
  package func touchCancel() {
    fingers = [:]
    for each in touches { each.post("cancel") }
  }

  func surface(at x: Double, _ y: Double) -> SurfaceDouble? {
    compositor.layers.last { $0.surface?.state.takesInput(x: x, y: y) ?? false }?.surface
  }

  private func toTouches(of surface: SurfaceDouble?, _ body: (SeatDevice) -> Void) {
    guard let surface else { return }
    for touch in touches where touch.client == surface.client {
      body(touch)
      touch.post("frame")
    }
  }
}
