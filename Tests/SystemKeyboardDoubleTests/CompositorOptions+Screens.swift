// SPDX-License-Identifier: MIT

import CompositorDouble

extension CompositorOptions {
  /// A phone with another, wide screen beside it.
  static var twoScreens: CompositorOptions {
    var second = OutputSetting()
    second.name = "DOUBLE-2"
    second.pixels = (1000, 600)
    var options = CompositorOptions()
    options.outputs.append(second)
    return options
  }
}
