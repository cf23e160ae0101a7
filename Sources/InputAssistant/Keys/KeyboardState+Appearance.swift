// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// How a key looks at this moment.
  ///
  /// A key that the layout doesn't have looks like a disabled one without a label.
  public func appearance(of id: KeyID) -> KeyAppearance {
    guard let key = layout[id] else { return KeyAppearance(label: "", isEnabled: false) }
    var look = plainAppearance(of: key, on: id.layer)
    look.isPressed = touches.contains { $0.over == id }
    look.isEnabled = isEnabled(id)
    return look
  }

  /// Whether a tap on a key does something.
  public func isEnabled(_ id: KeyID) -> Bool {
    guard let key = layout[id] else { return false }
    return key.action != .return || !traits.enablesReturnKeyAutomatically || !text.isEmpty
  }

  private func plainAppearance(of key: KeyLayout.Key, on layer: KeyLayer) -> KeyAppearance {
    switch key.action {
    case .text:
      KeyAppearance(label: key.text(isShifted: layer == .letters && shift != .off) ?? "")
    case .space: KeyAppearance(label: "space")
    case .return:
      KeyAppearance(
        label: traits.returnKey.label, spokenLabel: traits.returnKey.spokenLabel, isFunction: true,
        isProminent: traits.returnKey.commits)
    case .backspace: KeyAppearance(label: "⌫", spokenLabel: "delete", isFunction: true)
    case .shift:
      KeyAppearance(
        label: shift == .locked ? "⇪" : "⇧",
        spokenLabel: shift == .locked ? "caps lock" : "shift", isFunction: true,
        isSelected: shift != .off)
    case .layer(let target):
      KeyAppearance(
        label: target.label, spokenLabel: target.spokenLabel, isFunction: true)
    case .hide: KeyAppearance(label: "⌄", spokenLabel: "hide keyboard", isFunction: true)
    case .stroke(let stroke):
      KeyAppearance(label: stroke.label, spokenLabel: stroke.spokenLabel, isFunction: true)
    case .modifier(let modifier): appearance(of: modifier)
    }
  }

  private func appearance(of modifier: KeyModifiers) -> KeyAppearance {
    let isLocked = lockedModifiers.contains(modifier)
    let name = modifier == .control ? "control" : "alt"
    return KeyAppearance(
      label: modifier == .control ? "ctrl" : "alt", spokenLabel: isLocked ? "\(name) lock" : name,
      isFunction: true, isSelected: modifiers.contains(modifier), isProminent: isLocked)
  }
}

extension KeyLayer {
  /// What stands on a key that leads here.
  fileprivate var label: String {
    switch self {
    case .letters: "ABC"
    case .symbols, .pad: "123"
    case .moreSymbols: "#+="
    case .padSymbols: "+*#"
    }
  }

  fileprivate var spokenLabel: String {
    switch self {
    case .letters: "letters"
    case .symbols, .pad: "numbers"
    case .moreSymbols, .padSymbols: "symbols"
    }
  }
}
