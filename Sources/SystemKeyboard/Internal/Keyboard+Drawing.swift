// SPDX-License-Identifier: MIT

import Painting

extension Keyboard {
  /// Paints what changed, unless the compositor still reads both pictures: then it calls again when it
  /// has read one.
  func draw() {
    needsDrawing = false
    guard window.isShown else { return }
    if panel.height != toldHeight { window.heightChanged() }
    guard let size = window.prepare() else { return }
    (painter.bar, painter.keys) = (panel.barMetrics, panel.keyMetrics)
    damage.removeAll(keepingCapacity: true)
    if window.isFresh || needsPaintingAll {
      damage.append(size)
      needsPaintingAll = false
    } else {
      painter.damage(
        from: painted, to: panel.scene, scale: window.scale, size: size, into: &damage)
    }
    guard !damage.isEmpty else { return }
    let isFirst = window.isFresh
    window.show(damage) { [self] in painter.paint(panel.scene, in: $0, damage: damage) }
    // The picture goes first: whoever sees it is about to type.
    if isFirst { client.prepareKeys() }
    // Copied into memory that is there: the panel can go on changing its own scene in place.
    painted.elements.removeAll(keepingCapacity: true)
    painted.elements.append(contentsOf: panel.scene.elements)
  }
}
