// SPDX-License-Identifier: MIT

/// A keyboard while it is typed on: fingers and time in, effects out.
///
/// ```swift
/// var keyboard = KeyboardState()
/// keyboard.begin(traits: InputTraits(), context: TextContext())
/// keyboard.press(key, touch: 0, at: point, time: 1.00)   // []
/// keyboard.release(touch: 0, time: 1.08)                 // [.insert("Q")]
/// ```
///
/// Times are in seconds of any clock that doesn't go back. A presenter tells what happens, runs the
/// effects that each call returns, in their order, and calls ``tick(time:)`` when ``nextDeadline`` has
/// come. A value: it never reads a clock.
public struct KeyboardState: Hashable, Sendable {
  /// The keys.
  public internal(set) var layout: KeyLayout
  /// What the field asks for.
  public internal(set) var traits = InputTraits()
  /// The layer that shows.
  public internal(set) var layer: KeyLayer
  /// What shift does to the letters.
  public internal(set) var shift = KeyShift.off
  /// Whether the text at the caret runs from right to left, so that a slide to the right goes back.
  public var isTextRightToLeft = false

  /// The fingers in the order in which they came down.
  var touches: [KeyTouch] = []
  var text = TypedText()
  var givenContext = TextContext()
  /// When a space was typed, if nothing came after it.
  var spaceTime: Double?
  /// When shift was tapped, if nothing came after it.
  var shiftTime: Double?
  /// Whether a symbol was typed since its layer came up.
  var hasTypedSymbol = false

  /// Makes a keyboard that asks nothing of its field yet.
  public init() {
    layout = KeyLayout.keys(for: traits)
    layer = layout.firstLayer
  }

  /// A field gets the focus: the keys that it asks for, with no finger on them.
  public mutating func begin(
    traits: InputTraits, context: TextContext, decimalSeparator: String = "."
  ) {
    touches = []
    (spaceTime, shiftTime, hasTypedSymbol) = (nil, nil, false)
    self.traits = traits
    layout = KeyLayout.keys(for: traits, decimalSeparator: decimalSeparator)
    layer = layout.firstLayer
    shift = .off
    givenContext = traits.isSecret ? TextContext() : context
    text = TypedText(context, isSecret: traits.isSecret)
    capitalize()
  }

  /// The text, caret or selection changed, by whomever: shift goes up where a capital belongs.
  ///
  /// A change that was typed here is known already; then a shift that the person set stays.
  public mutating func contextChanged(_ context: TextContext) {
    let isSecret = traits.isSecret
    if isSecret {
      text = TypedText(context, isSecret: true)
      return
    }
    guard context != givenContext else { return }
    givenContext = context
    let known = text
    text = TypedText(context)
    if text != known { capitalize() }
  }

  /// The keys with a finger on them, in the order in which the fingers came down.
  public var pressedKeys: [KeyID] { touches.compactMap(\.over) }

  /// What pops up above a pressed key; nil where nothing does, as on a secret field.
  public var popUp: KeyPopUp? {
    guard !traits.isSecret, let touch = touches.last(where: \.showsPopUp), let key = touch.over
    else { return nil }
    if case .choosing(let popUp) = touch.role { return popUp }
    guard case .text? = layout[key]?.action else { return nil }
    return KeyPopUp(key: key, choices: Array(choices(of: key, touch).prefix(1)))
  }

  /// When ``tick(time:)`` has something to do; nil for never.
  public var nextDeadline: Double? { touches.compactMap(deadline).min() }
}
