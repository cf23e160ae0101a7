// SPDX-License-Identifier: MIT

/// Typing into one field, from focus to focus: the steps in the order in which they happen.
///
/// 1. ``begin(traits:bar:client:owner:)``: a field gets the focus.
/// 2. ``textChanged()``: a letter was typed, the caret moved, text was selected.
/// 3. ``textInserted(_:)``: the person typed this; tidies up after a suggestion.
/// 4. ``take(_:)``, ``tap(_:)``, ``toggleRow()``: something on the bar was tapped.
/// 5. ``barChanged(_:)``, ``traitsChanged(_:)``: the app changed its mind.
/// 6. ``press(_:touch:at:time:)``, ``move(touch:to:over:time:)``, ``release(touch:time:)``: a finger on the
///    keys, where the presenter shows them.
/// 7. ``end()``: the focus is gone.
///
/// The bar in an app's window and the system keyboard both run it. After every step that changed
/// something ``presenter`` is called once, on the main thread, before the step returns.
@MainActor
public final class InputSession {
  /// What to show: the app's bar, with the provider's suggestions filled in.
  ///
  /// The strip is there whenever there is a provider and the traits allow suggestions, even while
  /// it has nothing to offer; then the bar doesn't change its height while someone types.
  public var bar: Bar { state.bar }
  /// What the field asks for.
  public var traits: InputTraits { state.traits }
  /// Whether a field has the focus.
  public var isActive: Bool { state.isActive }
  /// Whether a word is being typed.
  public var isComposing: Bool { state.isComposing }
  /// Whether a single narrow row shows the other thing than it would by itself. Goes back to false
  /// when a word begins or ends.
  public var showsOtherRow: Bool { state.showsOtherRow }
  /// What the decimal pad of the next field types between whole and fraction; a full stop at first.
  public var decimalSeparator = "." {
    didSet { keys?.decimalSeparator = decimalSeparator }
  }
  /// When the next field's letters have a row of escape, control and arrows above them.
  public var terminalRow = TerminalRow.automatic {
    didSet { keys?.terminalRow = terminalRow }
  }
  /// Whether the next field's pad of digits has a return key, for where no toolbar stands above it.
  public var padsHaveReturn = false {
    didSet { keys?.padsHaveReturn = padsHaveReturn }
  }
  /// Called after every change, with this session.
  public var presenter: ((InputSession) -> Void)?
  /// Who knows words; nil for no strip.
  public var provider: (any SuggestionProvider)? {
    didSet { if provider !== oldValue { step(asking: true) } }
  }
  /// Runs a body once, when nothing else is to be done; nil where nobody can.
  ///
  /// With it a provider whose answer ``SuggestionProvider/wasCutShort`` is asked again for the same text.
  public var whenIdle: ((_ body: @escaping @MainActor () -> Void) -> Void)?
  /// Whether caps lock is on at a hardware keyboard that is typed on; then words are offered in
  /// capitals.
  public var isCapsLocked = false {
    didSet { if isCapsLocked != oldValue { step(asking: true) } }
  }
  /// What is typed into; held weakly.
  public private(set) weak var client: (any TextClient)?
  /// Who runs the items' actions; held weakly.
  public private(set) weak var owner: (any BarOwner)?

  /// The keys that are typed on, as they are now. They are made when a presenter first asks for them:
  /// a bar without keys needs none.
  public internal(set) var keyboard: KeyboardState {
    get {
      if let keys { return keys }
      let made = makeKeyboard()
      keys = made
      return made
    }
    set { keys = newValue }
  }
  var keys: KeyboardState?
  /// Whether the person hid the keys; the next field that gets the focus shows them again.
  public var areKeysHidden: Bool { state.areKeysHidden }

  private var state = SessionState()
  // What the presenter was last told.
  private var presented = SessionState()
  /// How often a field got the focus or lost it.
  ///
  /// A provider that is asked may end the session or begin another one; what it says is void then.
  package private(set) var run = 0
  // How often the text was read, and what was read if it is no secret: a client may tell a change that
  // the keys made, at once or later, and words needn't be asked for twice.
  private(set) var textReads = 0
  private var readContext: TextContext?
  private var wasMarkedTextRead = false
  // The traits that words were asked for with; nil if they weren't asked for.
  private var askedTraits: InputTraits?
  var wasReadByItself = false
  var repeats = RepeatedAsks()
  var takenText: String?
  private var spare: [Suggestion] = []

  /// Makes a session that nothing is typed into yet.
  public init(provider: (any SuggestionProvider)? = nil) {
    self.provider = provider
    spare = room()
  }

  /// A field gets the focus; a session that is running ends without a call of the presenter.
  public func begin(
    traits: InputTraits, bar: Bar, client: any TextClient, owner: any BarOwner
  ) {
    self.client = client
    self.owner = owner
    takenText = nil
    wasReadByItself = false
    repeats.forget()
    run += 1
    let mine = run
    state = SessionState()
    state.isActive = true
    state.traits = traits
    state.bar = bar
    keys?.begin(traits: traits, context: client.context)
    refresh()
    guard run == mine else { return }
    present()
  }

