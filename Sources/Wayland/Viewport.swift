// SPDX-License-Identifier: MIT

/// Shows a buffer in another size than its own (`wp_viewport`).
@MainActor
package final class Viewport: Proxy {
  override var destructor: UInt32? { 0 }

  /// The surface's size in points.
  package func setDestination(width: Int32, height: Int32) { send(2, [.int(width), .int(height)]) }
}
