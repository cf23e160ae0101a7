// SPDX-License-Identifier: MIT

import InputAssistant

/// A drawing that stands on a key or an item instead of words.
enum Symbol: Hashable {
  /// One of the keyboard's own.
  case key(KeySymbol)
  case undo, redo, cut, copy, paste
  /// Points to the left.
  case back
  /// Points to the right.
  case forward

  /// The drawing on a key with a label, if it has one.
  init?(keyLabel: String, isSelected: Bool) {
    switch keyLabel {
    case "⇧": self = .key(isSelected ? .shiftOnce : .shift)
    case "⇪": self = .key(.capsLock)
    case "⌫": self = .key(.backspace)
    case "⌄": self = .key(.hide)
    default: return nil
    }
  }

  /// The drawing that the library has for an icon's name. Those that show a direction in time or
  /// space are mirrored where leading is on the right.
  init?(iconName: String, isRightToLeft: Bool) {
    switch iconName {
    case "edit-undo-symbolic": self = isRightToLeft ? .redo : .undo
    case "edit-redo-symbolic": self = isRightToLeft ? .undo : .redo
    case "edit-cut-symbolic": self = .cut
    case "edit-copy-symbolic": self = .copy
    case "edit-paste-symbolic": self = .paste
    case "go-previous-symbolic": self = isRightToLeft ? .forward : .back
    case "go-next-symbolic": self = isRightToLeft ? .back : .forward
    default: return nil
    }
  }

  /// What the drawing consists of, on a square of 24 units.
  var shapes: [Shape] {
    switch self {
    case .key(let symbol): Shape.shapes(svg: symbol.document)
    case .undo: [Shape("M9 4.5 L4 9.5 L9 14.5 M4 9.5 H14.5 A5 5 0 0 1 14.5 19.5 H10")]
    case .redo: [Shape("M15 4.5 L20 9.5 L15 14.5 M20 9.5 H9.5 A5 5 0 0 0 9.5 19.5 H14")]
    case .cut:
      [
        Shape("M9.3 18 A2.8 2.8 0 0 1 3.7 18 A2.8 2.8 0 0 1 9.3 18 Z"),
        Shape("M20.3 18 A2.8 2.8 0 0 1 14.7 18 A2.8 2.8 0 0 1 20.3 18 Z"),
        Shape("M8 15.6 L16.5 3 M16 15.6 L7.5 3"),
      ]
    case .copy:
      [
        Shape(
          "M10 8 H18.5 A1.5 1.5 0 0 1 20 9.5 V19.5 A1.5 1.5 0 0 1 18.5 21 H10 "
            + "A1.5 1.5 0 0 1 8.5 19.5 V9.5 A1.5 1.5 0 0 1 10 8 Z"),
        Shape(
          "M5.5 16 A1.5 1.5 0 0 1 4 14.5 V4.5 A1.5 1.5 0 0 1 5.5 3 H14 A1.5 1.5 0 0 1 15.5 4.5"),
      ]
    case .paste:
      [
        Shape(
          "M8.5 5 H6.5 A1.5 1.5 0 0 0 5 6.5 V19.5 A1.5 1.5 0 0 0 6.5 21 H17.5 "
            + "A1.5 1.5 0 0 0 19 19.5 V6.5 A1.5 1.5 0 0 0 17.5 5 H15.5"),
        Shape("M9 3 H15 V7 H9 Z"),
      ]
    case .back: [Shape("M14.5 5 L7.5 12 L14.5 19")]
    case .forward: [Shape("M9.5 5 L16.5 12 L9.5 19")]
    }
  }
}
