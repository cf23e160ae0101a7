// SPDX-License-Identifier: MIT

/// `wp_viewport`, its destination.
final class ViewportDouble: ServerObject {
  weak var surface: SurfaceDouble?

  override func handle(_ request: String, _ values: [WireValue]) {
    guard request == "set_destination" else { return }
    let (width, height) = (values[0].int, values[1].int)
    guard (width > 0 && height > 0) || (width == -1 && height == -1) else {
      return fail(0, "a destination of \(width) × \(height)")
    }
    guard let surface else { return fail(3, "a viewport without its surface") }
    surface.pendingDestination = width > 0 ? (width, height) : nil
  }

  override func end() {
    surface?.pendingDestination = nil
  }
}
