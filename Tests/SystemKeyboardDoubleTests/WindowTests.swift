// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import Painting
import TestSupport
import Testing

@testable import SystemKeyboard

@MainActor
@Suite struct WindowTests {
  @Test("It stands at the bottom, leaves windows room and never takes the focus")
  func place() throws {
    let board = try Board()
    board.show()
    let layer = try #require(board.layer)
    #expect(layer.namespace == "osk")
    #expect(layer.layer == 3)
    #expect(layer.anchor == 14)
    #expect(layer.wantedSize == (0, 360))
    #expect(layer.exclusiveZone == 360)
    #expect(layer.interactivity == 0)
    #expect(board.shown?.size ?? (0, 0) == (720, 360))
    #expect(board.compositor.errors == [])
  }

  @Test("Windows leave room for the first picture, not before it is there")
  func firstPicture() throws {
    let board = try Board()
    let draw = board.window.onReady
    board.window.onReady = nil
    board.show()
    // Where windows have gone and nothing is yet, a tap would take the focus from them.
    #expect(board.layer?.wantedSize.height == 360)
    #expect(board.layer?.exclusiveZone == 0)
    board.window.onReady = draw
    draw?()
    board.settle()
    #expect(board.layer?.exclusiveZone == 360)
    #expect(board.compositor.errors == [])
  }

