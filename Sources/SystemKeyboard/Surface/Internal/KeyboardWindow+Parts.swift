// SPDX-License-Identifier: MIT

import Wayland

extension KeyboardWindow {
  /// The protocol objects of a surface that is shown.
  @MainActor
  final class Parts {
    private(set) var fractionalScale: FractionalScale?
    private var viewport: Viewport?
    private(set) var layerSurface: LayerSurface?
    let surface: Surface
    private(set) var hasSize = false
    private let compositor: Compositor

    /// - Returns: Nil if the compositor can't make one.
    init?(_ globals: Globals, on screen: Screen?, layer: LayerShell.Layer) {
      guard let compositor = globals.compositor, let shell = globals.layerShell else { return nil }
      self.compositor = compositor
      surface = compositor.makeSurface()
      // phoc knows the on-screen keyboard by this name.
      let layerSurface = shell.makeLayerSurface(
        surface, output: screen?.output, layer: layer, namespace: "osk")
      self.layerSurface = layerSurface
      layerSurface.setAnchor([.left, .right, .bottom])
      layerSurface.setNoKeyboardInteractivity()
      if let viewporter = globals.viewporter, let scales = globals.fractionalScales {
        viewport = viewporter.makeViewport(surface)
        fractionalScale = scales.makeFractionalScale(surface)
      }
    }

    // What belongs to the surface goes before the surface, as the protocols want it.
    isolated deinit {
      fractionalScale = nil
      viewport = nil
      layerSurface = nil
    }

    /// The height in points.
    func setHeight(_ height: Int) {
      hasSize = true
      layerSurface?.setSize(width: 0, height: UInt32(max(1, height)))
    }

    /// Moves to so many points below its place.
    func move(to offset: Int) {
      layerSurface?.setMargin(top: 0, right: 0, bottom: Int32(-offset), left: 0)
    }

    /// How many points at the edge windows leave free. The compositor adds margin and zone up: as long as the
    /// sum is the same, windows stay as they are.
    func setFree(_ free: Int, offset: Int) {
      layerSurface?.setExclusiveZone(Int32(max(0, free + offset)))
    }

    /// Whether fingers touch it, or what is below.
    func setTakesTouches(_ takesTouches: Bool) {
      surface.setInputRegion(takesTouches ? nil : compositor.makeRegion())
    }

    /// What the next buffers are like.
    func setScale(_ scale: Double, size: (width: Int, height: Int)) {
      if let viewport {
        viewport.setDestination(width: Int32(size.width), height: Int32(size.height))
      } else {
        surface.setBufferScale(Int32(scale))
      }
      // The compositor needn't draw what is behind.
      let region = compositor.makeRegion()
      region.add(x: 0, y: 0, width: Int32(size.width), height: Int32(size.height))
      surface.setOpaqueRegion(region)
    }
  }
}
