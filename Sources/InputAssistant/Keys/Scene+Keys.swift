// SPDX-License-Identifier: MIT

extension Scene {
  /// Adds the keys below what is there already.
  ///
  /// ```swift
  /// var scene = Scene(bar, arrangement)
  /// scene.add(keys, of: keyboard, at: Point(x: 0, y: arrangement.height))
  /// ```
  ///
  /// - Parameters:
  ///   - arrangement: Where the keys stand.
  ///   - keyboard: What they look like at this moment.
  ///   - origin: The keyboard's top left corner in the scene.
  public mutating func add(
    _ arrangement: KeyArrangement, of keyboard: KeyboardState, at origin: Point
  ) {
    elements += arrangement.keys.map { placed in
      SceneElement(
        placed, kind: keyboard.layout[placed.id]?.sceneKind ?? .key,
        look: keyboard.appearance(of: placed.id), origin: origin)
    }
  }
}

extension SceneElement {
  fileprivate init(
    _ placed: KeyArrangement.Placed, kind: Kind, look: KeyAppearance, origin: Point
  ) {
    var frame = placed.frame
    frame.x += origin.x
    frame.y += origin.y
    self.init(
      id: .key(placed.id), place: .key(placed.id), frame: frame, kind: kind, title: look.label,
      spokenLabel: look.spokenLabel, isEnabled: look.isEnabled, isSelected: look.isSelected,
      isProminent: look.isProminent, isPressed: look.isPressed)
  }
}

extension KeyLayout.Key {
  fileprivate var sceneKind: SceneElement.Kind {
    switch action {
    case .text, .space: .key
    case .return: .returnKey
    case .backspace, .shift, .layer, .hide, .stroke, .modifier: .functionKey
    }
  }
}
