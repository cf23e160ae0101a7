// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import Painting
import TestSupport
import Testing

@testable import SystemKeyboard

/// Taps on a board of letters, painted into two buffers by turns.
@MainActor
@Suite struct PaintedScenesTests {
  private let painter = ScenePainter(theme: .light)

  private static func letter(_ number: Int, isPressed: Bool) -> SceneElement {
    let frame = Rect(
      x: Double(number % 4) * 170 + 20, y: Double(number / 4) * 80 + 60, width: 150, height: 70)
    return element("key\(number)", frame, .key, isPressed: isPressed)
  }

  /// What pops up above a letter, over its neighbours.
  private static func popUp(over number: Int) -> SceneElement {
    var frame = letter(number, isPressed: false).frame
    (frame.x, frame.y, frame.width) = (frame.x - 30, frame.y - 60, frame.width + 60)
    return element("pop", frame, .popUp, isPressed: false)
  }

  private static func element(
    _ name: String, _ frame: Rect, _ kind: SceneElement.Kind, isPressed: Bool
  ) -> SceneElement {
    SceneElement(
      id: BarItem.ID(rawValue: name), place: .chevron, frame: frame, kind: kind,
      title: String(name.suffix(1)), spokenLabel: name, isPressed: isPressed)
  }

  private static func scene(pressed: Set<Int>, popUp: Int?) -> Scene {
    Scene(
      elements: (0..<12).map { letter($0, isPressed: pressed.contains($0)) }
        + (popUp.map { [self.popUp(over: $0)] } ?? []))
  }

  /// Every pixel of a scene.
  private func pixels(_ scene: Scene, _ size: PixelRect) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: size.width * size.height)
    pixels.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      let image = PixelImage(
        pixels: start, width: size.width, height: size.height, stride: size.width * 4, scale: 1)
      painter.paint(scene, in: image, part: size)
    }
    return pixels
  }

  /// Shows a scene; returns which rectangles were painted for it, nil if nothing was shown.
  private func show(_ scene: Scene, _ painted: inout PaintedScenes, on board: Board) -> [PixelRect]?
  {
    guard let size = board.window.prepare(),
      painted.compare(scene, by: painter, scale: 1, size: size)
    else { return nil }
    var parts: [PixelRect] = []
    board.window.show(painted.damage, outdated: painted.outdated) { image, part in
      parts.append(part)
      painter.paint(scene, in: image, part: part)
    }
    painted.add(scene)
    board.settle()
    return parts
  }

  private func shownBoard() throws -> Board {
    let board = try Board()
    board.show()
    // From now on it is painted here.
    board.window.onReady = nil
    return board
  }

  @Test("Whatever comes and goes, each picture is the whole scene")
  func random() throws {
    let board = try shownBoard()
    let size = try #require(board.window.prepare())
    var painted = PaintedScenes()
    var random = SplitMix64(seed: 5)
    for step in 0..<150 {
      let pressed = Set((0..<random.next(below: 3)).map { _ in random.next(below: 3) * 4 })
      let popUp = random.once(in: 2) ? random.next(below: 3) * 4 : nil
      if random.once(in: 20) { painted.forget() }
      let scene = Self.scene(pressed: pressed, popUp: popUp)
      _ = show(scene, &painted, on: board)
      #expect(board.shown?.pixels == pixels(scene, size), "step \(step)")
    }
    #expect(board.compositor.errors == [])
  }

  @Test("After a tap the picture from before it is shown again, and nothing is painted")
  func release() throws {
    let board = try shownBoard()
    var painted = PaintedScenes()
    let (still, pressed) = (
      Self.scene(pressed: [], popUp: nil), Self.scene(pressed: [5], popUp: 5)
    )
    _ = show(pressed, &painted, on: board)
    _ = show(still, &painted, on: board)
    #expect(show(pressed, &painted, on: board) == [])
    #expect(show(still, &painted, on: board) == [])
    #expect(show(still, &painted, on: board) == nil)
    let other = show(Self.scene(pressed: [6], popUp: nil), &painted, on: board)
    let key = Self.letter(6, isPressed: true).frame
    #expect(
      other == [
        PixelRect(x: Int(key.x), y: Int(key.y), width: Int(key.width), height: Int(key.height) + 1)
      ])
  }
}
