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
    let isFirst = window.isFresh
    if isFirst { painted.forget() }
    guard painted.compare(panel.scene, by: painter, scale: window.scale, size: size) else { return }
    window.show(painted.damage, outdated: painted.outdated) { [self] in
      painter.paint(panel.scene, in: $0, part: $1)
    }
    // The picture goes first: whoever sees it is about to type.
    if isFirst { client.prepareKeys() }
    painted.add(panel.scene)
  }
}
