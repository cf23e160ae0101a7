// SPDX-License-Identifier: MIT

import CompositorDouble
import Painting
import Testing

@testable import SystemKeyboard

/// How the window moves; it is 360 points high.
@MainActor
@Suite struct SlidingTests {
  /// A board whose compositor draws frames when it is told to, with a window that was seen before.
  private func seenBoard(_ options: CompositorOptions = CompositorOptions()) throws -> Board {
    let board = try freshBoard(options)
    board.show(slides: true)
    board.hide()
    return board
  }

  /// One with a window that nobody has seen.
  private func freshBoard(_ options: CompositorOptions = CompositorOptions()) throws -> Board {
    var options = options
    options.framesAtOnce = false
    return try Board(options)
  }

  /// How many points it is below its place in each frame, until it stands or is gone.
  private func slide(_ board: Board) throws -> [Int] {
    var places: [Int] = []
    while let layer = board.layer, layer.bottomMargin != 0 {
      places.append(-layer.bottomMargin)
      #expect(layer.exclusiveZone + layer.bottomMargin == 0)
      try #require(places.count < 100)
      board.frame()
    }
    return places
  }

  private func expectStanding(_ board: Board) {
    #expect(board.window.stands)
    #expect(board.layer?.bottomMargin == 0)
    #expect(board.layer?.exclusiveZone == 360)
    #expect(board.clock.count == 0)
    // At rest it asks for no frames.
    board.compositor.takeRequests()
    board.frame()
    #expect(board.compositor.takeRequests() == [])
    #expect(board.compositor.errors == [])
  }

  private func expectGone(_ board: Board) {
    #expect(board.compositor.layers.isEmpty && board.compositor.surfaces.isEmpty)
    #expect(board.clock.count == 0)
    #expect(!board.window.isShown && !board.window.stands)
    #expect(board.compositor.errors == [])
  }

  @Test("The first time it is in its place at once")
  func first() throws {
    let board = try freshBoard()
    board.show(slides: true)
    expectStanding(board)
    #expect(!board.compositor.requests.contains { $0.contains("set_margin") })
  }

  @Test("It slides in, and windows leave room for it once it stands")
  func showing() throws {
    let board = try seenBoard()
    board.show(slides: true)
    #expect(board.window.isShown && !board.window.stands)
    let places = try slide(board)
    #expect(places == [259, 179, 117, 71, 40, 19, 7, 2])
    expectStanding(board)
  }

  @Test("It slides out of windows that have all the room at once, and takes no touches")
  func hiding() throws {
    let board = try seenBoard()
    board.show()
    board.hide(slides: true)
    #expect(!board.window.isShown && !board.window.stands)
    let surface = try #require(board.layer?.surface)
    #expect(!surface.state.takesInput(x: 360, y: 180))
    #expect(!board.window.owns(board.window.parts?.surface.raw))
    #expect(try slide(board) == [101, 181, 243, 289, 320, 341, 353, 358])
    expectGone(board)
  }

  @Test("Without frames it gets where it is to be all the same", arguments: [true, false])
  func noFrames(isComing: Bool) throws {
    let board = try seenBoard()
    board.show(slides: isComing)
    if !isComing { board.hide(slides: true) }
    board.clock.pass(0.2)
    board.settle()
    #expect(board.layer?.bottomMargin == (isComing ? -259 : -101))
    board.clock.pass(0.07)
    board.settle()
    isComing ? expectStanding(board) : expectGone(board)
  }

  @Test("It turns round where it is, on the same surface, and takes touches again")
  func turning() throws {
    let board = try seenBoard()
    board.show()
    let layer = board.layer
    board.hide(slides: true)
    board.frame()
    #expect(board.layer?.bottomMargin == -181)
    board.show(slides: true)
    #expect(board.layer === layer)
    #expect(board.layer?.surface?.state.takesInput(x: 360, y: 180) == true)
    #expect(board.window.owns(board.window.parts?.surface.raw))
    #expect(try slide(board) == [130, 90, 59, 36, 20, 10, 4, 1])
    expectStanding(board)
    board.hide(slides: true)
    board.show(slides: true)
    board.frame()
    board.hide(slides: true)
    #expect(board.clock.count == 1)
    _ = try slide(board)
    expectGone(board)
  }

  @Test(
    "It stays where it is under a finger, and goes on when that is lifted",
    arguments: [true, false])
  func held(isLifted: Bool) throws {
    let board = try seenBoard()
    board.window.hold()
    board.show(slides: true)
    board.frame()
    board.window.hold()
    board.clock.pass(1)
    board.frame()
    #expect(board.layer?.bottomMargin == -179 && board.clock.count == 0)
    #expect(!board.window.stands)
    if isLifted {
      board.window.letGo()
      board.settle()
      #expect(try slide(board) == [129, 89, 58, 36, 20, 9, 4, 1])
      board.window.letGo()
      expectStanding(board)
    }
    board.hide(slides: true)
    board.window.hold()
    _ = try slide(board)
    expectGone(board)
  }

