// SPDX-License-Identifier: MIT

import Wayland

/// A client's `wl_seat`.
final class BoundSeat: ServerObject {
  weak var seat: SeatDouble?

  init(of compositor: CompositorDouble, client: OpaquePointer, version: Int32, number: UInt32) {
    super.init(.seat, of: compositor, client: client, version: version, number: number)
  }

  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "get_pointer": seat?.pointers.append(device(.pointer, values[0]))
    case "get_touch": seat?.touches.append(device(.touch, values[0]))
    case "get_keyboard": _ = device(.keyboard, values[0])
    default: break
    }
  }

  override func end() {
    seat?.forget(self)
  }

  private func device(_ interface: Interface, _ number: WireValue) -> SeatDevice {
    let device = SeatDevice(interface, from: self, number)
    device.seat = seat
    return device
  }
}
