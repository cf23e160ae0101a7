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
  /// What the decimal pad of the next field types between whole and fraction.
  public var decimalSeparator = "."

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

  /// Makes a keyboard that has no keys until a field gets the focus.
  public init() {
    layout = KeyLayout(name: "", layers: [:], firstLayer: .letters)
    layer = .letters
  }

  /// A field gets the focus: the keys that it asks for, with no finger on them.
  public mutating func begin(traits: InputTraits, context: TextContext) {
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

  /// The focus is gone: no keys, and nothing of the text is kept.
  public mutating func end() {
    let separator = decimalSeparator
    self = KeyboardState()
    decimalSeparator = separator
  }

  /// The field asks for something else; what is shown stays if its keys stay the same.
  public mutating func traitsChanged(_ traits: InputTraits, context: TextContext) {
    guard traits != self.traits else { return }
    let keys = KeyLayout.keys(for: traits, decimalSeparator: decimalSeparator)
    guard keys == layout, traits.isSecret == self.traits.isSecret else {
      begin(traits: traits, context: context)
      return
    }
    self.traits = traits
    capitalize()
  }

  /// The text, caret or selection changed, by whomever: shift goes up where a capital belongs.
  ///
  /// A change that was typed here is known already; then a shift that the person set stays.
  public mutating func contextChanged(_ context: TextContext) {
    guard !traits.isSecret else {
      text = TypedText(context, isSecret: true)
      return
    }
    guard context != givenContext else { return }
    givenContext = context
    let isKnown = text.agrees(with: context)
    text = TypedText(context)
    guard !isKnown else { return }
    spaceTime = nil
    capitalize()
  }

  /// What the person had shift do; nil where it is as text and field have it by themselves.
  var chosenShift: KeyShift? {
    let isUp = text.wantsCapital(traits.effectiveAutocapitalization)
    return shift == (isUp ? .once : .off) ? nil : shift
  }

  /// A word was taken that brought a space along: another space makes a full stop of the two.
  mutating func spaceCameWithWord() {
    // However long the person looks at the word: nobody wants a second space there.
    spaceTime = .infinity
  }

  /// The keys with a finger on them, in the order in which the fingers came down.
  public var pressedKeys: [KeyID] { touches.compactMap(\.over) }

  /// What pops up above a pressed key; nil where nothing does, as on a secret field.
  public var popUp: KeyPopUp? {
    guard !traits.isSecret, let touch = touches.last(where: \.showsPopUp), let key = touch.over
    else { return nil }
    if case .choosing(let popUp) = touch.role { return popUp }
    guard !key.layer.isPad, let letter = choices(of: key, touch).first else { return nil }
    return KeyPopUp(key: key, choices: [letter])
  }

  /// When ``tick(time:)`` has something to do; nil for never.
  public var nextDeadline: Double? { touches.compactMap(deadline).min() }
}
