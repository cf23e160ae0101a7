// SPDX-License-Identifier: MIT

import InputAssistant
import Painting

/// What the last two pictures show. The next one takes the place of the one before the last, which often
/// shows it already: a key looks the same before a tap and after it.
@MainActor
struct PaintedScenes {
  /// Where the next picture differs from the last one, in pixels.
  private(set) var damage: [PixelRect] = []
  /// Where the next picture differs from the one whose place it takes, in pixels.
  private(set) var outdated: [PixelRect] = []
  // Kept for their memory.
  private var last = Scene()
  private var beforeLast = Scene()
  /// How many of the two are what was painted.
  private var count = 0

  /// Compares a scene to what was painted; whether it differs from the last picture.
  ///
  /// - Parameters:
  ///   - scale: How many pixels a point has.
  ///   - size: The picture, all of which differs from what isn't known.
  mutating func compare(
    _ scene: Scene, by painter: ScenePainter, scale: Double, size: PixelRect
  ) -> Bool {
    damage.removeAll(keepingCapacity: true)
    outdated.removeAll(keepingCapacity: true)
    if count > 0 {
      painter.damage(from: last, to: scene, scale: scale, size: size, into: &damage)
    } else {
      damage.append(size)
    }
    guard !damage.isEmpty else { return false }
    if count > 1 {
      painter.damage(from: beforeLast, to: scene, scale: scale, size: size, into: &outdated)
    } else {
      outdated.append(size)
    }
    return true
  }

  /// A scene was painted.
  mutating func add(_ scene: Scene) {
    swap(&last, &beforeLast)
    // Copied into memory that is there: whoever has the scene can go on changing it in place.
    last.elements.removeAll(keepingCapacity: true)
    last.elements.append(contentsOf: scene.elements)
    count = min(2, count + 1)
  }

  /// All is to be painted anew, though little may have moved.
  mutating func forget() { count = 0 }
}
