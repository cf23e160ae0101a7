// SPDX-License-Identifier: MIT

/// Memory that buffers are cut from (`wl_shm_pool`).
@MainActor
package final class ShmPool: Proxy {
  private let memory: SharedMemory

  init(taking object: NewObject, memory: SharedMemory) {
    self.memory = memory
    super.init(taking: object)
  }

  override var destructor: UInt32? { 1 }

  /// Makes a buffer of 32-bit pixels with an alpha channel, blue in the lowest byte.
  package func makeBuffer(offset: Int32, width: Int32, height: Int32, stride: Int32) -> Buffer {
    Buffer(
      taking: make(
        0, .buffer, [.new, .int(offset), .int(width), .int(height), .int(stride), .uint(0)]))
  }
}
