// SPDX-License-Identifier: MIT

import GLib
import GTK
import InputAssistant

/// A window's input: what its first responder's chain asks for, and the dock that shows it.
///
/// The steps, in order: the first responder changes (`change`), its chain is read (`ChainReader`), the
/// session begins, the dock shows what the session says, a tap comes back through `perform`.
@MainActor
final class InputHost {
  private(set) weak var window: UIWindow?
  let session = InputSession()
  let dock: InputDock
  private let frames: KeyboardFrames
  private let motion: DockMotion
  private let padToolbar = PadToolbar()
  let reach: DockReach

  private var snapshot: AssistantSnapshot? { didSet { areItemsNew = true } }
  private var areItemsNew = false
  private weak var sessionResponder: UIResponder?
  private var client: (any TextClient)?
  private var nesting = 0
  private var isBarDue = false
  private var isTextDue = false
  private var isTellingText = false
  private var watch: KeyWatch?

  init(window: UIWindow) {
    self.window = window
    dock = InputDock()
    motion = DockMotion(host: window.host)
    frames = KeyboardFrames(window: window, motion: motion)
    reach = DockReach(window: window, dock: dock)
    dock.reach = reach
    dock.superview = window
    dock.host.insert(into: window.host)
    dock.bar.session = session
    dock.keys.session = session
    session.decimalSeparator = Locale.current.decimalSeparator ?? "."
    reach.takeSuggestion = { [weak self] in self?.dock.bar.takeSuggestion($0) ?? false }
    session.presenter = { [weak self] _ in self?.present() }
    session.whenIdle = MainLoop.whenIdle
    window.host.onPointerEvent { [weak self] event in
      self?.follow(event)
      return false
    }
    watch = KeyWatch(on: window.host) { press in
      if press.name != nil || press.isText { InputSurroundings.shared.isTouching = false }
      return false
    }
    BarChanges.observe(self) { [weak self] in self?.barDidChange() }
  }

  /// Runs a change of first responder, and brings the dock up to date once the outermost is done.
  ///
  /// Going from field to field shows no moment without a bar.
  func change<Result>(_ body: () -> Result) -> Result {
    nesting += 1
    let result = body()
    nesting -= 1
    guard nesting == 0 else { return result }
    // A getter that is being read may have made the change.
    if BarChanges.isReading { MainLoop.soon { [weak self] in self?.reload() } } else { reload() }
    return result
  }

  /// Reads the first responder's chain anew.
  func reload() {
    // A getter that is being read may ask for this itself.
    guard nesting == 0, !BarChanges.isReading else { return }
    let responder = InputSurroundings.shared.mode == .off ? nil : window?.firstResponder
    dock.accessory = responder.flatMap(accessoryView)
    dock.keyboardView = responder.flatMap(ChainReader.inputView)
    if let input = responder as? any UIResponder & UIKeyInput, dock.keyboardView == nil,
      (input as? UITextView)?.isEditable != false
    {
      showBar(for: input)
    } else {
      hideBar()
    }
    showKeys(for: responder)
    tellFrames()
  }

  func traitsDidChange() {
    guard let responder = sessionResponder as? any UITextInputTraits else { return }
    let traits = InputTraits(from: responder)
    provide(for: traits)
    session.traitsChanged(traits)
    dock.appearance = responder.keyboardAppearance
  }

  /// The text or the selection changed; several changes of one key are told once.
  func textDidChange(of client: any TextClient) {
    guard client === self.client, !isTextDue else { return }
    isTextDue = true
    // A provider that changes the text each time it is asked mustn't keep the window from drawing.
    let schedule = isTellingText ? MainLoop.whenIdle : MainLoop.soon
    schedule { [weak self] in self?.tellText() }
  }

  /// The first responder got keys that are no text widget's.
  func keySinkDidType() {
    if let client { textDidChange(of: client) }
  }

