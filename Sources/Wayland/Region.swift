// SPDX-License-Identifier: MIT

/// A part of a surface (`wl_region`).
@MainActor
package final class Region: Proxy {
  override var destructor: UInt32? { 0 }

  /// Adds a rectangle, in points of the surface.
  package func add(x: Int32, y: Int32, width: Int32, height: Int32) {
    send(1, [.int(x), .int(y), .int(width), .int(height)])
  }
}
