// SPDX-License-Identifier: MIT

/// Tells which scale a surface should have (`wp_fractional_scale_manager_v1`).
@MainActor
package final class FractionalScaleManager: Proxy {
  override var destructor: UInt32? { 0 }

  /// Makes what tells a surface's scale.
  package func makeFractionalScale(_ surface: Surface) -> FractionalScale {
    FractionalScale(taking: make(1, .fractionalScale, [.new, .object(surface)]))
  }
}
