// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import Painting
import Testing
import Wayland

@testable import SystemKeyboard

/// The keyboard's window in a compositor double, painted in one colour a picture, half as high as wide.
@MainActor
final class Board {
  let compositor: CompositorDouble
  let connection: Connection
  let globals: Globals
  let window: KeyboardWindow
  /// What the window takes for the time.
  let clock = HandClock()
  /// How often the compositor took the window away.
  private(set) var closings = 0
  /// The picture that is wanted: its colour.
  private(set) var color: UInt32 = 0xFF00_0001
  /// The rectangles that were painted for the last picture.
  private(set) var painted: [PixelRect] = []
  private var isDrawn = false

  /// Connects; what the compositor offers is bound when the two first settle.
  init(_ options: CompositorOptions = CompositorOptions()) throws {
    compositor = CompositorDouble(options)
    connection = try #require(Connection(descriptor: compositor.connect()))
    globals = Globals(connection.makeRegistry())
    window = KeyboardWindow(globals, layer: .overlay, clock: clock.loopClock)
    window.onWidth = { ($0 / 2).rounded() }
    window.onReady = { [weak self] in self?.draw() }
    window.onClosed = { [weak self] in self?.closings += 1 }
    globals.onScreens = { [weak self] in self?.window.screensChanged() }
  }

  var layer: LayerSurfaceDouble? { compositor.layers.last }
  var shown: SurfaceState? { layer?.surface?.state }

  func settle() { compositor.settle(connection) }

  func show(on screen: Screen? = nil, slides: Bool = false) {
    settle()
    isDrawn = false
    window.show(on: screen, expectedWidth: 720, slides: slides)
    settle()
  }

  func hide(slides: Bool = false) {
    window.hide(slides: slides)
    settle()
  }

  /// Wants the next picture, of which a part differs from the one before.
  func change(_ damage: PixelRect) {
    color += 1
    isDrawn = false
    self.damage = [damage]
    draw()
    settle()
  }

  private var damage: [PixelRect] = []

  private func draw() {
    guard let size = window.prepare(), window.isFresh || !isDrawn else { return }
    let next = window.isFresh ? [size] : damage
    window.show(next, outdated: (painted.isEmpty ? [size] : painted) + next) {
      Self.fill($0, $1, color)
    }
    (painted, isDrawn) = (next, true)
  }

  private static func fill(_ image: PixelImage, _ rect: PixelRect, _ color: UInt32) {
    for row in rect.y..<rect.y + rect.height {
      let start = image.pixels + row * image.stride + rect.x * 4
      start.bindMemory(to: UInt32.self, capacity: rect.width)
        .update(repeating: color, count: rect.width)
    }
  }
}
