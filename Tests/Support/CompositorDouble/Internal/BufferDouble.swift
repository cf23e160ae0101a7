// SPDX-License-Identifier: MIT

/// `wl_buffer`.
final class BufferDouble: ServerObject {
  private(set) var width = 0
  private(set) var height = 0
  private var memory: ClientMemory?
  private var offset = 0
  private var stride = 0

  func lie(in memory: ClientMemory, offset: Int, width: Int, height: Int, stride: Int) {
    self.memory = memory
    (self.offset, self.stride, self.width, self.height) = (offset, stride, width, height)
  }

  /// A copy of what the client has painted.
  var pixels: [UInt32] {
    guard let memory else { return [] }
    return (0..<height).flatMap {
      memory.row(at: offset + $0 * stride, count: width)
    }
  }
}
