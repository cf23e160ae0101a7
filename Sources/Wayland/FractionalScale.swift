// SPDX-License-Identifier: MIT

/// The scale that a surface should have (`wp_fractional_scale_v1`).
@MainActor
package final class FractionalScale: Proxy {
  /// Called with how many pixels a point should have.
  package var onPreferredScale: (@MainActor (Double) -> Void)?

  override var destructor: UInt32? { 0 }

  override func handle(_ opcode: UInt32, _ arguments: Arguments) {
    if opcode == 0 { onPreferredScale?(Double(arguments.uint(0)) / 120) }
  }
}
