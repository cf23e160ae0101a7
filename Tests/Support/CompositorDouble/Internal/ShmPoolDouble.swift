// SPDX-License-Identifier: MIT

import Wayland

/// `wl_shm_pool`.
final class ShmPoolDouble: ServerObject {
  let memory = ClientMemory()

  override func handle(_ request: String, _ values: [WireValue]) {
    switch request {
    case "create_buffer": createBuffer(values)
    case "resize": memory.resize(values[0].int)
    default: break
    }
  }

  private func createBuffer(_ values: [WireValue]) {
    let numbers = values.dropFirst().map(\.int)
    let (offset, width, height, stride) = (numbers[0], numbers[1], numbers[2], numbers[3])
    guard numbers[4] < 2 else { return fail(0, "format \(numbers[4])") }
    let fits =
      offset >= 0 && width > 0 && height > 0 && stride >= width * 4
      && offset + stride * height <= memory.size
    guard fits else { return fail(1, "a buffer of \(width) × \(height) outside its pool") }
    let buffer = BufferDouble(.buffer, from: self, values[0])
    buffer.lie(in: memory, offset: offset, width: width, height: height, stride: stride)
  }
}
