// SPDX-License-Identifier: MIT

import Glibc
import Wayland

/// `wl_shm`.
final class ShmDouble: ServerObject {
  init(of compositor: CompositorDouble, client: OpaquePointer, version: Int32, number: UInt32) {
    super.init(.shm, of: compositor, client: client, version: version, number: number)
    post("format", .uint(0))
    post("format", .uint(1))
  }

  override func handle(_ request: String, _ values: [WireValue]) {
    guard request == "create_pool" else { return }
    let pool = ShmPoolDouble(.shmPool, from: self, values[0])
    let descriptor = Int32(values[1].int)
    defer { close(descriptor) }
    if !pool.memory.map(descriptor, size: values[2].int) {
      fail(2, "a pool that can't be mapped")
    }
  }
}
