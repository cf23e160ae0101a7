// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

@MainActor
@Suite struct ScreenAndWindowTests {
  @Test("An output tells itself, and its changes")
  func outputTellsItselfAndItsChanges() throws {
    var options = CompositorOptions()
    options.outputs[0].transform = 1
    options.outputs[0].scale = 1.5
    let client = try Client(options)
    let output = try client.bindOutput()
    var events: [Output.Event] = []
    output.onEvent = { events.append($0) }
    client.settle()
    #expect(
      events == [
        .geometry(millimetresWide: 68, millimetresHigh: 121, transform: 1),
        .mode(isCurrent: true, width: 720, height: 1280), .scale(2), .name("DOUBLE-1"), .done,
      ])
    events = []
    client.compositor.outputs[0].change { $0.pixels = (100, 50) }
    client.settle()
    #expect(events.contains(.mode(isCurrent: true, width: 100, height: 50)))
  }

  @Test("An output of version 1 tells neither name nor scale, and goes without a request")
  func outputOfVersion1TellsNeither() throws {
    var options = CompositorOptions()
    options.versions = [.output: 1]
    let client = try Client(options)
    var events: [Output.Event] = []
    let requests = try client.requests {
      let output = try client.bindOutput()
      output.onEvent = { events.append($0) }
      client.settle()
    }
    #expect(
      events == [
        .geometry(millimetresWide: 68, millimetresHigh: 121, transform: 0),
        .mode(isCurrent: true, width: 720, height: 1280),
      ])
    #expect(requests.isEmpty)
    #expect(client.connection.failure == nil)
  }

  @Test("Windows tell app and state, and their end")
  func windowsTellAppAndState() throws {
    let client = try Client()
    let terminal = client.compositor.addToplevel(appID: "foot", title: "~", isActivated: true)
    let manager = try client.bind(.foreignToplevelManager) { ForeignToplevelManager(taking: $0) }
    var handles: [ForeignToplevel] = []
    var events: [ForeignToplevel.Event] = []
    manager.onToplevel = { handle in
      handles.append(handle)
      handle.onEvent = { events.append($0) }
    }
    client.settle()
    #expect(
      events == [.appID("foot"), .state(isActivated: true, isFullscreen: false), .done])
    events = []
    let editor = client.compositor.addToplevel(appID: "editor")
    client.compositor.activate(editor)
    client.settle()
    #expect(handles.count == 2)
    #expect(
      events == [
        .appID("editor"), .state(isActivated: false, isFullscreen: false), .done,
        .state(isActivated: false, isFullscreen: false), .done,
        .state(isActivated: true, isFullscreen: false), .done,
      ])
    events = []
    client.compositor.close(terminal)
    client.settle()
    #expect(events == [.closed])
    let requests = client.requests { handles = [] }
    #expect(
      requests == Array(repeating: "zwlr_foreign_toplevel_handle_v1.destroy()", count: 2))
  }

  @Test("Windows that nobody listens to are let go")
  func windowsThatNobodyListens() throws {
    let client = try Client()
    let manager = try client.bind(.foreignToplevelManager) { ForeignToplevelManager(taking: $0) }
    client.settle()
    let requests = client.requests {
      client.compositor.addToplevel(appID: "a")
      client.settle()
    }
    #expect(requests == ["zwlr_foreign_toplevel_handle_v1.destroy()"])
    #expect(client.connection.failure == nil)
    _ = manager
  }
}
