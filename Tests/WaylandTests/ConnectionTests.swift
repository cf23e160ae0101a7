// SPDX-License-Identifier: MIT

import CompositorDouble
import Glibc
import Testing
import Wayland

@MainActor
@Suite struct ConnectionTests {
  @Test("The registry lists what is offered, with its version")
  func registryListsWhatIsOffered() throws {
    let client = try Client()
    let offers = Dictionary(
      uniqueKeysWithValues: client.offers.values.map { ($0.interface, $0.version) })
    #expect(
      offers == [
        "wl_compositor": 4, "wl_shm": 1, "wl_seat": 5, "wl_output": 4, "wp_viewporter": 1,
        "wp_fractional_scale_manager_v1": 1, "zwlr_layer_shell_v1": 4,
        "zwp_input_method_manager_v2": 1, "zwp_virtual_keyboard_manager_v1": 1,
        "zwlr_foreign_toplevel_manager_v1": 3,
      ])
  }

  @Test("What is left out is not listed", arguments: GlobalKind.allCases)
  func whatIsLeftOut(kind: GlobalKind) throws {
    var options = CompositorOptions()
    options.missing = [kind]
    let client = try Client(options)
    #expect(!client.offers.values.contains { $0.interface == kind.interface.name })
    #expect(client.offers.count == GlobalKind.allCases.count - 1)
  }

  @Test("What comes and goes later is told")
  func whatComesAndGoesLater() throws {
    let client = try Client()
    let output = client.compositor.addOutput(OutputSetting())
    client.settle()
    #expect(client.offers.values.filter { $0.interface == "wl_output" }.count == 2)
    client.compositor.removeOutput(output)
    client.compositor.removeSeat()
    client.settle()
    #expect(client.offers.values.filter { $0.interface == "wl_output" }.count == 1)
    #expect(!client.offers.values.contains { $0.interface == "wl_seat" })
  }

  @Test(
    "A newer compositor's object is bound in the version that we speak",
    arguments: GlobalKind.allCases)
  func newerCompositorsObjectIsBoundIn(kind: GlobalKind) throws {
    var options = CompositorOptions()
    options.versions = [kind: 99]
    let client = try Client(options)
    let bound = try client.bind(kind.interface) { Proxy(taking: $0) }
    client.settle()
    #expect(bound.version == kind.interface.version)
    #expect(client.connection.failure == nil)
  }

  @Test("An older compositor's object is bound in its version", arguments: GlobalKind.allCases)
  func olderCompositorsObjectIsBound(kind: GlobalKind) throws {
    var options = CompositorOptions()
    options.versions = [kind: 1]
    let client = try Client(options)
    let bound = try client.bind(kind.interface) { Proxy(taking: $0) }
    client.settle()
    #expect(bound.version == 1)
    #expect(client.connection.failure == nil)
  }

  @Test("Sync calls back once, after what was asked before")
  func syncCallsBackOnceAfterWhat() throws {
    let client = try Client()
    var calls = 0
    client.connection.sync { calls += 1 }
    #expect(calls == 0)
    client.settle()
    client.settle()
    #expect(calls == 1)
  }

  @Test("A sync asked for in a sync's answer is answered too")
  func syncAskedForInSyncsAnswer() throws {
    let client = try Client()
    var steps: [Int] = []
    client.connection.sync { [connection = client.connection] in
      steps.append(1)
      connection.sync { steps.append(2) }
    }
    client.settle()
    #expect(steps == [1, 2])
  }

  @Test("A protocol error tells the interface and the code")
  func protocolErrorTellsInterfaceAndCode() throws {
    let client = try Client()
    let seat = try client.bindSeat()
    let keyboard = try client.makeVirtualKeyboard(seat)
    keyboard.key(30, isPressed: true, time: 0)
    client.settle()
    #expect(
      client.connection.failure
        == .protocolError(interface: "zwp_virtual_keyboard_v1", code: 0))
    #expect(client.compositor.errors == ["zwp_virtual_keyboard_v1: a key before the keymap"])
  }

  @Test("A compositor that goes is noticed")
  func compositorThatGoesIsNoticed() throws {
    let client = try Client()
    #expect(client.connection.failure == nil)
    client.compositor.stop()
    #expect(!client.connection.read())
    #expect(client.connection.failure == .lost(EPIPE))
  }

  @Test("Requests after the compositor went are harmless")
  func requestsAfterCompositorWentAreHarmless() throws {
    let client = try Client()
    let compositor = try client.bindCompositor()
    client.compositor.stop()
    #expect(!client.connection.read())
    for _ in 0..<100 { compositor.makeSurface().commit() }
    #expect(!client.connection.flush())
    #expect(!client.connection.handlePending())
  }

  @Test("Objects keep their connection, which ends with the last of them")
  func objectsKeepConnection() throws {
    let compositor = CompositorDouble()
    var surface: Surface?
    var maker: Compositor?
    do {
      let connection = try #require(Connection(descriptor: compositor.connect()))
      let registry = connection.makeRegistry()
      registry.onEvent = { [unowned registry] event in
        guard case .global(let name, "wl_compositor", let version) = event else { return }
        maker = Compositor(taking: registry.bind(name, .compositor, offered: version))
      }
      compositor.settle(connection)
      surface = maker?.makeSurface()
      compositor.settle(connection)
      #expect(compositor.surfaces.count == 1)
    }
    compositor.pump()
    #expect(compositor.surfaces.count == 1)
    surface?.commit()
    surface = nil
    maker = nil
    #expect(surface == nil && maker == nil)
    compositor.pump()
    #expect(compositor.surfaces.isEmpty)
  }

  @Test("A socket that leads nowhere is no connection")
  func socketThatLeadsNowhereIsNo() {
    #expect(Connection(name: "/nonexistent/wayland-0") == nil)
  }
}
