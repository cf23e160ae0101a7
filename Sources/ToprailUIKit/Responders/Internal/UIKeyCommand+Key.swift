// SPDX-License-Identifier: MIT

import GTK

extension UIKeyCommand {
  private static let specials: [String: [Key]] = {
    var keys: [String: [Key]] = [
      inputUpArrow: [.up], inputDownArrow: [.down], inputLeftArrow: [.left],
      inputRightArrow: [.right],
      inputEscape: [.escape], inputPageUp: [.pageUp], inputPageDown: [.pageDown],
      inputHome: [.home],
      inputEnd: [.end], inputDelete: [.backspace, .delete],
    ]
    let functions = [f1, f2, f3, f4, f5, f6, f7, f8, f9, f10, f11, f12]
    for (index, input) in functions.enumerated() { keys[input] = [.function(index + 1)] }
    return keys
  }()

  /// How well a key that is being pressed fits; a text of several characters is no key.
  func fit(_ press: ShortcutPress) -> ShortcutPress.Fit {
    guard let input, !attributes.contains(.disabled) else { return .none }
    if let special = Self.specials[input] { return press.fit(ShortcutKey(special), modifiers) }
    let scalars = input.precomposedStringWithCanonicalMapping.unicodeScalars
    guard scalars.count == 1, let scalar = scalars.first else { return .none }
    return press.fit(ShortcutKey(scalar), modifiers)
  }

  private var modifiers: ShortcutPress.Modifiers {
    var modifiers: ShortcutPress.Modifiers = []
    if !modifierFlags.isDisjoint(with: [.command, .control]) { modifiers.insert(.control) }
    if modifierFlags.contains(.alternate) { modifiers.insert(.alt) }
    if modifierFlags.contains(.shift) { modifiers.insert(.shift) }
    return modifiers
  }
}
