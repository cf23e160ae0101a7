// SPDX-License-Identifier: MIT

import Wayland

/// `zwlr_foreign_toplevel_manager_v1`.
final class ToplevelManagerDouble: ServerObject {
  init(of compositor: CompositorDouble, client: OpaquePointer, version: Int32, number: UInt32) {
    super.init(
      .foreignToplevelManager, of: compositor, client: client, version: version, number: number)
    compositor.toplevelManagers.append(self)
    for each in compositor.toplevels { tell(of: each) }
  }

  override func handle(_ request: String, _ values: [WireValue]) {
    guard request == "stop" else { return }
    post("finished")
    destroy()
  }

  override func end() {
    compositor.toplevelManagers.removeAll { $0 === self }
  }

  func tell(of toplevel: ToplevelDouble) {
    let handle = ServerObject(
      .foreignToplevelHandle, of: compositor, client: client, version: version, number: 0)
    post("toplevel", .object(handle))
    toplevel.tell(handle)
  }
}
