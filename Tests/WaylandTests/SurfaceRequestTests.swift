// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

@MainActor
@Suite struct SurfaceRequestTests {
  @Test("Each request of a surface arrives with its arguments")
  func eachRequestOfSurfaceArrives() throws {
    let client = try Client()
    let compositor = try client.bindCompositor()
    let surface = compositor.makeSurface()
    let buffer = try client.makeBuffer(width: 4, height: 2)
    var callback: Callback?
    let requests = client.requests {
      let region = compositor.makeRegion()
      region.add(x: 1, y: 2, width: 3, height: 4)
      surface.setInputRegion(region)
      surface.setOpaqueRegion(region)
      surface.setInputRegion(nil)
      surface.setOpaqueRegion(nil)
      surface.setBufferScale(2)
      surface.attach(buffer)
      surface.damageBuffer(x: 0, y: 1, width: 4, height: 1)
      callback = surface.frame()
      surface.commit()
      surface.attach(nil)
    }
    #expect(
      requests.filter { $0 != "wl_region.destroy()" } == [
        "wl_compositor.create_region(new)", "wl_region.add(1, 2, 3, 4)",
        "wl_surface.set_input_region(wl_region)", "wl_surface.set_opaque_region(wl_region)",
        "wl_surface.set_input_region(nil)", "wl_surface.set_opaque_region(nil)",
        "wl_surface.set_buffer_scale(2)", "wl_surface.attach(wl_buffer, 0, 0)",
        "wl_surface.damage_buffer(0, 1, 4, 1)", "wl_surface.frame(new)", "wl_surface.commit()",
        "wl_surface.attach(nil, 0, 0)",
      ])
    #expect(requests.filter { $0 == "wl_region.destroy()" }.count == 1)
    _ = callback
  }

  @Test("Painted pixels and damage are what the compositor shows")
  func paintedPixelsAndDamageAreWhat() throws {
    let client = try Client()
    let surface = try client.bindCompositor().makeSurface()
    let buffer = try client.makeBuffer(width: 4, height: 2, color: 0xFF12_3456)
    var releases = 0
    buffer.onRelease = { releases += 1 }
    surface.attach(buffer)
    surface.damageBuffer(x: 1, y: 0, width: 2, height: 2)
    surface.commit()
    client.settle()
    let shown = try #require(client.compositor.surfaces.first)
    #expect(shown.state.pixels == Array(repeating: 0xFF12_3456, count: 8))
    #expect(shown.state.bufferSize == (4, 2))
    #expect(shown.state.bufferDamage == [PixelFrame(1, 0, 2, 2)])
    #expect(releases == 1)
  }

  @Test("A frame's callback comes when the compositor has drawn, once")
  func framesCallbackComesWhenCompositorHas() throws {
    var options = CompositorOptions()
    options.framesAtOnce = false
    let client = try Client(options)
    let surface = try client.bindCompositor().makeSurface()
    var calls = 0
    let callback = surface.frame()
    callback.onDone = { calls += 1 }
    surface.commit()
    client.settle()
    #expect(calls == 0)
    client.compositor.surfaces.first?.finishFrame()
    client.settle()
    client.compositor.surfaces.first?.finishFrame()
    client.settle()
    #expect(calls == 1)
  }

  @Test("Viewports and fractional scales arrive and answer")
  func viewportsAndFractionalScalesArrive() throws {
    var options = CompositorOptions()
    options.outputs[0].scale = 1.25
    let client = try Client(options)
    let surface = try client.bindCompositor().makeSurface()
    let viewporter = try client.bind(.viewporter) { Viewporter(taking: $0) }
    let scales = try client.bind(.fractionalScaleManager) { FractionalScaleManager(taking: $0) }
    var told: [Double] = []
    var viewport: Viewport?
    var scale: FractionalScale?
    var requests = client.requests {
      viewport = viewporter.makeViewport(surface)
      viewport?.setDestination(width: 300, height: 200)
      scale = scales.makeFractionalScale(surface)
      scale?.onPreferredScale = { told.append($0) }
    }
    #expect(
      requests == [
        "wp_viewporter.get_viewport(new, wl_surface)", "wp_viewport.set_destination(300, 200)",
        "wp_fractional_scale_manager_v1.get_fractional_scale(new, wl_surface)",
      ])
    client.compositor.outputs[0].change { $0.scale = 1.5 }
    client.settle()
    #expect(told == [1.25, 1.5])
    requests = client.requests { (viewport, scale) = (nil, nil) }
    #expect(
      Set(requests) == ["wp_viewport.destroy()", "wp_fractional_scale_v1.destroy()"])
  }

  @Test("Each object is destroyed once, when its last owner goes")
  func eachObjectIsDestroyedOnceWhen() throws {
    let client = try Client()
    let requests = try client.requests {
      let compositor = try client.bindCompositor()
      let surface = compositor.makeSurface()
      let buffer = try client.makeBuffer(width: 1, height: 1)
      surface.attach(buffer)
      surface.commit()
      client.settle()
    }
    for object in ["wl_surface", "wl_buffer", "wl_shm_pool"] {
      #expect(requests.filter { $0 == "\(object).destroy()" }.count == 1, "\(object)")
    }
    #expect(client.compositor.surfaces.isEmpty)
    #expect(client.connection.failure == nil)
  }

  @Test("Memory stays readable after its pool and its owner are gone")
  func memoryStaysReadableAfterItsPool() throws {
    let client = try Client()
    let surface = try client.bindCompositor().makeSurface()
    let buffer = try client.makeBuffer(width: 2, height: 2, color: 7)
    client.settle()
    surface.attach(buffer)
    surface.commit()
    client.settle()
    #expect(client.compositor.surfaces.first?.state.pixels == [7, 7, 7, 7])
  }
}
