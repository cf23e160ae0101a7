// SPDX-License-Identifier: MIT

import Wayland

/// A screen, and the `wl_output`s that clients have bound of it.
package final class OutputDouble {
  /// What clients are told.
  package private(set) var setting: OutputSetting

  private(set) var global: ServerGlobal?
  private var bound: [BoundOutput] = []
  private unowned(unsafe) let compositor: CompositorDouble

  init(_ setting: OutputSetting, of compositor: CompositorDouble) {
    self.setting = setting
    self.compositor = compositor
    let global = ServerGlobal(.output, of: compositor) {
      [unowned self, unowned(unsafe) compositor] in
      let object = BoundOutput(of: compositor, client: $0, version: $1, number: $2)
      object.output = self
      bound.append(object)
      tell(object)
      return object
    }
    self.global = global
    compositor.globals.append(global)
  }

  /// Changes the screen: tells `wl_output`, the fractional scale and the layer surfaces on it.
  package func change(_ change: (inout OutputSetting) -> Void) {
    change(&setting)
    for each in bound { tell(each) }
    for each in compositor.fractionalScales { each.tell() }
    for each in compositor.layers where each.output === self { each.configure() }
  }

  /// The client's objects for this screen.
  func objects(of client: OpaquePointer?) -> [ServerObject] {
    bound.filter { $0.client == client }
  }

  func forget(_ object: BoundOutput) {
    bound.removeAll { $0 === object }
  }

  private func tell(_ object: BoundOutput) {
    object.post(
      "geometry", .int(0), .int(0), .int(Int32(setting.millimetres.width)),
      .int(Int32(setting.millimetres.height)), .int(0), .string("Double"), .string("Screen"),
      .int(setting.transform))
    object.post(
      "mode", .uint(3), .int(Int32(setting.pixels.width)), .int(Int32(setting.pixels.height)),
      .int(60_000))
    object.post("scale", .int(Int32(setting.scale.rounded(.up))))
    object.post("name", .string(setting.name))
    object.post("description", .string("A screen of a compositor double"))
    object.post("done")
  }
}
