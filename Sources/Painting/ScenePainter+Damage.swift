// SPDX-License-Identifier: MIT

package import InputAssistant

extension ScenePainter {
  /// Adds the pixels that a change of scenes touches: outside of them both look the same.
  ///
  /// Scenes are compared by index from both ends, so a change of some elements' states, or a pop-up
  /// that comes or goes, names just these elements. Nothing is allocated but what the array needs.
  ///
  /// - Parameters:
  ///   - old: What is painted.
  ///   - new: What is to be painted.
  ///   - scale: How many pixels a point has.
  ///   - size: The image; nothing outside of it is added.
  ///   - damage: Gets the rectangles in pixels.
  package func damage(
    from old: Scene, to new: Scene, scale: Double, size: PixelRect, into damage: inout [PixelRect]
  ) {
    old.elements.withUnsafeBufferPointer { old in
      new.elements.withUnsafeBufferPointer { new in
        DamageWalk(old: old, new: new, scale: PixelScale(scale), size: size).run(into: &damage)
      }
    }
  }
}
