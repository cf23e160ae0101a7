// SPDX-License-Identifier: MIT

import InputAssistant

/// The scene of a keyboard, of which each change replaces what it has to.
///
/// The elements are those of the accessory row and the bar, then the keys of a layer, then what pops
/// up.
struct PanelPicture {
  /// All that a scene shows.
  struct Source {
    var layout: PanelLayout
    var bar: Bar
    var offsets: PanelOffsets
    var pressed: [BarItem.ID]
    var width: Double
    var showsLetters: Bool
  }

  /// What keys look like follows from this, and from where fingers are.
  private struct Look: Equatable {
    var layer = KeyLayer.letters
    var shift = KeyShift.off
    var modifiers: KeyModifiers = []
    var lockedModifiers: KeyModifiers = []
    var traits = InputTraits()

    init() {}

    init(_ keyboard: KeyboardState) {
      (layer, shift, traits) = (keyboard.layer, keyboard.shift, keyboard.traits)
      (modifiers, lockedModifiers) = (keyboard.modifiers, keyboard.lockedModifiers)
    }
  }

  private(set) var scene = Scene()
  /// Where the keys stand that show, from the keyboard's own corner; nil without keys.
  private(set) var keys: KeyArrangement?
  private var hasChanged = false
  private var bar = Bar()
  private var offsets = PanelOffsets()
  private var pressed: [BarItem.ID] = []
  private var look = Look()
  private var pressedKeys: [KeyID] = []
  private var popUp: KeyPopUp?
  private var keysStart = 0
  private var keysEnd = 0

  /// Shows everything anew, at other places than before.
  mutating func replace(_ source: Source, _ keyboard: KeyboardState) {
    scene.elements.removeAll(keepingCapacity: true)
    keys = nil
    popUp = nil
    scene.elements += source.barElements
    keysStart = scene.elements.count
    keysEnd = keysStart
    note(source)
    replaceKeys(source, keyboard)
    show(popUp: keyboard.popUp, source)
    hasChanged = true
  }

  /// Shows what changed without moving anything but the keys of another layer.
  mutating func update(_ source: Source, _ keyboard: KeyboardState) {
    if source.bar != bar || source.offsets != offsets || source.pressed != pressed {
      updateBar(source)
      note(source)
    }
    if keyboard.layer != look.layer {
      show(popUp: nil, source)
      replaceKeys(source, keyboard)
      hasChanged = true
    } else {
      updateKeys(keyboard)
    }
    show(popUp: keyboard.popUp, source)
  }

  /// Whether the scene is another one than at the last call.
  mutating func takeChange() -> Bool {
    defer { hasChanged = false }
    return hasChanged
  }

  private mutating func note(_ source: Source) {
    (bar, offsets, pressed) = (source.bar, source.offsets, source.pressed)
  }

  private mutating func updateBar(_ source: Source) {
    let elements = source.barElements
    guard elements.count == keysStart else {
      scene.elements.replaceSubrange(..<keysStart, with: elements)
      keysEnd += elements.count - keysStart
      keysStart = elements.count
      hasChanged = true
      return
    }
    for (index, element) in elements.enumerated() where element != scene.elements[index] {
      scene.elements[index] = element
      hasChanged = true
    }
  }

  private mutating func replaceKeys(_ source: Source, _ keyboard: KeyboardState) {
    scene.elements.removeSubrange(keysStart...)
    keys = source.layout.keys(on: keyboard.layer)
    if let keys { scene.add(keys, of: keyboard, at: Point(x: 0, y: source.layout.keysY)) }
    keysEnd = scene.elements.count
    look = Look(keyboard)
    pressedKeys = keyboard.pressedKeys
  }

  private mutating func updateKeys(_ keyboard: KeyboardState) {
    let nextLook = Look(keyboard)
    let nextPressed = keyboard.pressedKeys
    guard nextLook == look, !nextLook.traits.enablesReturnKeyAutomatically else {
      for index in keysStart..<keysEnd { updateKey(at: index, keyboard) }
      (look, pressedKeys) = (nextLook, nextPressed)
      return
    }
    guard nextPressed != pressedKeys else { return }
    for key in pressedKeys where !nextPressed.contains(key) { update(key, keyboard) }
    for key in nextPressed where !pressedKeys.contains(key) { update(key, keyboard) }
    pressedKeys = nextPressed
  }

  private mutating func update(_ key: KeyID, _ keyboard: KeyboardState) {
    let place = keys?.keys.firstIndex { $0.id == key }
    if let place { updateKey(at: keysStart + place, keyboard) }
  }

  private mutating func updateKey(at index: Int, _ keyboard: KeyboardState) {
    guard case .key(let key) = scene.elements[index].place else { return }
    if scene.elements[index].show(keyboard.appearance(of: key)) { hasChanged = true }
  }

  private mutating func show(popUp next: KeyPopUp?, _ source: Source) {
    let next = next.flatMap { $0.isChoosing || source.showsLetters ? $0 : nil }
    guard next != popUp else { return }
    scene.elements.removeSubrange(keysEnd...)
    popUp = next
    hasChanged = true
    guard let next, let keys else { return }
    let room = Rect(x: 0, y: 0, width: source.width, height: source.layout.height)
    scene.add(next, in: keys, at: Point(x: 0, y: source.layout.keysY), within: room)
  }
}

extension SceneElement {
  /// Shows a key's look; whether it is another one.
  fileprivate mutating func show(_ look: KeyAppearance) -> Bool {
    var isOther = false
    func set<Value: Equatable>(_ old: inout Value, _ new: Value) {
      if old != new { (old, isOther) = (new, true) }
    }
    set(&title, look.label)
    set(&spokenLabel, look.spokenLabel)
    set(&isEnabled, look.isEnabled)
    set(&isSelected, look.isSelected)
    set(&isProminent, look.isProminent)
    set(&isPressed, look.isPressed)
    return isOther
  }
}
