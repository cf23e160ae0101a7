// SPDX-License-Identifier: MIT

/// Makes surfaces and regions (`wl_compositor`).
@MainActor
package final class Compositor: Proxy {
  /// Makes a surface, which shows nothing until it has a role and a buffer.
  package func makeSurface() -> Surface { Surface(taking: make(0, .surface, [.new])) }
  /// Makes a region without any part.
  package func makeRegion() -> Region { Region(taking: make(1, .region, [.new])) }
}