  @Test("Its output is the compositor's choice unless one is asked for")
  func output() throws {
    let board = try Board()
    board.show()
    #expect(
      board.compositor.requests.contains {
        $0.contains("get_layer_surface(new, wl_surface, nil, 3")
      })
    board.hide()
    board.show(on: board.globals.screens.first)
    #expect(
      board.compositor.requests.contains {
        $0.contains("get_layer_surface(new, wl_surface, wl_output, 3")
      })
  }

  @Test(
    "At a fractional scale a buffer has just the pixels that the screen has",
    arguments: [1.0, 1.25, 1.5, 1.75, 2, 3])
  func fractionalScale(scale: Double) throws {
    var options = CompositorOptions()
    options.outputs[0].pixels = (1080, 2160)
    options.outputs[0].scale = scale
    let board = try Board(options)
    board.show()
    let points = Int(1080 / scale)
    let high = (Double(points) / 2).rounded()
    let shown = try #require(board.shown)
    #expect(shown.bufferSize == (Int(Double(points) * scale + 0.5), Int(high * scale + 0.5)))
    #expect(shown.bufferScale == 1)
    #expect(shown.destination ?? (0, 0) == (points, Int(high)))
    #expect(board.compositor.errors == [])
  }

  @Test(
    "Without a fractional scale the whole one counts",
    arguments: [
      GlobalKind.fractionalScale, .viewporter,
    ])
  func wholeScale(missing: GlobalKind) throws {
    var options = CompositorOptions()
    options.missing = [missing]
    options.outputs[0].scale = 2
    let board = try Board(options)
    board.show()
    #expect(board.shown?.bufferSize ?? (0, 0) == (720, 360))
    #expect(board.shown?.bufferScale == 2)
    #expect(board.shown?.size ?? (0, 0) == (360, 180))
    #expect(board.compositor.errors == [])
  }

  @Test("A screen that is turned or scaled anew gets another picture")
  func changedScreen() throws {
    let board = try Board()
    board.show()
    board.compositor.outputs[0].change { $0.transform = 1 }
    board.settle()
    #expect(board.shown?.size ?? (0, 0) == (1280, 640))
    board.compositor.outputs[0].change { $0.scale = 1.25 }
    board.settle()
    #expect(board.shown?.size ?? (0, 0) == (1024, 512))
    #expect(board.shown?.bufferSize ?? (0, 0) == (1280, 640))
    #expect(board.compositor.errors == [])
  }

  @Test("A configure that comes late, twice or with nothing in it is borne")
  func rudeConfigures() throws {
    var options = CompositorOptions()
    options.configuresAtOnce = false
    let board = try Board(options)
    board.show()
    #expect(board.layer?.surface?.isMapped == false)
    board.layer?.configure(width: 0, height: 0)
    board.settle()
    #expect(board.layer?.surface?.isMapped == true)
    #expect(board.shown?.size ?? (0, 0) == (720, 360))
    board.layer?.configure(width: 600, height: 300)
    board.layer?.configure(width: 500, height: 1)
    board.settle()
    #expect(board.shown?.size.width == 500)
    board.layer?.configure(width: 4_000_000_000, height: 4_000_000_000)
    board.settle()
    #expect(board.compositor.errors == [])
    #expect(board.connection.failure == nil)
  }

  @Test("A window that was closed can come again")
  func closed() throws {
    let board = try Board()
    board.show()
    board.layer?.close()
    board.settle()
    #expect(board.closings == 1)
    #expect(board.compositor.layers.isEmpty)
    #expect(board.compositor.surfaces.isEmpty)
    board.show()
    #expect(board.layer?.surface?.isMapped == true)
    #expect(board.compositor.errors == [])
  }

  @Test("A screen that is unplugged takes the window along, and another one gets it")
  func removedScreen() throws {
    let board = try Board()
    let other = board.compositor.addOutput(CompositorOptions.twoScreens.outputs[1])
    board.settle()
    #expect(board.globals.screens.map(\.name) == ["DOUBLE-1", "DOUBLE-2"])
    board.compositor.focusedOutput = other
    board.show()
    #expect(board.layer?.output === other)
    #expect(board.window.screen?.name == "DOUBLE-2")
    #expect(board.shown?.size.width == 1000)
    board.compositor.removeOutput(other)
    board.settle()
    #expect(board.closings == 1)
    board.show()
    #expect(board.shown?.size.width == 720)
    #expect(board.globals.screens.map(\.name) == ["DOUBLE-1"])
    #expect(board.compositor.errors == [])
  }

  @Test("Hidden and shown again a hundred times, nothing is left over")
  func hundredTimes() throws {
    let board = try Board()
    for _ in 0..<100 {
      board.show()
      #expect(board.layer?.surface?.isMapped == true)
      board.hide()
    }
    #expect(board.compositor.surfaces.isEmpty)
    #expect(board.compositor.layers.isEmpty)
    #expect(board.compositor.errors == [])
  }

  @Test("Shown and hidden faster than the compositor answers, nothing goes wrong")
  func impatient() throws {
    let board = try Board()
    board.settle()
    for count in 0..<50 {
      board.window.show(on: nil, expectedWidth: 720)
      if count % 3 == 0 { board.connection.flush() }
      if count % 4 == 0 { board.compositor.pump() }
      board.window.hide()
    }
    board.show()
    #expect(board.layer?.surface?.isMapped == true)
    #expect(board.compositor.errors == [])
  }

  @Test(
    "Only what changed is painted and told, and both buffers stay right", arguments: [true, false])
  func damage(releasesAtOnce: Bool) throws {
    var options = CompositorOptions()
    options.releasesAtOnce = releasesAtOnce
    let board = try Board(options)
    board.show()
    var oracle = [UInt32](repeating: board.color, count: 720 * 360)
    #expect(board.shown?.pixels == oracle)
    var random = SplitMix64(seed: 3)
    for _ in 0..<40 {
      let rect = PixelRect(
        x: random.next(below: 600), y: random.next(below: 300), width: 1 + random.next(below: 100),
        height: 1 + random.next(below: 50))
      board.change(rect)
      if !releasesAtOnce {
        board.layer?.surface?.releaseBuffers()
        board.settle()
      }
      for row in rect.y..<rect.y + rect.height {
        for column in rect.x..<rect.x + rect.width { oracle[row * 720 + column] = board.color }
      }
      #expect(board.painted == [rect])
      #expect(
        board.shown?.bufferDamage == [PixelFrame(rect.x, rect.y, rect.width, rect.height)])
      #expect(board.shown?.pixels == oracle)
    }
  }

  @Test("While the compositor reads both buffers the window waits")
  func busyBuffers() throws {
    var options = CompositorOptions()
    options.releasesAtOnce = false
    let board = try Board(options)
    board.show()
    let rect = PixelRect(x: 0, y: 0, width: 10, height: 10)
    board.change(rect)
    board.change(rect)
    #expect(board.shown?.pixels.first == 0xFF00_0002)
    board.layer?.surface?.releaseBuffers()
    board.settle()
    #expect(board.shown?.pixels.first == 0xFF00_0003)
  }

  @Test("Every touch on it is its own: none falls through")
  func noTouchFallsThrough() throws {
    let board = try Board()
    board.show()
    let shown = try #require(board.shown)
    for x in stride(from: 0.0, to: 720, by: 7) {
      for y in stride(from: 0.0, to: 360, by: 7) { #expect(shown.takesInput(x: x, y: y)) }
    }
    #expect(!shown.takesInput(x: 720, y: 10))
    #expect(!shown.takesInput(x: 10, y: -1))
  }

  @Test(
    "What is missing is named",
    arguments: [
      (GlobalKind.compositor, "wl_compositor"), (.shm, "wl_shm"),
      (.layerShell, "zwlr_layer_shell_v1"),
    ])
  func missing(kind: GlobalKind, name: String) throws {
    var options = CompositorOptions()
    options.missing = [kind]
    let board = try Board(options)
    board.settle()
    #expect(board.globals.missing == [name])
  }
}