  /// Shows and enables the system's buttons as selection, history and clipboard are now.
  func updateSystemItems() {
    guard let engine = client as? TextEngine, let items = engine.owner?.ownAssistantItem.systemItems
    else { return }
    engine.update(items)
  }

  /// Whether a view is the dock's own: focus in it is the first responder's business.
  func owns(_ view: UIView) -> Bool {
    view is UIToolbar || view.isDescendant(of: dock) && !view.canBecomeFirstResponder
  }

  /// Lays the dock out for a window's size; returns the height that shows at this moment.
  func layoutDock(in size: CGSize) -> CGFloat {
    let shown = motion.height(for: dock.height(in: size), in: size)
    dock.layout(in: size, showing: shown)
    return shown
  }

  func allocateDock(in size: CGSize) {
    dock.allocate(in: size)
    frames.dockMayHaveChanged(height: dock.height(in: size), later: true)
  }
}

extension InputHost: BarOwner {
  func perform(_ id: BarItem.ID) -> Bool {
    // The snapshot that shows: under a finger it may be older than the one that was read last.
    dock.bar.snapshot?.perform(id) ?? false
  }
}

extension InputHost {
  private func showBar(for responder: any UIResponder & UIKeyInput) {
    if responder === sessionResponder {
      readBar()
      traitsDidChange()
      return
    }
    sessionResponder = responder
    let client = responder.textClient
    self.client = client
    updateSystemItems()
    let snapshot = ChainReader.assistantItem(from: responder).snapshot()
    self.snapshot = snapshot
    dock.appearance = responder.keyboardAppearance
    let traits = InputTraits(from: responder)
    provide(for: traits)
    session.begin(traits: traits, bar: snapshot.bar, client: client, owner: self)
  }

  /// Lets the session have who knows words; nobody looks for them before a field wants any.
  private func provide(for traits: InputTraits) {
    session.isCapsLocked = InputSurroundings.shared.isCapsLocked
    guard client?.givesText == true, traits.suggestionMode != .none else { return }
    session.provider = Toprail.suggestionProvider
  }

  /// A field that lies in the accessory view, as in a chat, keeps the view that it lies in.
  private func accessoryView(for responder: UIResponder) -> UIView? {
    if let found = ChainReader.accessoryView(from: responder) { return found }
    if let pad = padToolbar.toolbar(for: responder) { return pad }
    guard let shown = dock.accessory, let view = responder as? UIView else { return nil }
    return view.isDescendant(of: shown) ? shown : nil
  }

  private func hideBar() {
    sessionResponder = nil
    client = nil
    snapshot = nil
    session.end()
  }

  private func barDidChange() {
    guard session.isActive, !isBarDue else { return }
    isBarDue = true
    MainLoop.soon { [weak self] in
      self?.isBarDue = false
      self?.readBar()
    }
  }

  private func readBar() {
    guard session.isActive, let responder = sessionResponder else { return }
    provide(for: session.traits)
    let snapshot = ChainReader.assistantItem(from: responder).snapshot()
    self.snapshot = snapshot
    session.barChanged(snapshot.bar)
    // An item can look different without a difference in the value, by its tint or its image.
    present()
  }

  private func tellText() {
    isTextDue = false
    guard session.isActive, let client else { return }
    isTellingText = true
    defer { isTellingText = false }
    updateSystemItems()
    session.textChanged()
    if let typed = (client as? TextEngine)?.takeTyped(), !typed.isEmpty {
      session.textInserted(typed)
    }
  }

  private func present() {
    presentKeys()
    dock.bar.gate.run { [weak self] in
      guard let self else { return }
      // Typing changes the suggestions only; the items' widgets needn't be gone through then.
      if areItemsNew { dock.bar.snapshot = snapshot }
      areItemsNew = false
      dock.bar.show(session)
      window?.queueDockLayout()
      tellFrames()
    }
  }

  private func tellFrames() {
    guard let window else { return }
    frames.dockMayHaveChanged(height: dock.height(in: window.bounds.size))
  }
}
