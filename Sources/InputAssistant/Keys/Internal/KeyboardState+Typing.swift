// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// How long a key is held before it repeats or shows its alternates, in seconds.
  static var holdTime: Double { 0.5 }
  /// The time between two repeats.
  static var repeatTime: Double { 0.1 }
  /// How many repeats delete characters before they delete words.
  static var repeatsBeforeWords: Int { 20 }
  /// The time within which a second space makes a full stop.
  static var doubleSpaceTime: Double { 0.7 }
  /// The time within which a second tap on shift locks it.
  static var doubleShiftTime: Double { 0.3 }

  /// Types text; with control or alt it is the key of its character.
  mutating func type(_ typed: String?, with modifiers: KeyModifiers) -> [KeyEffect] {
    guard let typed else { return [] }
    if !modifiers.isEmpty, let key = typed.first, typed.count == 1 {
      if layer != .letters { hasTypedSymbol = true }
      return strike(KeyStroke(.character(key), modifiers: modifiers))
    }
    (spaceTime, shiftTime) = (nil, nil)
    useModifiers()
    note(typed)
    if layer != .letters { hasTypedSymbol = true }
    if typed.count == 1, typed.first?.isApostrophe == true { returnToLetters() }
    return [.insert(typed)]
  }

  mutating func space(time: Double, with modifiers: KeyModifiers = []) -> [KeyEffect] {
    guard modifiers.isEmpty else { return strike(KeyStroke(.character(" "), modifiers: modifiers)) }
    defer { if hasTypedSymbol { returnToLetters() } }
    if let last = spaceTime, time - last <= Self.doubleSpaceTime, makesFullStops,
      text.endsWithWordAndSpace
    {
      spaceTime = nil
      text.delete(1)
      note(". ")
      return [.replaceBeforeCaret(1, with: ". ")]
    }
    note(" ")
    spaceTime = time
    return [.insert(" ")]
  }

  mutating func delete(_ count: Int, with modifiers: KeyModifiers) -> [KeyEffect] {
    guard modifiers.isEmpty else { return strike(KeyStroke(.backspace, modifiers: modifiers)) }
    spaceTime = nil
    text.delete(count)
    capitalize()
    return [.deleteBackward(count)]
  }

  /// Shift goes up where the next letter is a capital by itself, and down elsewhere.
  mutating func capitalize() {
    guard shift != .locked, !isShiftHeld else { return }
    shift = automaticShift
  }

  /// What shift does by itself: under control and alt letters are small.
  var automaticShift: KeyShift {
    modifiers.isEmpty && text.wantsCapital(traits.effectiveAutocapitalization) ? .once : .off
  }

  mutating func beginShift(time: Double) -> KeyTouch.Role {
    let from = shift
    let locks = shiftTime.map { time - $0 <= Self.doubleShiftTime } ?? false
    shiftTime = locks ? nil : time
    if locks { shift = .locked } else if shift == .off { shift = .once }
    return .shifting(from: from, locks: locks)
  }

  mutating func show(_ layer: KeyLayer) {
    self.layer = layer
    hasTypedSymbol = false
  }

  var isShiftHeld: Bool {
    touches.contains { if case .shifting = $0.role { true } else { false } }
  }

  private var makesFullStops: Bool {
    !traits.isSecret && !traits.isTerminal && traits.keyboard != .URL
      && traits.keyboard != .emailAddress
  }

  private mutating func note(_ typed: String) {
    text.insert(typed, isSecret: traits.isSecret)
    capitalize()
  }

  /// From the symbols, unless a finger holds their key or the field starts with them.
  private mutating func returnToLetters() {
    guard layer == .symbols || layer == .moreSymbols, layout.firstLayer == .letters,
      !touches.contains(where: { if case .switching = $0.role { true } else { false } })
    else { return }
    show(.letters)
  }
}
