// SPDX-License-Identifier: MIT

import CompositorDouble
import Testing
import Wayland

@MainActor
@Suite struct SeatTests {
  /// A mapped layer surface, 720 × 200 points, whose part above 50 takes no input; and what hands do there.
  @MainActor
  private final class Pad {
    let client: Client
    let seat: Seat
    let surface: Surface
    private let layer: LayerSurface
    private var pointer: Pointer?
    private var touch: Touch?
    var capabilities: [Seat.Capabilities] = []
    var pointed: [Pointer.Event] = []
    var touched: [Touch.Event] = []

    var hands: SeatDouble? { client.compositor.seat }

    init(_ options: CompositorOptions = CompositorOptions()) throws {
      client = try Client(options)
      seat = try client.bindSeat()
      let compositor = try client.bindCompositor()
      surface = compositor.makeSurface()
      layer = try client.bindLayerShell().makeLayerSurface(
        surface, output: nil, layer: .top, namespace: "osk")
      layer.setAnchor([.left, .right, .bottom])
      layer.setSize(width: 0, height: 200)
      let region = compositor.makeRegion()
      region.add(x: 0, y: 50, width: 720, height: 150)
      surface.setInputRegion(region)
      seat.onCapabilities = { [weak self] in self?.capabilities.append($0) }
      try map(surface, layer)
      pointer = seat.makePointer()
      touch = seat.makeTouch()
      pointer?.onEvent = { [weak self] in self?.pointed.append($0) }
      touch?.onEvent = { [weak self] in self?.touched.append($0) }
      client.settle()
    }

    private func map(_ surface: Surface, _ layer: LayerSurface) throws {
      let buffer = try client.makeBuffer(width: 720, height: 200)
      layer.onEvent = { [weak layer, weak surface] event in
        guard case .configure(let serial, _, _) = event else { return }
        layer?.acknowledge(serial)
        surface?.attach(buffer)
        surface?.commit()
      }
      surface.commit()
      client.settle()
    }
  }

  @Test("Devices that come and go are told")
  func devicesThatComeAndGo() throws {
    let pad = try Pad()
    pad.hands?.change([])
    pad.hands?.change([.touch])
    pad.hands?.change([.pointer, .keyboard, .touch])
    pad.client.settle()
    #expect(
      pad.capabilities == [[.pointer, .touch], [], [.touch], [.pointer, .keyboard, .touch]])
  }

  @Test("A finger's way arrives decoded")
  func fingersWayArrivesDecoded() throws {
    let pad = try Pad()
    #expect(pad.hands?.touchDown(10.5, 60.25, finger: 3, time: 100) == true)
    pad.hands?.touchMove(-1, 300, finger: 3, time: 110)
    pad.hands?.touchUp(finger: 3, time: 120)
    pad.client.settle()
    #expect(
      pad.touched == [
        .down(time: 100, surface: pad.surface.raw, id: 3, x: 10.5, y: 60.25),
        .motion(time: 110, id: 3, x: -1, y: 300), .up(time: 120, id: 3),
      ])
  }

  @Test("Fingers are told apart, and taken back together")
  func fingersAreToldApartAndTaken() throws {
    let pad = try Pad()
    pad.hands?.touchDown(1, 60, finger: 0)
    pad.hands?.touchDown(2, 60, finger: 1)
    pad.hands?.touchUp(finger: 0)
    pad.hands?.touchCancel()
    pad.client.settle()
    #expect(
      pad.touched == [
        .down(time: 0, surface: pad.surface.raw, id: 0, x: 1, y: 60),
        .down(time: 0, surface: pad.surface.raw, id: 1, x: 2, y: 60), .up(time: 0, id: 0), .cancel,
      ])
  }

  @Test("Where the input region ends nobody is touched")
  func whereInputRegionEndsNobody() throws {
    let pad = try Pad()
    #expect(pad.hands?.tap(10, 49) == false)
    #expect(pad.hands?.tap(10, 50) == true)
    #expect(pad.hands?.tap(10, 200) == false)
    #expect(pad.hands?.click(10, 49) == false)
    #expect(pad.hands?.click(719, 199) == true)
  }

  @Test("A pointer's way arrives decoded")
  func pointersWayArrivesDecoded() throws {
    let pad = try Pad()
    pad.hands?.pointerMove(10, 60, time: 1)
    pad.hands?.pointerMove(11.5, 60, time: 2)
    pad.hands?.button(isPressed: true, time: 3)
    pad.hands?.button(0x111, isPressed: false, time: 4)
    pad.hands?.pointerLeave()
    pad.client.settle()
    guard case .enter(_, pad.surface.raw, 10, 60) = pad.pointed.first else {
      Issue.record("\(pad.pointed)")
      return
    }
    #expect(
      pad.pointed.dropFirst() == [
        .motion(time: 2, x: 11.5, y: 60), .button(time: 3, button: 0x110, isPressed: true),
        .button(time: 4, button: 0x111, isPressed: false), .leave(surface: pad.surface.raw),
      ])
  }

  @Test("Events on their way to a surface that is gone name none")
  func eventsOnTheirWayToSurface() throws {
    let client = try Client()
    let seat = try client.bindSeat()
    let touch = seat.makeTouch()
    var events: [Touch.Event] = []
    touch.onEvent = { events.append($0) }
    var surface: Surface? = try client.bindCompositor().makeSurface()
    client.settle()
    let shown = try #require(client.compositor.surfaces.first)
    client.compositor.seat?.touchDown(on: shown, x: 1, y: 2, finger: 0)
    surface = nil
    client.settle()
    #expect(events == [.down(time: 0, surface: nil, id: 0, x: 1, y: 2)])
    _ = surface
  }

  @Test("Objects of a seat end with their requests")
  func objectsOfSeatEnd() throws {
    let client = try Client()
    let requests = try client.requests {
      let seat = try client.bindSeat()
      _ = seat.makePointer()
      _ = seat.makeTouch()
    }
    #expect(
      requests.sorted() == [
        "wl_pointer.release()", "wl_seat.get_pointer(new)", "wl_seat.get_touch(new)",
        "wl_seat.release()", "wl_touch.release()",
      ])
  }
}
