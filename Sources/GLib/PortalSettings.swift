// SPDX-License-Identifier: MIT

import CGLib

/// What the desktop's portal says about its settings, now and whenever one changes.
///
/// The portal is read when it is there; it isn't started for that. See
/// https://flatpak.github.io/xdg-desktop-portal/docs/doc-org.freedesktop.portal.Settings.html
@MainActor
package final class PortalSettings {
  /// Told a setting: its namespace, its name in there, and its value.
  package typealias Handler = @MainActor (_ space: String, _ key: String, _ value: BusValue) -> Void

  private static let name = "org.freedesktop.portal.Desktop"
  private static let path = "/org/freedesktop/portal/desktop"
  private static let interface = "org.freedesktop.portal.Settings"

  private let bus: SessionBus
  private let spaces: [String]
  private let onValue: Handler
  private var subscription: guint = 0
  private var watch: guint = 0

  /// - Parameters:
  ///   - spaces: The namespaces to read.
  ///   - onValue: Told each setting in them, soon, and then each change.
  package init(_ spaces: [String], on bus: SessionBus, onValue: @escaping Handler) {
    self.spaces = spaces
    self.bus = bus
    self.onValue = onValue
    let onChange: @MainActor (Variant) -> Void = { [weak self] in self?.take(change: $0) }
    subscription = g_dbus_connection_signal_subscribe(
      bus.connection, Self.name, Self.interface, "SettingChanged", Self.path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, parameters, data in
        guard let parameters else { return }
        nonisolated(unsafe) let (values, data) = (parameters, data)
        MainActor.assumeIsolated {
          let handler = Object.handler(data, as: (@MainActor (Variant) -> Void).self)
          handler?(Variant(retaining: values))
        }
      }, Object.retained(onChange), Object.release)
    let onAppear: VoidHandler = { [weak self] in self?.readAll() }
    watch = g_bus_watch_name_on_connection(
      bus.connection, Self.name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated { Object.handler(data, as: VoidHandler.self)?() }
      }, nil, Object.retained(onAppear), Object.release)
  }

  isolated deinit {
    if watch != 0 { g_bus_unwatch_name(watch) }
    if subscription != 0 { g_dbus_connection_signal_unsubscribe(bus.connection, subscription) }
  }

  private func readAll() {
    let arguments = Variant(tuple: [Variant(texts: spaces)])
    bus.call(Self.name, Self.path, Self.interface, "ReadAll", arguments) { [weak self] reply in
      guard let reply, reply.type == "(a{sa{sv}})" else { return }
      for space in reply.children.first?.children ?? [] {
        for setting in space.children.last?.children ?? [] {
          self?.take([space.children.first, setting.children.first, setting.children.last])
        }
      }
    }
  }

  private func take(change: Variant) {
    guard change.type == "(ssv)" else { return }
    take(change.children)
  }

  private func take(_ parts: [Variant?]) {
    guard parts.count == 3, let space = parts[0]?.text, spaces.contains(space),
      let key = parts[1]?.text, let value = parts[2].flatMap({ BusValue($0) })
    else { return }
    onValue(space, key, value)
  }
}
