// SPDX-License-Identifier: MIT

/// Shows memory of this program's on surfaces (`wl_shm`).
///
/// Every compositor knows the format that is used here, `ARGB8888`, so what it lists is ignored.
@MainActor
package final class Shm: Proxy {
  /// Lets the compositor read the memory, which stays readable as long as it has buffers.
  package func makePool(_ memory: SharedMemory) -> ShmPool {
    ShmPool(
      taking: make(
        0, .shmPool, [.new, .descriptor(memory.descriptor), .int(Int32(clamping: memory.count))]),
      memory: memory)
  }
}
