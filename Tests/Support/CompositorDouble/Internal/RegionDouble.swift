// SPDX-License-Identifier: MIT

/// `wl_region`: what was added and taken away, in order.
final class RegionDouble: ServerObject {
  private(set) var steps: [(adds: Bool, frame: PixelFrame)] = []

  override func handle(_ request: String, _ values: [WireValue]) {
    guard request != "destroy" else { return }
    steps.append((request == "add", PixelFrame(values[...])))
  }
}
