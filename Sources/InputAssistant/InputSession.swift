// SPDX-License-Identifier: MIT

/// Typing into one field, from focus to focus: the steps in the order in which they happen.
///
/// 1. ``begin(traits:bar:client:owner:)``: a field gets the focus.
/// 2. ``textChanged()``: a letter was typed, the caret moved, text was selected.
/// 3. ``textInserted(_:)``: the person typed this; tidies up after a suggestion.
/// 4. ``take(suggestion:)``, ``tap(_:)``, ``toggleRow()``: something on the bar was tapped.
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
  /// Called after every change, with this session.
  public var presenter: ((InputSession) -> Void)?
  /// Who knows words; nil for no strip.
  public var provider: (any SuggestionProvider)? {
    didSet { step { refresh(&$0) } }
  }
  /// What is typed into; held weakly.
  public private(set) weak var client: (any TextClient)?
  /// Who runs the items' actions; held weakly.
  public private(set) weak var owner: (any BarOwner)?

  /// The keys that are typed on, as they are now. They are made when a presenter first asks for them:
  /// a bar without keys needs none.
  public internal(set) var keyboard: KeyboardState {
    get {
      let known = keys ?? makeKeyboard()
      keys = known
      return known
    }
    set { keys = newValue }
  }
  var keys: KeyboardState?
  /// Whether the person hid the keys; the next field that gets the focus shows them again.
  public var areKeysHidden: Bool { state.areKeysHidden }

  private var state = SessionState()
  // A provider that is asked may end the session or begin another one; what it says is void then.
  private(set) var run = 0
  // How often the text was read, and what was read if it is no secret: a client may tell a change that
  // the keys made, at once or later, and words needn't be asked for twice.
  private(set) var textReads = 0
  private var readContext: TextContext?
  var wasReadForKeys = false
  private var takenText: String?
  private var spare: [Suggestion] = []

  /// Makes a session that nothing is typed into yet.
  public init(provider: (any SuggestionProvider)? = nil) {
    self.provider = provider
    spare.reserveCapacity(3)
  }

  /// A field gets the focus; a session that is running ends without a call of the presenter.
  public func begin(
    traits: InputTraits, bar: Bar, client: any TextClient, owner: any BarOwner
  ) {
    self.client = client
    self.owner = owner
    takenText = nil
    wasReadForKeys = false
    run += 1
    let mine = run
    var fresh = SessionState()
    fresh.isActive = true
    fresh.traits = traits
    fresh.bar = bar
    keys?.begin(traits: traits, context: client.context)
    refresh(&fresh)
    guard run == mine else { return }
    fresh.face = keys?.face
    state = fresh
    presenter?(self)
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
    step {
      $0.traits = traits
      refresh(&$0)
    }
  }

  /// The text, caret or selection changed, by whomever.
  public func textChanged() {
    guard isActive else { return }
    if wasReadForKeys {
      wasReadForKeys = false
      if let readContext, readContext == client?.context { return }
    }
    step { refresh(&$0) }
  }

  /// The person typed this text, which the client has already.
  ///
  /// A punctuation mark right after a taken suggestion swallows the space that the suggestion
  /// brought: "word ." becomes "word.".
  public func textInserted(_ text: String) {
    guard let taken = takenText else { return }
    takenText = nil
    guard text.count == 1, text.allSatisfy(\.swallowsSpace), let client,
      client.context.before.hasSuffix("\(taken) \(text)")
    else { return }
    client.replaceBeforeCaret(2, with: text)
    textChanged()
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

  /// Takes a suggestion: it replaces the word before the caret, and a space follows.
  ///
  /// No space where one is after the caret already. A selection is replaced as a whole.
  ///
  /// - Returns: Whether there was such a suggestion and a client to take it.
  @discardableResult
  public func take(suggestion index: Int) -> Bool {
    guard isActive, let client, let suggestion = bar.suggestions?.element(at: index) else {
      return false
    }
    let context = client.context
    let needsSpace = context.after.first?.isWhitespace != true
    let text = needsSpace ? suggestion.text + " " : suggestion.text
    if context.hasSelection {
      client.insert(text)
    } else {
      client.replaceBeforeCaret(context.wordBeforeCaret.count, with: text)
    }
    takenText = needsSpace ? suggestion.text : nil
    textChanged()
    return true
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
    keys?.end()
    step { $0 = SessionState() }
  }

  private func makeKeyboard() -> KeyboardState {
    var keyboard = KeyboardState()
    keyboard.decimalSeparator = decimalSeparator
    if isActive, let client { keyboard.begin(traits: traits, context: client.context) }
    return keyboard
  }

  /// Changes the state, and has it presented if that made a difference.
  func step(_ change: (inout SessionState) -> Void) {
    let mine = run
    var next = state
    change(&next)
    next.face = keys?.face
    guard run == mine, next != state else { return }
    state = next
    presenter?(self)
  }

  /// Reads the text and asks for suggestions.
  private func refresh(_ state: inout SessionState) {
    guard let client else { return }
    textReads += 1
    let context = client.context
    keys?.contextChanged(context)
    if context.isComposingWord != state.isComposing {
      state.isComposing.toggle()
      state.showsOtherRow = false
    }
    if state.traits.isSecret { state.wasSecret = true }
    readContext = state.wasSecret ? nil : context
    let mode = state.wasSecret ? .none : state.traits.suggestionMode
    guard let provider, mode != .none else {
      state.bar.suggestions = nil
      return
    }
    var found: [Suggestion] = []
    swap(&found, &spare)
    found.removeAll(keepingCapacity: true)
    provider.suggest(context, traits: state.traits, into: &found)
    if mode == .corrections { found.removeAll { $0.kind != .correction } }
    if found.count > 3 { found.removeLast(found.count - 3) }
    if state.bar.suggestions == found {
      spare = found
    } else {
      // The two arrays take turns, so that filling one needs no new memory.
      spare = state.bar.suggestions ?? []
      state.bar.suggestions = found
    }
  }
}
