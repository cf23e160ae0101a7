// SPDX-License-Identifier: MIT

import InputAssistant

extension PaintPass {
  /// How much of a key's pitch a letter's size may be: "#+=" fits on its key then.
  private static let letterShare = 0.56
  /// How much of a cap's height a letter's or a word's size may be.
  private static let heightShare = 0.7
  /// How much larger a letter is above its key than on it.
  private static let popUpShare = 1.25
  /// How much of a font's size a capital is high, whatever the font.
  private static let capitalShare = 0.72
  /// How much of a narrow or low cap's side a drawing may be.
  private static let symbolShare = 0.8
  /// The scale from which letters are light: with fewer pixels a thin line is a grey one.
  private static let lightScale = 1.5
  /// The size that words on keys shrink to before they are cut, however large text is wanted: "#+="
  /// fits on the narrowest key that has it, and of a cut one nothing could be read.
  private static let leastWord = 9.0

  private var isLight: Bool {
    !painter.theme.isHighContrast && scale.factor >= Self.lightScale
  }

  /// A key's letter, word or drawing.
  func paintKeyLabel(_ index: Int, _ look: Look, on canvas: Canvas, frame: PixelRect) {
    let title = elements[index].title ?? elements[index].spokenLabel
    let width = elements[index].frame.width
    if elements[index].kind == .functionKey,
      let symbol = Symbol(keyLabel: title, isSelected: elements[index].isSelected)
    {
      let least = min(width, elements[index].frame.height)
      let side = min(painter.bar.symbolSize, least * Self.symbolShare)
      draw(symbol, side: side, look, on: canvas, frame: frame)
      return
    }
    if title.isWord {
      drawWord(title, look, on: canvas, frame: frame)
    } else {
      let pitch = (width + painter.keys.columnGap).rounded()
      let size = min(
        painter.keys.letterSize, pitch * Self.letterShare,
        elements[index].frame.height * Self.heightShare)
      draw(title, size: size, isLight: isLight, look, on: canvas, frame: frame)
    }
    if elements[index].kind == .functionKey { paintMark(look, on: canvas, frame: frame) }
  }

  /// A choice's letter, larger than on its key.
  func paintPopUpLabel(_ index: Int, _ look: Look, on canvas: Canvas, frame: PixelRect) {
    let title = elements[index].title ?? elements[index].spokenLabel
    guard !title.isWord else { return drawWord(title, look, on: canvas, frame: frame) }
    let size = min(
      painter.keys.letterSize * Self.popUpShare, elements[index].frame.height * Self.heightShare)
    draw(title, size: size, isLight: isLight, look, on: canvas, frame: frame)
  }

  /// A suggested word.
  func paintSuggestionLabel(_ index: Int, _ look: Look, on canvas: Canvas, frame: PixelRect) {
    let title = elements[index].title ?? elements[index].spokenLabel
    draw(
      title, size: painter.bar.suggestionTextSize, look, on: canvas,
      frame: frame.inset(scale.line(painter.bar.itemPadding), 0))
  }

  /// An item's symbol where there is a drawing of it, else its words.
  func paintItemLabel(_ index: Int, _ look: Look, on canvas: Canvas, frame: PixelRect) {
    if let name = elements[index].symbol,
      let symbol = Symbol(iconName: name, isRightToLeft: painter.isRightToLeft)
    {
      draw(symbol, side: painter.bar.symbolSize, look, on: canvas, frame: frame)
      return
    }
    draw(
      elements[index].title ?? elements[index].spokenLabel, size: painter.bar.itemTextSize, look,
      on: canvas, frame: frame.inset(scale.line(painter.bar.itemPadding), 0))
  }

  /// A word that shrinks to its key before it is cut.
  private func drawWord(_ word: String, _ look: Look, on canvas: Canvas, frame: PixelRect) {
    let usual = min(
      painter.keys.wordSize, Double(frame.height) / scale.factor * Self.heightShare)
    let inner = frame.inset(scale.line(2), 0)
    let font = LabelFont(usual * scale.factor)
    let natural = painter.labels.label(word, font, color: look.text).advance
    var size = usual
    if natural > inner.width {
      size = max(min(usual, Self.leastWord), usual * Double(inner.width) / Double(natural))
    }
    draw(word, size: size, look, on: canvas, frame: inner)
  }

  /// Text in the middle of a frame, cut in its own middle where it is too long.
  private func draw(
    _ text: String, size: Double, isLight: Bool = false, _ look: Look, on canvas: Canvas,
    frame: PixelRect
  ) {
    guard !text.isEmpty, frame.width > 0 else { return }
    let font = LabelFont(size * scale.factor, isLight: isLight)
    var mask = painter.labels.label(text, font, color: look.text)
    if mask.advance > frame.width + 1, text.isWord {
      mask = painter.labels.label(text, font, room: frame.width, color: look.text)
    }
    // Half the height of a capital: the same for all texts of a size, whatever font they come from.
    let baseline = frame.y + (frame.height + Int(font.pixels * Self.capitalShare + 0.5)) / 2
    canvas.draw(
      mask, x: frame.x + (frame.width - mask.advance) / 2 + mask.left, y: baseline + mask.top,
      look.text)
  }

  /// A drawing in the middle of a frame.
  private func draw(
    _ symbol: Symbol, side: Double, _ look: Look, on canvas: Canvas, frame: PixelRect
  ) {
    let pixels = min(max(1, scale.edge(side)), 1000)
    let mask = painter.labels.drawing(symbol, side: pixels)
    canvas.draw(
      mask, x: frame.x + (frame.width - pixels) / 2, y: frame.y + (frame.height - pixels) / 2,
      look.text)
  }
}
