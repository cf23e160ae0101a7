// SPDX-License-Identifier: MIT

/// Makes viewports (`wp_viewporter`).
@MainActor
package final class Viewporter: Proxy {
  override var destructor: UInt32? { 0 }

  /// Makes what shows a surface's buffer at another size; a surface has one at most.
  package func makeViewport(_ surface: Surface) -> Viewport {
    Viewport(taking: make(1, .viewport, [.new, .object(surface)]))
  }
}
