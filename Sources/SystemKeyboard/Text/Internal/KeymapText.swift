// SPDX-License-Identifier: MIT

/// The virtual keyboard's keymap in XKB's text format: the few keys that are needed and nothing
/// included, which a compositor reads ten times as fast as a common keymap.
///
/// The format's description: https://xkbcommon.org/doc/current/keymap-text-format-v1-v2.html
enum KeymapText {
  /// Writes a keymap; what the spare keys type comes in the order of their codes.
  static func make(spare: [Unicode.Scalar?]) -> String {
    var (codes, symbols) = ("", "")
    func add(_ code: UInt32, _ levels: String) {
      // XKB's codes are Linux's and 8 more.
      codes += "<K\(code)> = \(code + 8);\n"
      symbols += "key <K\(code)> { [ \(levels) ] };\n"
    }
    for key in KeyCode.named { add(key.code, key.symbol) }
    for row in KeyCode.rows {
      let levels = zip(row.plain.unicodeScalars, row.shifted.unicodeScalars)
      for (code, pair) in zip(row.first..., levels) {
        add(code, "\(symbol(pair.0)), \(symbol(pair.1))")
      }
    }
    for (code, scalar) in zip(KeyCode.spare, spare) {
      if let scalar { add(code, symbol(scalar)) }
    }
    return "xkb_keymap {\nxkb_keycodes \"toprail\" {\nminimum = 8;\nmaximum = 255;\n\(codes)"
      + lights + "};\n"
      + fixed + "xkb_symbols \"toprail\" {\n\(symbols)\(modifiers)};\n};\n"
  }

  /// XKB's name for what types a character.
  private static func symbol(_ scalar: Unicode.Scalar) -> String {
    let hex = String(scalar.value, radix: 16, uppercase: true)
    return "U" + String(repeating: "0", count: max(0, 4 - hex.utf8.count)) + hex
  }

  /// Of a light that a keymap doesn't have, GTK believes that it is on.
  private static let lights = """
    indicator 1 = "Caps Lock";
    indicator 2 = "Num Lock";
    indicator 3 = "Scroll Lock";

    """

  private static let fixed = """
    xkb_types "toprail" {
    virtual_modifiers Alt, Super;
    type "ONE_LEVEL" { modifiers = none; level_name[Level1] = "Any"; };
    type "TWO_LEVEL" { modifiers = Shift; map[Shift] = Level2;
    level_name[Level1] = "Base"; level_name[Level2] = "Shift"; };
    type "ALPHABETIC" { modifiers = Shift + Lock; map[Shift] = Level2; map[Lock] = Level2;
    level_name[Level1] = "Base"; level_name[Level2] = "Caps"; };
    };
    xkb_compatibility "toprail" {
    virtual_modifiers Alt, Super;
    interpret Alt_L { virtualModifier = Alt; action = SetMods(modifiers = modMapMods); };
    interpret Super_L { virtualModifier = Super; action = SetMods(modifiers = modMapMods); };
    interpret Any + AnyOf(all) { action = SetMods(modifiers = modMapMods); };
    indicator "Caps Lock" { whichModState = Locked; modifiers = Lock; };
    };

    """

  private static let modifiers = """
    modifier_map Shift { <K\(KeyCode.shift)> };
    modifier_map Control { <K\(KeyCode.control)> };
    modifier_map Mod1 { <K\(KeyCode.alt)> };
    modifier_map Mod4 { <K\(KeyCode.superKey)> };

    """
}
