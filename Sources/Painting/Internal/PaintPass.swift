// SPDX-License-Identifier: MIT

import InputAssistant

/// One walk over a scene's elements, to paint those that a part of an image shows.
@MainActor
struct PaintPass {
  let elements: UnsafeBufferPointer<SceneElement>
  let canvas: Canvas
  let scale: PixelScale
  let painter: ScenePainter
  /// Points within which everything stands that the canvas shows, and a little more.
  private let reach: Rect

  init(
    elements: UnsafeBufferPointer<SceneElement>, canvas: Canvas, scale: PixelScale,
    painter: ScenePainter
  ) {
    self.elements = elements
    self.canvas = canvas
    self.scale = scale
    self.painter = painter
    reach = scale.points(around: canvas.clip)
  }

  /// Paints what the canvas shows: the background, what stands on it, and what pops up.
  func paint() {
    let clip = canvas.clip
    let hidden = hiddenRows
    for (top, bottom) in [(clip.y, hidden.lowerBound), (hidden.upperBound, clip.bottom)]
    where top < bottom {
      let part = PixelRect(left: clip.x, top: top, right: clip.right, bottom: bottom)
      on(part).paintGround()
    }
    paint(popUps: true)
  }

  /// The rows of which nothing shows but what pops up: most of those that it comes up over.
  private var hiddenRows: Range<Int> {
    let clip = canvas.clip
    for element in elements.reversed() {
      guard element.kind == .popUp, element.clip == nil else { break }
      let frame = scale.rect(element.frame).inset(0, corner.side)
      if frame.x <= clip.x, frame.right >= clip.right, !frame.isEmpty {
        return (frame.y..<frame.bottom).clamped(to: clip.y..<clip.bottom)
      }
    }
    // None: everything is above them.
    return clip.bottom..<clip.bottom
  }

  /// The same walk on a part of the canvas.
  private func on(_ part: PixelRect) -> PaintPass {
    PaintPass(
      elements: elements, canvas: canvas.clipped(to: part), scale: scale, painter: painter)
  }

  private func paintGround() {
    canvas.fill(canvas.clip, painter.theme.background)
    paint(popUps: false)
  }

  /// Paints either what pops up or everything else.
  private func paint(popUps: Bool) {
    for index in elements.indices {
      guard (elements[index].kind == .popUp) == popUps, mayShow(elements[index].frame) else {
        continue
      }
      let bounds = scale.bounds(
        of: elements[index].kind, frame: elements[index].frame, clip: elements[index].clip)
      guard bounds.intersects(canvas.clip) else { continue }
      let part = canvas.clipped(to: bounds)
      paint(index, on: part, frame: scale.rect(elements[index].frame))
    }
  }

  /// Whether a frame is near enough to be looked at closely.
  private func mayShow(_ frame: Rect) -> Bool {
    frame.x < reach.maxX && reach.x < frame.maxX && frame.y < reach.maxY && reach.y < frame.maxY
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
