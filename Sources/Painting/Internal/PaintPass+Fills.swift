// SPDX-License-Identifier: MIT

import InputAssistant

extension PaintPass {
  /// The corner of a cap, and of what pops up.
  var corner: Corner { painter.labels.corner(painter.keys.corner * scale.factor) }

  /// A key's cap with the hairline under it.
  func paintCap(_ look: Look, on canvas: Canvas, frame: PixelRect) {
    let corner = corner
    var below = frame
    below.y += scale.line(1)
    let edge = PixelRect(
      left: frame.x, top: frame.bottom - corner.side, right: frame.right, bottom: below.bottom)
    canvas.clipped(to: edge).fill(below, painter.theme.edge, corner: corner)
    paintFill(look, on: canvas, frame: frame)
  }

  /// A fill with rounded corners, and its outline.
  func paintFill(
    _ look: Look, on canvas: Canvas, frame: PixelRect, joint: Joint = []
  ) {
    let (left, right) = (!joint.contains(.left), !joint.contains(.right))
    let fill = look.fill ?? painter.theme.background
    guard let outline = look.outline else {
      guard look.fill != nil else { return }
      canvas.fill(frame, fill, corner: corner, left: left, right: right)
      return
    }
    let width = scale.line(look.outlineWidth)
    canvas.fill(frame, outline, corner: corner, left: left, right: right, rim: width)
    let inner = PixelRect(
      left: frame.x + (left ? width : 0), top: frame.y + width,
      right: frame.right - (right ? width : 0), bottom: frame.bottom - width)
    let radius = max(0, painter.keys.corner * scale.factor - Double(width))
    canvas.fill(
      inner, fill, corner: painter.labels.corner(radius), left: left, right: right)
  }

  /// One choice above a key; a chosen one stands on a fill within the outline of all.
  func paintPopUp(_ look: Look, _ joint: Joint, on canvas: Canvas, frame: PixelRect) {
    var plain = ElementState(kind: .popUp)
    plain.isChoice = !joint.isEmpty
    let ground = painter.theme.look(plain)
    paintFill(ground, on: canvas, frame: frame, joint: joint)
    guard look.fill != ground.fill else { return }
    let gap = scale.line(3)
    canvas.fill(frame.inset(gap, gap), look.fill ?? painter.theme.accent, corner: corner)
  }

  /// A word's fill, and the hairline to the word before it.
  func paintSuggestion(_ look: Look, _ joint: Joint, on canvas: Canvas, frame: PixelRect) {
    paintFill(look, on: canvas, frame: frame.inset(scale.line(3), barInset(frame)))
    guard !joint.isDisjoint(with: [.previousIsLeft, .previousIsRight]) else { return }
    let width = scale.line(1)
    let height = frame.height * 6 / 10
    let x = joint.contains(.previousIsLeft) ? frame.x : frame.right - width
    canvas.fill(
      PixelRect(x: x, y: frame.y + (frame.height - height) / 2, width: width, height: height),
      painter.theme.separator)
  }

  /// An item's fill, and the bar at its foot where it is switched on.
  func paintItem(_ look: Look, on canvas: Canvas, frame: PixelRect) {
    let body = frame.inset(0, barInset(frame))
    paintFill(look, on: canvas, frame: body)
    paintMark(look, on: canvas, frame: body)
  }

  /// The bar under what is switched on.
  func paintMark(_ look: Look, on canvas: Canvas, frame: PixelRect) {
    guard look.mark != .none else { return }
    let height = scale.line(2)
    let width = frame.width * (look.mark == .long ? 7 : 3) / 10
    canvas.fill(
      PixelRect(
        x: frame.x + (frame.width - width) / 2, y: frame.bottom - height - scale.line(4),
        width: width, height: height), look.text)
  }

  private func barInset(_ frame: PixelRect) -> Int { min(scale.line(5), frame.height / 4) }
}
