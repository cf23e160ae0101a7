// SPDX-License-Identifier: MIT

package import Wayland

/// A screen as the compositor describes it.
@MainActor
package final class Screen {
  /// The number of its global.
  let global: UInt32
  /// The compositor's object for it.
  package let output: Output

  /// What it is called, such as "DSI-1"; empty where the compositor doesn't say.
  package private(set) var name = ""
  /// Whether the compositor has said what there is to say.
  private(set) var isKnown = false
  /// How many pixels a point has, in whole numbers.
  package private(set) var scale = 1
  /// The size in pixels as it is looked at, rotation included; 0 while it isn't known.
  package var pixels: (width: Int, height: Int) { turned(mode) }
  /// The size in millimetres as it is looked at; 0 if it isn't known.
  package var millimetres: (width: Int, height: Int) { turned(physical) }

  /// Called when something changed.
  var onChange: (@MainActor () -> Void)?

  private var mode = (width: 0, height: 0)
  private var physical = (width: 0, height: 0)
  private var transform: Int32 = 0

  init(_ global: UInt32, _ output: Output) {
    (self.global, self.output) = (global, output)
    output.onEvent = { [weak self] in self?.handle($0) }
  }

  /// How many points a millimetre has at a width in points; nil where the compositor says nothing
  /// that can be believed.
  package func pointsPerMillimetre(width: Double) -> Double? {
    PanelSize.pointsPerMillimetre(
      points: (width, height(width: width)),
      millimetres: (Double(millimetres.width), Double(millimetres.height)))
  }

  /// The height in points, where the width is known to be so many.
  package func height(width: Double) -> Double {
    let (wide, high) = pixels
    guard wide > 0, high > 0 else { return width }
    return width * Double(high) / Double(wide)
  }

  /// The width in whole points, if a point has so many pixels; nil where the size isn't known.
  package func width(scale: Double) -> Double? {
    pixels.width > 0 ? (Double(pixels.width) / scale).rounded(.down) : nil
  }

  /// What a screen is taken for that says nothing of its size, in points: a phone's width.
  package static let usualWidth = 360.0

  private func turned(_ size: (width: Int, height: Int)) -> (width: Int, height: Int) {
    transform & 1 == 0 ? size : (size.height, size.width)
  }

  /// A size in pixels that a screen may have; 0 for nonsense.
  private static func believed(_ width: Int, _ height: Int) -> (width: Int, height: Int) {
    1...65_535 ~= width && 1...65_535 ~= height ? (width, height) : (0, 0)
  }

  private func handle(_ event: Output.Event) {
    switch event {
    case .geometry(let wide, let high, let transform):
      physical = (Int(wide), Int(high))
      self.transform = transform
    case .mode(let isCurrent, let width, let height):
      if isCurrent { mode = Self.believed(Int(width), Int(height)) }
    case .scale(let scale): self.scale = min(max(1, Int(scale)), 8)
    case .name(let name): self.name = name
    case .done: changed()
    }
    // Before version 2 there is no `done`.
    if output.version < 2 { changed() }
  }

  private func changed() {
    isKnown = true
    onChange?()
  }
}
