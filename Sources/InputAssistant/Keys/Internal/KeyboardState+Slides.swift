// SPDX-License-Identifier: MIT

extension KeyboardState {
  /// How far a finger slides on the space bar before the caret moves, in points.
  private static var slideStart: Double { 15 }
  /// How far it slides for each character.
  private static var slideStep: Double { 10 }

  /// When a finger's key has something to do by itself.
  func deadline(_ finger: KeyTouch) -> Double? {
    switch finger.role {
    case .typing(let since):
      guard !traits.isSecret, let key = finger.over, layout[key]?.alternates.isEmpty == false
      else { return nil }
      return since + Self.holdTime
    case .stroking(let since):
      guard finger.over != nil, layout[finger.key]?.strokes.isEmpty == false else { return nil }
      return since + Self.holdTime
    case .modifying(_, _, locks: false, let since):
      return finger.isChorded || finger.over != finger.key ? nil : since + Self.holdTime
    case .deleting(let next, _), .repeating(_, let next): return next
    default: return nil
    }
  }

  /// What a key can type, its own text first.
  func choices(of id: KeyID, _ finger: KeyTouch) -> [String] {
    guard let key = layout[id] else { return [] }
    if case .stroke(let own) = key.action { return ([own] + key.strokes).map(\.label) }
    guard let own = letter(of: id, finger) else { return [] }
    return [own] + (isCapital(id, finger) ? key.alternates.map(\.capitalForm) : key.alternates)
  }

  /// What a key types for a finger; nil for one that types no text.
  func letter(of id: KeyID, _ finger: KeyTouch) -> String? {
    guard let key = layout[id], case .text = key.action else { return nil }
    return key.text(isShifted: isCapital(id, finger))
  }

  private func isCapital(_ id: KeyID, _ finger: KeyTouch) -> Bool {
    finger.isModifier ? id.layer == .letters && shift != .off : finger.isShifted
  }

  mutating func openChoices(_ index: Int) {
    guard let id = touches[index].over else { return }
    let popUp = KeyPopUp(
      key: id, choices: choices(of: id, touches[index]), opensLeft: layout.isInRightHalf(id))
    touches[index].role = .choosing(popUp)
  }

  /// The choice above a finger that slid so far since it came down.
  func choice(in popUp: KeyPopUp, across: Double) -> Int {
    let cells = (popUp.opensLeft ? -across : across) / KeyPopUp.choicePitch + 0.5
    guard cells > 0 else { return 0 }
    return Int(min(cells, Double(popUp.choices.count - 1)))
  }

  /// A key that types, as a finger from a letter may pick it; nil for any other.
  func typingKey(_ key: KeyID?) -> KeyID? {
    guard let key, layout[key]?.text(isShifted: false) != nil else { return nil }
    return key
  }

  /// A finger from shift or a layer key is on that key, on one that types, or on none.
  mutating func slideFromModifier(_ index: Int, over key: KeyID?) {
    let own = touches[index].key.counterpart(on: layer)
    touches[index].over = key == own ? own : typingKey(key)
  }

  mutating func slide(_ index: Int, moved: Int?, across: Double) -> [KeyEffect] {
    let distance = abs(across)
    guard moved != nil || distance >= Self.slideStart else { return [] }
    let steps = Int(min(max(0, distance - Self.slideStart / 3), 10_000) / Self.slideStep)
    let target = (across < 0) == text.isRightToLeft ? steps : -steps
    touches[index].role = .spacing(moved: target)
    let by = target - (moved ?? 0)
    guard by != 0 else { return [] }
    spaceTime = nil
    return [.moveCaret(by)]
  }
}

extension KeyID {
  /// The key at the same place on another layer.
  func counterpart(on layer: KeyLayer) -> KeyID { KeyID(layer, row: row, column: column) }
}

extension KeyLayout {
  /// Whether a key's middle is right of its layer's.
  fileprivate func isInRightHalf(_ id: KeyID) -> Bool {
    guard let row = layers[id.layer]?.element(at: id.row), id.column < row.count else {
      return false
    }
    let start = row[..<id.column].reduce(row[id.column].gap) { $0 + $1.gap + $1.width }
    return start + row[id.column].width / 2 > units(of: id.layer) / 2
  }
}
