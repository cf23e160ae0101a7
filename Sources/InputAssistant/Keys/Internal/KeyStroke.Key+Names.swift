// SPDX-License-Identifier: MIT

extension KeyStroke.Key {
  /// The key with a name in a file of keys; nil if none has it.
  init?(name: String) {
    switch name {
    case "escape": self = .escape
    case "tab": self = .tab
    case "forwardDelete": self = .forwardDelete
    case "left": self = .left
    case "down": self = .down
    case "up": self = .up
    case "right": self = .right
    case "home": self = .home
    case "end": self = .end
    case "pageUp": self = .pageUp
    case "pageDown": self = .pageDown
    case "insert": self = .insert
    default:
      guard name.first == "f", let number = Int(name.dropFirst()), 1...12 ~= number else {
        return nil
      }
      self = .function(number)
    }
  }

  /// Whether holding the key down presses it again and again.
  var repeats: Bool {
    switch self {
    case .left, .down, .up, .right, .pageUp, .pageDown, .backspace, .forwardDelete: true
    default: false
    }
  }

  /// What stands on the key.
  var label: String {
    switch self {
    case .character(let character): String(character)
    case .escape: "esc"
    case .tab: "tab"
    case .return: "return"
    case .backspace: "\u{232B}"
    case .forwardDelete: "del"
    case .left: "\u{2190}"
    case .down: "\u{2193}"
    case .up: "\u{2191}"
    case .right: "\u{2192}"
    case .home: "home"
    case .end: "end"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .insert: "ins"
    case .function(let number): "F\(number)"
    }
  }

  /// What a screen reader says.
  var spokenLabel: String {
    switch self {
    case .escape: "escape"
    case .backspace: "delete"
    case .forwardDelete: "forward delete"
    case .left: "left"
    case .down: "down"
    case .up: "up"
    case .right: "right"
    case .pageUp: "page up"
    case .pageDown: "page down"
    case .insert: "insert"
    default: label
    }
  }
}
