// SPDX-License-Identifier: MIT

import InputAssistant

/// One walk over a scene's elements, to paint those that a part of an image shows.
@MainActor
struct PaintPass {
  let elements: UnsafeBufferPointer<SceneElement>
  let canvas: Canvas
  let scale: PixelScale
  let painter: ScenePainter

  init(
    elements: UnsafeBufferPointer<SceneElement>, canvas: Canvas, scale: Double,
    painter: ScenePainter
  ) {
    self.elements = elements
    self.canvas = canvas
    self.scale = PixelScale(scale)
    self.painter = painter
  }

  /// Paints either what pops up or everything else.
  func paint(popUps: Bool) {
    for index in elements.indices where (elements[index].kind == .popUp) == popUps {
      let bounds = scale.bounds(
        of: elements[index].kind, frame: elements[index].frame, clip: elements[index].clip)
      guard bounds.intersects(canvas.clip) else { continue }
      let part = canvas.clipped(to: bounds)
      paint(index, on: part, frame: scale.rect(elements[index].frame))
    }
  }

  private func paint(_ index: Int, on canvas: Canvas, frame: PixelRect) {
    let joint = Joint(elements, at: index)
    var state = elements[index].state
    state.isChoice = !joint.isEmpty
    let look = painter.theme.look(state)
    switch state.kind {
    case .custom: return
    case .key, .functionKey, .returnKey:
      paintCap(look, on: canvas, frame: frame)
      paintKeyLabel(index, look, on: canvas, frame: frame)
    case .popUp:
      paintPopUp(look, joint, on: canvas, frame: frame)
      paintPopUpLabel(index, look, on: canvas, frame: frame)
    case .suggestion:
      paintSuggestion(look, joint, on: canvas, frame: frame)
      paintSuggestionLabel(index, look, on: canvas, frame: frame)
    case .button, .toggle, .menu, .representative, .chevron:
      paintItem(look, on: canvas, frame: frame)
      paintItemLabel(index, look, on: canvas, frame: frame)
    }
  }
}
