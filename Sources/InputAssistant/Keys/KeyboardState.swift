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
  /// Control and alt, as they go with the next key.
  public internal(set) var modifiers: KeyModifiers = []
  /// Those that stay for all keys until they are tapped again.
  public internal(set) var lockedModifiers: KeyModifiers = []
  /// What the decimal pad of the next field types between whole and fraction.
  public var decimalSeparator = "."
  /// When the next field's letters have a row of escape, control and arrows above them.
  public var terminalRow = TerminalRow.automatic
  /// Whether the next field's pad of digits has a return key.
  public var padsHaveReturn = false

  /// When ``tick(time:)`` has something to do; nil for never.
  public private(set) var nextDeadline: Double?

  /// The fingers in the order in which they came down.
  var touches: [KeyTouch] = [] {
    // Kept, since a presenter asks before each sleep. What else it follows from, the keys and whether they
    // type a secret, never changes under a finger.
    didSet { nextDeadline = earliestDeadline }
  }
  var text = TypedText()
  var givenContext = TextContext()
  /// When a space was typed, if nothing came after it.
  var spaceTime: Double?
  /// When shift was tapped, if nothing came after it.
  var shiftTime: Double?
  /// When control or alt was tapped, if nothing came after it.
  var modifierTime: Double?
  var tappedModifier: KeyModifiers = []
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
    (spaceTime, shiftTime, modifierTime, hasTypedSymbol) = (nil, nil, nil, false)
    self.traits = traits
    layout = keys(for: traits)
    // Nothing stays held that has no key to let it go with.
    if !layout.hasModifiers { lockedModifiers = [] }
    modifiers = lockedModifiers
    layer = layout.firstLayer
    shift = .off
    givenContext = traits.isSecret ? TextContext() : context
    text = TypedText(context, isSecret: traits.isSecret)
    capitalize()
  }

  /// The focus is gone: no keys, and nothing of the text is kept.
  public mutating func end() {
    let (separator, row, hasReturn) = (decimalSeparator, terminalRow, padsHaveReturn)
    self = KeyboardState()
    (decimalSeparator, terminalRow, padsHaveReturn) = (separator, row, hasReturn)
  }

  /// The keyboard is hidden: no finger stays on it, and what was held for the next key is let go.
  mutating func hide() {
    cancelAll()
    (modifiers, modifierTime) = (lockedModifiers, nil)
    capitalize()
  }

  /// The field asks for something else; what is shown stays if its keys stay the same.
  public mutating func traitsChanged(_ traits: InputTraits, context: TextContext) {
    guard traits != self.traits else { return }
    guard keys(for: traits) == layout, traits.isSecret == self.traits.isSecret else {
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
    shift == automaticShift ? nil : shift
  }

  private func keys(for traits: InputTraits) -> KeyLayout {
    KeyLayout.keys(
      for: traits, decimalSeparator: decimalSeparator, terminalRow: terminalRow,
      padsHaveReturn: padsHaveReturn)
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
    guard !key.layer.isPad, let letter = letter(of: key, touch) else { return nil }
    return KeyPopUp(key: key, choices: [letter])
  }

  private var earliestDeadline: Double? {
    touches.reduce(nil) { earliest, touch in
      guard let next = deadline(touch) else { return earliest }
      return earliest.map { min($0, next) } ?? next
    }
  }
}
