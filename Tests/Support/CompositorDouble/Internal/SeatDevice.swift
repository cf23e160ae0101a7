// SPDX-License-Identifier: MIT

/// A client's `wl_pointer`, `wl_touch` or `wl_keyboard`.
final class SeatDevice: ServerObject {
  weak var seat: SeatDouble?

  override func end() {
    seat?.forget(self)
  }
}
