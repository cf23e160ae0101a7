// SPDX-License-Identifier: MIT

import GLib
import InputAssistant
package import Painting
import Suggestions
package import Wayland

/// The system keyboard from start to end: what it is made of, and the order in which it comes up.
///
/// - A finger: ``Fingers`` → ``KeyboardPanel`` → ``InputSession`` → ``InputMethodClient`` → the
///   compositor (`Keyboard+Fingers`); then what changed is painted before the loop sleeps
///   (`Keyboard+Drawing`).
/// - A field: the compositor → ``InputMethodClient`` → the session (`Keyboard+Focus`), and
///   ``Visibility``, which says when the window comes and goes (`Keyboard+Showing`).
/// - The input method: asked for with each seat (`Keyboard+Seat`).
/// - The command line and the desktop: ``KeyboardServices`` → `Keyboard+Control`, `Keyboard+Desktop`.
@MainActor
package final class Keyboard {
  let options: Options
  let connection: Connection
  let globals: Globals
  let session = InputSession()
  let wire: CompositorWire
  let client: InputMethodClient
  let painter: ScenePainter
  let panel: KeyboardPanel
  let window: KeyboardWindow
  let visibility: Visibility
  var fingers: Fingers?
  var focusedApp: FocusedApp?
  /// Called when another input method has the seat, and keeps it.
  var onInputMethodTaken: (@MainActor () -> Void)?
  /// While another input method has the seat.
  var inputMethodLooks: InputMethodLooks?
  var inputMethodTimer: EventSource?
  var settleTimer: EventSource?
  var tapTimer: EventSource?
  var needsDrawing = false
  /// Whether the window comes or goes when the compositor reads again.
  var needsVisibility = false
  /// Whether somebody was told that the output of that name isn't there.
  var hasMissedOutput = false
  /// What the compositor tells; nil while it isn't listened to.
  private var input: EventSource?
  /// Whether the compositor hasn't read yet that the window went.
  var isHiding = false
  /// The height in points that the window knows the panel to want.
  var toldHeight = 0.0
  /// What the desktop prefers.
  var preferences = DesktopPreferences()
  /// What the window shows.
  var painted = PaintedScenes()

  /// Comes up in a compositor.
  ///
  /// - Throws: What is missing, if the compositor lacks a protocol or has gone.
  package init(
    _ options: Options, painter: ScenePainter, connection: Connection
  ) throws(KeyboardFailure) {
    self.options = options
    self.painter = painter
    self.connection = connection
    globals = Globals(connection.makeRegistry())
    guard connection.roundTrip() else { throw KeyboardFailure(connection.failure) }
    guard globals.missing.isEmpty else { throw .missing(globals.missing) }
    wire = CompositorWire(connection, globals)
    client = InputMethodClient(wire: wire) { MainLoop.now }
    client.suggestsInTerminals = options.suggestsInTerminals
    panel = KeyboardPanel(session: session) { painter.measure($0) }
    window = KeyboardWindow(globals, layer: options.layer.layer)
    visibility = Visibility(
      VisibilityPolicy(mode: options.mode, ignoredApps: options.ignoredApps))
    session.terminalRow = options.terminalRow.row
    let isRightToLeft = Language.isRightToLeft(LexiconPlace.variable)
    (panel.isRightToLeft, painter.isRightToLeft) = (isRightToLeft, isRightToLeft)
    connect()
  }

  /// Lets each part tell the next.
  private func connect() {
    visibility.onChange = { [unowned self] _ in followVisibility() }
    panel.onChange = { [unowned self] in needsDrawing = true }
    panel.onHide = { [unowned self] in visibility.request(.hide) }
    window.onWidth = { [unowned self] in height(forWidth: $0) }
    window.onReady = { [unowned self] in needsDrawing = true }
    window.onClosed = { [unowned self] in windowClosed() }
    client.focusChanged = { [unowned self] in focusChanged() }
    client.traitsChanged = { [unowned self] in traitsChanged() }
    client.textChanged = { [unowned self] in session.textChanged() }
    globals.onSeat = { [unowned self] in seatChanged() }
    globals.onScreens = { [unowned self] in screensChanged() }
    focusedApp = globals.toplevels.map(FocusedApp.init)
    focusedApp?.onChange = { [unowned self] in appChanged() }
    seatChanged()
    // Whatever a keyboard held that was killed.
    client.reset()
  }

  /// Runs until it is told to end, or the compositor has gone.
  ///
  /// - Returns: Why it ended; nil for a wish.
  package func run() -> KeyboardFailure? {
    // What the outputs are called comes with the next answer.
    if options.output != nil { connection.roundTrip() }
    if visibility.isShown, !window.isShown { show() }
    listen(true)
    MainLoop.beforeSleeping { [weak self] in self?.finishTurn() ?? -1 }
    MainLoop.run()
    listen(false)
    return connection.failure.map { KeyboardFailure($0) }
  }

  /// Ends. No key is held then: press and release leave together.
  package func stop() {
    hide()
    connection.flush()
    MainLoop.quit()
  }

  /// Reads what the compositor tells from now on, or lets it wait.
  private func listen(_ listens: Bool) {
    guard listens != (input != nil) else { return }
    input?.cancel()
    input = nil
    guard listens else { return }
    input = MainLoop.onReadable(connection.descriptor) { [unowned self] in
      if !connection.read() { MainLoop.quit() }
    }
  }

  /// What is left to do before the loop sleeps; returns for how many milliseconds at most it may.
  ///
  /// While the compositor doesn't read, it isn't listened to and no key repeats: libwayland gives the
  /// connection up when it has to keep more than a little.
  private func finishTurn() -> Int {
    if input == nil, connection.flushLeavesRest() { return Self.retry }
    if !connection.handlePending() { MainLoop.quit() }
    tick()
    if needsVisibility { followVisibility() }
    if needsDrawing { draw() }
    let isFull = connection.flushLeavesRest()
    if connection.failure != nil { MainLoop.quit() }
    listen(!isFull)
    return isFull ? Self.retry : millisecondsUntilDeadline
  }

  /// How soon to write again what a full socket didn't take, in milliseconds.
  private static let retry = 5

  private func tick() {
    let now = MainLoop.now
    if let due = panel.nextDeadline, due <= now { panel.tick(time: now) }
    if let due = client.nextDeadline, due <= now { client.tick() }
  }

  private var millisecondsUntilDeadline: Int {
    let deadlines = [panel.nextDeadline, client.nextDeadline]
    guard let due = deadlines.compactMap({ $0 }).min() else { return -1 }
    return max(0, Int(((due - MainLoop.now) * 1000).rounded(.up)))
  }
}
