// SPDX-License-Identifier: MIT

/// Whether the keyboard is shown: told what happens and when, it says so at once.
///
/// A field that wants text shows the keyboard at once. When it goes, another often comes in the same
/// moment, so the keyboard stays for ``settling`` seconds and the way from one field to the next never
/// flickers. What somebody asks by hand goes first, until a field says otherwise:
///
/// - Hidden by hand, the keyboard stays away until a field gets the focus or is tapped again.
/// - Shown by hand, it stays until a field that came later, or was there already, has gone.
///
/// A field counts neither in ``VisibilityMode/never``, nor in an ignored app, nor while another input
/// method has the seat: there, what is asked by hand stays.
package struct VisibilityPolicy: Hashable, Sendable {
  /// How long the keyboard outlives its field, in seconds: apps take up to a tenth from one to the next.
  package static let settling = 0.12

  /// Whether the keyboard is shown, as of the last event.
  package var isShown: Bool { asked ?? (mode == .always || hasField) }
  /// When to call ``tick(at:)``, in seconds of the clock that the events' times are from; nil for never.
  package private(set) var deadline: Double?

  private let mode: VisibilityMode
  private let ignoredApps: [AppPattern]
  /// What the compositor says: there is a field, in an app, and we may type.
  private var fieldIsActive = false
  private var appIsIgnored = false
  private var hasInputMethod = true
  /// Whether a field counts, with the time that it takes to go.
  private var hasField = false
  /// What was asked by hand: shown or hidden.
  private var asked: Bool?

  /// Begins without a field, and with what the mode has then.
  package init(mode: VisibilityMode = .automatic, ignoredApps: [AppPattern] = []) {
    self.mode = mode
    self.ignoredApps = ignoredApps
  }

  /// A field got the focus, or the one that has it was tapped: `activate` and `done`.
  package mutating func fieldActivated(at time: Double) {
    tick(at: time)
    fieldIsActive = true
    update(at: time, isNews: true)
  }

  /// No field has the focus any more: `deactivate` and `done`.
  package mutating func fieldDeactivated(at time: Double) {
    tick(at: time)
    fieldIsActive = false
    update(at: time)
  }

  /// Another app's window is the active one.
  ///
  /// - Parameter app: Its app id; nil if there is none or nobody knows.
  package mutating func appActivated(_ app: String?, at time: Double) {
    tick(at: time)
    appIsIgnored = app.map { app in ignoredApps.contains { $0.matches(app) } } ?? false
    update(at: time)
  }

  /// Whether the seat's input method is ours: false once the compositor says `unavailable`.
  package mutating func inputMethodChanged(isAvailable: Bool, at time: Double) {
    tick(at: time)
    hasInputMethod = isAvailable
    if !isAvailable { fieldIsActive = false }
    update(at: time)
  }

  /// Somebody asks by hand.
  package mutating func request(_ request: VisibilityRequest, at time: Double) {
    tick(at: time)
    let isShown = self.isShown
    // Whoever asks doesn't wait for a field that may go: what is asked holds from now on.
    hasField = fieldCounts
    deadline = nil
    switch request {
    case .show: asked = true
    case .hide: asked = false
    case .toggle: asked = !isShown
    }
  }

  /// Time has passed; to be called at the ``deadline``, and harmless at any other time.
  package mutating func tick(at time: Double) {
    guard let deadline, time >= deadline else { return }
    self.deadline = nil
    hasField = false
    if asked == true { asked = nil }
  }

  private var fieldCounts: Bool {
    fieldIsActive && mode != .never && !appIsIgnored && hasInputMethod
  }

  /// - Parameter isNews: whether a field that was there already counts as one that came.
  private mutating func update(at time: Double, isNews: Bool = false) {
    guard fieldCounts else {
      if hasField, deadline == nil { deadline = time + Self.settling }
      return
    }
    if isNews || !hasField || deadline != nil { asked = nil }
    hasField = true
    deadline = nil
  }
}