  @Test("What is painted while it moves is shown where it is")
  func painting() throws {
    let board = try seenBoard()
    board.show(slides: true)
    board.frame()
    board.change(PixelRect(x: 0, y: 0, width: 10, height: 10))
    #expect(board.shown?.pixels.first == board.color)
    #expect(board.layer?.bottomMargin == -179)
    #expect(board.layer?.exclusiveZone == 179)
  }

  @Test("Another height while it moves changes the room once")
  func growing() throws {
    let board = try seenBoard()
    board.show(slides: true)
    board.window.onWidth = { _ in 400 }
    board.window.heightChanged()
    board.settle()
    #expect(board.layer?.wantedSize.height == 400)
    #expect(board.layer?.exclusiveZone == 259)
    _ = try slide(board)
    #expect(board.layer?.exclusiveZone == 400)
    #expect(board.window.stands)
  }

  @Test("Turned round it is as high as is wanted by now")
  func growingWhileLeaving() throws {
    let board = try seenBoard()
    board.show()
    board.hide(slides: true)
    board.window.onWidth = { _ in 400 }
    board.window.heightChanged()
    board.settle()
    board.show(slides: true)
    while let layer = board.layer, layer.bottomMargin != 0 { board.frame() }
    #expect(board.window.points.height == 400)
    #expect(board.layer?.wantedSize.height == 400)
    #expect(board.layer?.exclusiveZone == 400)
    #expect(board.compositor.errors == [])
  }

  @Test("The screen below, over which it slides, isn't the one that it is on")
  func screenBelow() throws {
    let board = try seenBoard(.twoScreens)
    board.show(on: board.globals.screens[0], slides: true)
    board.layer?.enter(board.compositor.outputs[1])
    board.settle()
    #expect(board.window.screen === board.globals.screens[0])
    while let layer = board.layer, layer.bottomMargin != 0 { board.frame() }
    expectStanding(board)
    board.hide(slides: true)
    board.layer?.enter(board.compositor.outputs[1])
    board.settle()
    #expect(try slide(board).count > 2)
    expectGone(board)
  }

  @Test("What nobody has seen is gone at once, and comes again")
  func unseen() throws {
    var options = CompositorOptions()
    options.configuresAtOnce = false
    let board = try seenBoard(options)
    board.show(slides: true)
    board.hide(slides: true)
    expectGone(board)
    board.show(slides: true)
    board.layer?.configure()
    board.settle()
    // It was never seen before.
    expectStanding(board)
  }

  @Test("Told its size again and again it paints nothing")
  func configuresEachStep() throws {
    let board = try seenBoard()
    board.show(slides: true)
    let frames = board.layer?.surface?.frames
    while let layer = board.layer, layer.bottomMargin != 0 {
      layer.configure()
      board.frame()
    }
    #expect(board.layer?.surface?.frames == frames)
    expectStanding(board)
  }

  @Test("Where no motion is wanted any more it doesn't turn round but comes anew")
  func still() throws {
    let board = try seenBoard()
    board.show()
    let layer = board.layer
    board.hide(slides: true)
    board.show()
    #expect(board.layer !== layer)
    expectStanding(board)
    board.hide()
    expectGone(board)
  }

  /// What ends a slide at once.
  enum Ending: CaseIterable {
    case turnedScreen, closedWindow, otherWidth, removedScreen
  }

  @Test("A screen that changes, and one that closes the window, end it", arguments: Ending.allCases)
  func ends(by ending: Ending) throws {
    let board = try seenBoard()
    board.show()
    board.hide(slides: true)
    switch ending {
    case .turnedScreen: board.compositor.outputs[0].change { $0.transform = 1 }
    case .closedWindow: board.layer?.close()
    case .otherWidth: board.layer?.configure(width: 600)
    case .removedScreen: board.compositor.removeOutput(board.compositor.outputs[0])
    }
    board.settle()
    expectGone(board)
  }

  @Test("In and out a hundred times, nothing is left over")
  func hundredTimes() throws {
    let board = try seenBoard()
    for _ in 0..<100 {
      board.show(slides: true)
      _ = try slide(board)
      expectStanding(board)
      board.hide(slides: true)
      _ = try slide(board)
      expectGone(board)
    }
  }

  @Test("On another screen it doesn't turn round")
  func otherScreen() throws {
    var options = CompositorOptions()
    options.outputs.append(OutputSetting())
    let board = try seenBoard(options)
    board.show(on: board.globals.screens[0])
    for screen in [board.globals.screens[1], nil] {
      let layer = board.layer
      board.hide(slides: true)
      board.show(on: screen, slides: true)
      #expect(board.layer !== layer)
      #expect(board.compositor.layers.count == 1)
      _ = try slide(board)
      expectStanding(board)
    }
  }
}

extension Board {
  /// The compositor draws a frame, a sixtieth of a second after the one before.
  fileprivate func frame() {
    clock.pass(1.0 / 60)
    layer?.surface?.finishFrame()
    settle()
  }
}
