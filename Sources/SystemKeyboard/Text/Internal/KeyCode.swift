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
      (control, "Control_L"), (shift, "Shift_L"), (alt, "Alt_L"), (superKey, "Super_L"),
    ] + keys.compactMap(entry)

  private static let keys: [KeyStroke.Key] =
    [
      .escape, .backspace, .tab, .return, .home, .up, .pageUp, .left, .right, .end, .down,
      .pageDown, .insert, .forwardDelete,
    ] + (1...12).map(KeyStroke.Key.function)

  /// Codes for any other character in turn; these keys do nothing by themselves.
  static let spare: [UInt32] = Array(183...199)

  /// The code of a key that types nothing; nil for a character.
  static func code(_ key: KeyStroke.Key) -> UInt32? { entry(key)?.code }

  private static func entry(_ key: KeyStroke.Key) -> (code: UInt32, symbol: String)? {
    switch key {
    case .character: nil
    case .escape: (1, "Escape")
    case .backspace: (14, "BackSpace")
    case .tab: (15, "Tab")
    case .return: (28, "Return")
    case .home: (102, "Home")
    case .up: (103, "Up")
    case .pageUp: (104, "Prior")
    case .left: (105, "Left")
    case .right: (106, "Right")
    case .end: (107, "End")
    case .down: (108, "Down")
    case .pageDown: (109, "Next")
    case .insert: (110, "Insert")
    case .forwardDelete: (111, "Delete")
    case .function(let number): functionEntry(min(max(number, 1), 12))
    }
  }

  /// F11 and F12 came later than the others, and are elsewhere.
  private static func functionEntry(_ number: Int) -> (code: UInt32, symbol: String) {
    (UInt32((number > 10 ? 76 : 58) + number), "F\(number)")
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
    let others: [(Unicode.Scalar, KeyStroke.Key)] = [
      ("\t", .tab), ("\n", .return), ("\r", .return),
    ]
    for (character, key) in others { table[Int(character.value)].code = code(key) ?? 0 }
    return table
  }()
}
