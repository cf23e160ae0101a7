// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

@MainActor
@Suite struct LayerSurfaceTests {
  /// A layer surface that keeps what it is told.
  @MainActor
  private final class Board {
    let surface: Surface
    let layer: LayerSurface
    var events: [LayerSurface.Event] = []

    init(_ client: Client, output: Output? = nil) throws {
      surface = try client.bindCompositor().makeSurface()
      layer = try client.bindLayerShell().makeLayerSurface(
        surface, output: output, layer: .overlay, namespace: "osk")
      layer.onEvent = { [weak self] in self?.events.append($0) }
      layer.setAnchor([.left, .right, .bottom])
      layer.setSize(width: 0, height: 200)
    }
  }

  @Test("Each request arrives with its arguments")
  func eachRequestArrivesWithItsArguments() throws {
    let client = try Client()
    let surface = try client.bindCompositor().makeSurface()
    let shell = try client.bindLayerShell()
    let output = try client.bindOutput()
    var layer: LayerSurface?
    let requests = client.requests {
      layer = shell.makeLayerSurface(surface, output: output, layer: .top, namespace: "osk")
      layer?.setSize(width: 10, height: 20)
      layer?.setAnchor([.left, .right, .bottom])
      layer?.setExclusiveZone(-1)
      layer?.setMargin(top: 1, right: 2, bottom: -3, left: 4)
      layer?.setNoKeyboardInteractivity()
      layer = nil
    }
    #expect(
      requests == [
        "zwlr_layer_shell_v1.get_layer_surface(new, wl_surface, wl_output, 2, \"osk\")",
        "zwlr_layer_surface_v1.set_size(10, 20)", "zwlr_layer_surface_v1.set_anchor(14)",
        "zwlr_layer_surface_v1.set_exclusive_zone(-1)",
        "zwlr_layer_surface_v1.set_margin(1, 2, -3, 4)",
        "zwlr_layer_surface_v1.set_keyboard_interactivity(0)", "zwlr_layer_surface_v1.destroy()",
      ])
    #expect(client.compositor.layers.isEmpty)
  }

  @Test("Without a wish it is on the output with the focus")
  func withoutWishItIsOnOutput() throws {
    let client = try Client()
    let other = client.compositor.addOutput(OutputSetting())
    client.compositor.focusedOutput = other
    let board = try Board(client)
    client.settle()
    #expect(client.compositor.layers.first?.output === other)
    _ = board
  }

  @Test("A configure carries serial and size; an acknowledged one lets a buffer in")
  func configureCarriesSerialAndSizeAcknowledged() throws {
    let client = try Client()
    let board = try Board(client)
    board.surface.commit()
    client.settle()
    guard case .configure(let serial, 720, 200) = board.events.first else {
      Issue.record("\(board.events)")
      return
    }
    board.layer.acknowledge(serial)
    board.surface.attach(try client.makeBuffer(width: 720, height: 200))
    board.surface.commit()
    client.settle()
    #expect(client.connection.failure == nil)
    #expect(client.compositor.layers.first?.surface?.isMapped == true)
    #expect(board.events.count == 1)
  }

  @Test("A buffer before the first configure ends the connection")
  func bufferBeforeFirstConfigureEndsConnection() throws {
    let client = try Client()
    let board = try Board(client)
    board.surface.attach(try client.makeBuffer(width: 720, height: 200))
    board.surface.commit()
    client.settle()
    #expect(
      client.connection.failure
        == .protocolError(interface: "zwlr_layer_surface_v1", code: 2))
  }

  @Test("A buffer after hiding needs a configure again")
  func bufferAfterHidingNeedsConfigureAgain() throws {
    let client = try Client()
    let board = try Board(client)
    board.surface.commit()
    client.settle()
    guard case .configure(let serial, _, _) = board.events.first else { return }
    board.layer.acknowledge(serial)
    let buffer = try client.makeBuffer(width: 720, height: 200)
    board.surface.attach(buffer)
    board.surface.commit()
    board.surface.attach(nil)
    board.surface.commit()
    client.settle()
    #expect(client.connection.failure == nil)
    board.surface.attach(buffer)
    board.surface.commit()
    client.settle()
    #expect(
      client.connection.failure
        == .protocolError(interface: "zwlr_layer_surface_v1", code: 2))
  }

  @Test("Configures come as often as the compositor likes, 0 × 0 too, and closed")
  func configuresComeAsOftenAsCompositor() throws {
    var options = CompositorOptions()
    options.configuresAtOnce = false
    let client = try Client(options)
    let board = try Board(client)
    board.surface.commit()
    client.settle()
    #expect(board.events.isEmpty)
    let layer = try #require(client.compositor.layers.first)
    layer.configure(width: 0, height: 0)
    layer.configure(width: 360, height: 100)
    layer.close()
    client.settle()
    let sizes = board.events.map { event in
      if case .configure(_, let width, let height) = event {
        [width, height]
      } else {
        [] as [UInt32]
      }
    }
    #expect(sizes == [[0, 0], [360, 100], []])
    #expect(board.events.last == .closed)
  }

  @Test("A serial that was never sent ends the connection")
  func serialThatWasNeverSentEnds() throws {
    let client = try Client()
    let board = try Board(client)
    board.layer.acknowledge(77)
    client.settle()
    #expect(
      client.connection.failure
        == .protocolError(interface: "zwlr_layer_surface_v1", code: 0))
  }

  @Test("Surfaces are told the output they are on")
  func surfacesAreToldOutputThey() throws {
    let client = try Client()
    let output = try client.bindOutput()
    let board = try Board(client)
    var entered: [Surface.Event] = []
    board.surface.onEvent = { entered.append($0) }
    board.surface.commit()
    client.settle()
    guard case .configure(let serial, _, _) = board.events.first else { return }
    board.layer.acknowledge(serial)
    board.surface.attach(try client.makeBuffer(width: 720, height: 200))
    board.surface.commit()
    client.settle()
    #expect(entered == [.enter(output: output.raw)])
  }
}