  /// The app put other things on the bar; its suggestions are ignored, the provider's stay.
  public func barChanged(_ bar: Bar) {
    guard isActive else { return }
    step {
      let suggestions = $0.bar.suggestions
      $0.bar = bar
      $0.bar.suggestions = suggestions
    }
  }

  /// The field asks for something else. A field that was ever secret gets no suggestions until it
  /// gets the focus anew, even if it now shows its text.
  public func traitsChanged(_ traits: InputTraits) {
    guard isActive else { return }
    if let client { keys?.traitsChanged(traits, context: client.context) }
    step(asking: true) { $0.traits = traits }
  }

  /// The text, caret or selection changed, by whomever.
  public func textChanged() {
    guard isActive else { return }
    if wasReadByItself {
      wasReadByItself = false
      if isTextRead { return }
    }
    step(asking: true)
  }

  /// Something on the bar was tapped: an item, a representative, a menu entry, a suggestion or the
  /// chevron.
  ///
  /// - Returns: Whether something ran; false for what is unknown, hidden or disabled.
  @discardableResult
  public func tap(_ id: BarItem.ID) -> Bool {
    guard isActive else { return false }
    if id == .chevron {
      toggleRow()
      return true
    }
    if let index = bar.suggestions?.indices.first(where: { .suggestion($0) == id }) {
      return take(suggestion: index)
    }
    guard bar.accepts(id), let owner else { return false }
    takenText = nil
    return owner.perform(id)
  }

  /// A single narrow row shows actions instead of suggestions, or the other way round.
  public func toggleRow() {
    guard isActive else { return }
    step { $0.showsOtherRow.toggle() }
  }

  /// The focus is gone: the bar is empty and the client is let go.
  public func end() {
    run += 1
    guard isActive else { return }
    client = nil
    owner = nil
    takenText = nil
    readContext = nil
    repeats.forget()
    keys?.end()
    step { $0 = SessionState() }
  }

  /// Whether the text is the one that was read last, and composed by an input method or not as then.
  var isTextRead: Bool {
    guard let client, let readContext else { return false }
    return readContext == client.context && wasMarkedTextRead == client.hasMarkedText
  }

  private func makeKeyboard() -> KeyboardState {
    var keyboard = KeyboardState()
    keyboard.decimalSeparator = decimalSeparator
    keyboard.terminalRow = terminalRow
    keyboard.padsHaveReturn = padsHaveReturn
    if isActive, let client { keyboard.begin(traits: traits, context: client.context) }
    return keyboard
  }

  /// Changes the state, asks for suggestions if need be, and has presented what made a difference.
  ///
  /// Whoever is asked may take steps meanwhile: they find this one's change made.
  func step(asking: Bool = false, _ change: (inout SessionState) -> Void = { _ in }) {
    let mine = run
    change(&state)
    if asking { refresh() }
    guard run == mine else { return }
    state.face = keys?.face
    if state != presented { present() }
  }

  private func present() {
    state.face = keys?.face
    presented = state
    presenter?(self)
  }

  /// Asks for suggestions again if shift or caps lock have come to ask for another case.
  func followShift() {
    guard isActive, let readContext, let askedTraits,
      asking(traits, in: readContext) != askedTraits
    else { return }
    step(asking: true)
  }

  /// The traits that words are asked for with: the field's, with the case that the person chose.
  private func asking(_ traits: InputTraits, in context: TextContext) -> InputTraits {
    let chosen = isCapsLocked ? .locked : keys?.chosenShift
    return chosen.map { traits.capitalizing(as: $0, in: context) } ?? traits
  }

  /// An array that is filled without asking for memory.
  private func room() -> [Suggestion] {
    var room: [Suggestion] = []
    room.reserveCapacity(3)
    return room
  }

  /// Reads the text and asks for suggestions.
  private func refresh() {
    guard let client else { return }
    textReads += 1
    let (mine, read) = (run, textReads)
    let context = client.context
    guard run == mine, textReads == read else { return }
    keys?.contextChanged(context)
    if context.isComposingWord != state.isComposing {
      state.isComposing.toggle()
      state.showsOtherRow = false
    }
    if state.traits.isSecret { state.wasSecret = true }
    readContext = state.wasSecret ? nil : context
    wasMarkedTextRead = client.hasMarkedText
    askedTraits = nil
    let mode = state.wasSecret || !client.givesText ? .none : state.traits.suggestionMode
    guard let provider, mode != .none else {
      state.bar.suggestions = nil
      return
    }
    var found: [Suggestion] = []
    swap(&found, &spare)
    found.removeAll(keepingCapacity: true)
    var isCutShort = false
    if !wasMarkedTextRead {
      let traits = asking(state.traits, in: context)
      askedTraits = traits
      provider.suggest(context, traits: traits, into: &found)
      isCutShort = provider.wasCutShort
    }
    // Who asked later knows better.
    guard run == mine, textReads == read else { return }
    askAgain(if: isCutShort)
    if mode == .corrections { found.removeAll { $0.kind != .correction } }
    if found.count > 3 { found.removeLast(found.count - 3) }
    show(found)
  }

  private func show(_ found: [Suggestion]) {
    if state.bar.suggestions == found {
      spare = found
    } else {
      // The two arrays take turns, so that filling one needs no new memory.
      spare = state.bar.suggestions ?? room()
      state.bar.suggestions = found
    }
  }
}
