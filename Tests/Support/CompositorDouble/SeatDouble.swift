// SPDX-License-Identifier: MIT

import Wayland

/// A seat: the hands that touch the client's surfaces.
///
/// Places are in points of the layer surface. A touch where the surface takes no input goes to nobody,
/// and the calls say so.
package final class SeatDouble {
  /// What the seat has.
  package private(set) var capabilities: SeatCapabilities
  /// The code of a mouse's left button.
  package static let leftButton: UInt32 = 0x110

  private(set) var global: ServerGlobal?
  var pointers: [SeatDevice] = []
  var touches: [SeatDevice] = []
  var pointerFocus: SurfaceDouble?
  var fingers: [Int32: SurfaceDouble] = [:]
  private var bound: [BoundSeat] = []
  unowned(unsafe) let compositor: CompositorDouble

  init(_ capabilities: SeatCapabilities, of compositor: CompositorDouble) {
    self.capabilities = capabilities
    self.compositor = compositor
    let global = ServerGlobal(.seat, of: compositor) { [unowned self, unowned(unsafe) compositor] in
      let object = BoundSeat(of: compositor, client: $0, version: $1, number: $2)
      object.seat = self
      bound.append(object)
      tell(object)
      return object
    }
    self.global = global
    compositor.globals.append(global)
  }

  /// Gains or loses devices.
  package func change(_ capabilities: SeatCapabilities) {
    self.capabilities = capabilities
    for each in bound { tell(each) }
  }

  func forget(_ object: ServerObject) {
    bound.removeAll { $0 === object }
    pointers.removeAll { $0 === object }
    touches.removeAll { $0 === object }
  }

  private func tell(_ object: BoundSeat) {
    object.post("capabilities", .uint(capabilities.rawValue))
    object.post("name", .string("seat0"))
  }
}
