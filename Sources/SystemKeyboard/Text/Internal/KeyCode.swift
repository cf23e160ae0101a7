// SPDX-License-Identifier: MIT

import InputAssistant

/// Linux's codes for the keys that the virtual keyboard always has: those of a US keyboard
/// (`linux/input-event-codes.h`), so that programs that go by the place of a key find it there.
enum KeyCode {
  static let control: UInt32 = 29
  static let shift: UInt32 = 42
  static let alt: UInt32 = 56
  static let superKey: UInt32 = 125

  /// The keys that type: the code of each row's first key, what its keys type alone and with shift.
  static let rows: [(first: UInt32, plain: String, shifted: String)] = [
    (2, "1234567890-=", "!@#$%^&*()_+"),
    (16, "qwertyuiop[]", "QWERTYUIOP{}"),
    (30, "asdfghjkl;'`", "ASDFGHJKL:\"~"),
    (43, "\\zxcvbnm,./", "|ZXCVBNM<>?"),
    (57, " ", " "),
  ]

  /// The keys that don't type, with the names that XKB has for what they do.
  static let named: [(code: UInt32, symbol: String)] =
    [
      (1, "Escape"), (14, "BackSpace"), (15, "Tab"), (28, "Return"), (control, "Control_L"),
      (shift, "Shift_L"), (alt, "Alt_L"), (102, "Home"), (103, "Up"), (104, "Prior"),
      (105, "Left"), (106, "Right"), (107, "End"), (108, "Down"), (109, "Next"),
      (110, "Insert"), (111, "Delete"), (superKey, "Super_L"),
    ] + (1...12).map { (function($0), "F\($0)") }

  /// Codes for any other character in turn; these keys do nothing by themselves.
  static let spare: [UInt32] = Array(183...199)

  /// The code of a function key; the numbers beyond 1 to 12 are the nearest one's.
  static func function(_ number: Int) -> UInt32 {
    number > 10 ? (number > 11 ? 88 : 87) : UInt32(58 + max(number, 1))
  }

  /// The code of a key that types nothing; nil for a character.
  static func code(_ key: KeyStroke.Key) -> UInt32? {
    switch key {
    case .character: nil
    case .escape: 1
    case .backspace: 14
    case .tab: 15
    case .return: 28
    case .home: 102
    case .up: 103
    case .pageUp: 104
    case .left: 105
    case .right: 106
    case .end: 107
    case .down: 108
    case .pageDown: 109
    case .insert: 110
    case .forwardDelete: 111
    case .function(let number): function(number)
    }
  }

  /// For each character of ASCII the code of its key, and whether it needs shift; code 0 has none.
  static let ascii: [(code: UInt32, needsShift: Bool)] = {
    var table = [(code: UInt32, needsShift: Bool)](repeating: (0, false), count: 128)
    for row in rows {
      for (offset, byte) in row.shifted.utf8.enumerated() {
        table[Int(byte)] = (row.first + UInt32(offset), true)
      }
      for (offset, byte) in row.plain.utf8.enumerated() {
        table[Int(byte)] = (row.first + UInt32(offset), false)
      }
    }
    (table[9].code, table[10].code, table[13].code) = (15, 28, 28)
    return table
  }()
}
