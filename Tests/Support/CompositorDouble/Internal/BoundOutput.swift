// SPDX-License-Identifier: MIT

import Wayland

/// A client's `wl_output`.
final class BoundOutput: ServerObject {
  weak var output: OutputDouble?

  init(of compositor: CompositorDouble, client: OpaquePointer, version: Int32, number: UInt32) {
    super.init(.output, of: compositor, client: client, version: version, number: number)
  }

  override func end() {
    output?.forget(self)
  }
}
