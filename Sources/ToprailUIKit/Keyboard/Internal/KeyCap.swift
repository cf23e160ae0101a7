// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// A key as a GTK button, which assistive software can press; fingers are the keyboard's business.
@MainActor
final class KeyCap {
  /// What a cap shows; what it is pressed for is its creator's knowledge.
  struct Look: Equatable {
    var appearance: KeyAppearance
    /// What stands on it instead of the label.
    var symbol: KeySymbol?
    /// Its width and height in points.
    var symbolSide: Double
    /// The colour that the symbol is drawn in, as SVG writes it.
    var symbolColor: String
  }

  let button = Button()
  private var look: Look?

  init(onClick: @escaping @MainActor () -> Void) {
    button.hasFrame = false
    button.takesFocusOnClick = false
    button.canFocus = false
    button.canTarget = false
    button.onClick(onClick)
  }

  isolated deinit { button.removeFromParent() }

  func show(_ next: Look) {
    guard next != look else { return }
    let old = look
    look = next
    let appearance = next.appearance
    button.set(cssClass: "function", appearance.isFunction)
    button.set(cssClass: "word", appearance.label.count > 1)
    button.set(cssClass: "prominent", appearance.isProminent)
    button.set(cssClass: "selected", appearance.isSelected)
    button.set(cssClass: "pressed", appearance.isPressed)
    button.isSensitive = appearance.isEnabled
    if next.symbol != old?.symbol || next.symbolColor != old?.symbolColor
      || next.symbolSide != old?.symbolSide
    {
      draw(next)
    }
    button.title = next.symbol == nil ? appearance.label : nil
    if appearance.spokenLabel != old?.appearance.spokenLabel {
      button.setAccessibleLabel(appearance.spokenLabel)
    }
    if appearance.isSelected != old?.appearance.isSelected {
      button.setAccessiblePressed(appearance.isSelected)
    }
  }

  private func draw(_ look: Look) {
    let side = Int(look.symbolSide)
    let pixels = side * max(1, Display.monitor?.scale ?? 1)
    button.symbolSize = side
    button.symbol = look.symbol.map { .data($0.svg(color: look.symbolColor, side: pixels)) }
  }
}
