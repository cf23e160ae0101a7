// SPDX-License-Identifier: MIT

import GLib

/// The keyboard's place on the session bus: what shells show and hide it by, and what the desktop prefers.
///
/// It is `sm.puri.OSK0` at `/sm/puri/OSK0`, which phosh and others know: the method `SetVisible` and the
/// property `Visible`. Without a session bus all of this is left out.
@MainActor
package final class DesktopLink {
  /// Whether the keyboard is shown, for others on the bus.
  package var isShown: Bool {
    didSet { toggle?.isOn = isShown }
  }
  /// What the desktop prefers, as far as it has said.
  package private(set) var preferences = DesktopPreferences()

  private static let place = BusSwitch.Place(
    name: "sm.puri.OSK0", path: "/sm/puri/OSK0", method: "SetVisible", property: "Visible")

  private let onRequest: @MainActor (VisibilityRequest) -> Void
  private let onPreferences: @MainActor (DesktopPreferences) -> Void
  private let complain: @MainActor (String) -> Void
  private var bus: SessionBus?
  private var toggle: BusSwitch?
  private var ownsName = false
  private var hasComplained = false
  private var settings: PortalSettings?
  private var isTold = false

  /// - Parameters:
  ///   - onRequest: Somebody on the bus wants the keyboard shown or hidden.
  ///   - onPreferences: Told what the desktop prefers, once for changes that come together.
  ///   - complain: Told in one line what is wrong.
  package init(
    isShown: Bool, onRequest: @escaping @MainActor (VisibilityRequest) -> Void,
    onPreferences: @escaping @MainActor (DesktopPreferences) -> Void,
    complain: @escaping @MainActor (String) -> Void = { Terminal.complain($0) }
  ) {
    self.isShown = isShown
    self.onRequest = onRequest
    self.onPreferences = onPreferences
    self.complain = complain
  }

  /// Connects in the background; to be called after the first frame.
  package func start() {
    SessionBus.connect { [weak self] bus in
      if let bus { self?.connected(bus) }
    }
  }

  /// Calls back with the program that most probably has the input method; nil where nobody knows.
  package func findRival(_ body: @escaping @MainActor (String?) -> Void) {
    let find: @MainActor (SessionBus?) -> Void = { [weak self] bus in
      guard let bus else { return body(nil) }
      bus.ownedNames { names in
        let ours = self?.ownsName == true ? Self.place.name : ""
        body(RivalInputMethod.program(among: names.filter { $0 != ours }))
      }
    }
    if let bus { find(bus) } else { SessionBus.connect(find) }
  }

  private func connected(_ bus: SessionBus) {
    self.bus = bus
    toggle = BusSwitch(
      Self.place, on: bus, isOn: isShown,
      onSet: { [weak self] in self?.onRequest($0 ? .show : .hide) },
      onOwn: { [weak self] in self?.nameChanged(isOurs: $0) })
    settings = PortalSettings(DesktopPreferences.spaces, on: bus) { [weak self] in
      self?.set($0, $1, $2)
    }
  }

  private func nameChanged(isOurs: Bool) {
    ownsName = isOurs
    guard !isOurs, !hasComplained else { return }
    hasComplained = true
    complain(
      "another on-screen keyboard has the name \(Self.place.name) on the session bus; end it, or the"
        + " shell shows and hides that one")
  }

  private func set(_ space: String, _ key: String, _ value: BusValue) {
    let before = preferences
    preferences.set(space, key, value)
    guard preferences != before, !isTold else { return }
    isTold = true
    MainLoop.soon { [weak self] in
      guard let self else { return }
      isTold = false
      onPreferences(preferences)
    }
  }
}
