// SPDX-License-Identifier: MIT

import CGLib

/// An object on the session bus that is on or off: a property to read, and a method that asks for either.
@MainActor
package final class BusSwitch {
  /// What it is called.
  package struct Place: Hashable, Sendable {
    /// The well-known name, which is the interface's too.
    package let name: String
    let path: String
    let method: String
    let property: String

    /// - Parameters:
    ///   - method: Takes a flag, and turns the switch on or off.
    ///   - property: A flag to read.
    package init(name: String, path: String, method: String, property: String) {
      self.name = name
      self.path = path
      self.method = method
      self.property = property
    }
  }

  private struct Handlers {
    let isOn: @MainActor () -> Bool
    let set: @MainActor (Bool) -> Void
    let own: @MainActor (Bool) -> Void
  }

  /// What the property says; others on the bus hear of each change.
  package var isOn: Bool {
    didSet { if isOn != oldValue { tellChange() } }
  }

  private let bus: SessionBus
  private let place: Place
  private var registration: guint = 0
  private var ownership: guint = 0

  /// Puts the object on the bus and asks for the name.
  ///
  /// - Parameters:
  ///   - onSet: Somebody called the method.
  ///   - onOwn: Told whether the name is ours: soon, and whenever that changes. We wait in line for it.
  package init(
    _ place: Place, on bus: SessionBus, isOn: Bool, onSet: @escaping @MainActor (Bool) -> Void,
    onOwn: @escaping @MainActor (Bool) -> Void
  ) {
    self.bus = bus
    self.place = place
    self.isOn = isOn
    let handlers = Handlers(isOn: { [weak self] in self?.isOn ?? false }, set: onSet, own: onOwn)
    register(handlers)
    ownership = g_bus_own_name_on_connection(
      bus.connection, place.name, G_BUS_NAME_OWNER_FLAGS_NONE,
      { _, _, data in BusSwitch.tell(data) { $0.own(true) } },
      { connection, _, data in
        // Without a connection it is the bus that went.
        if connection != nil { BusSwitch.tell(data) { $0.own(false) } }
      }, Object.retained(handlers),
      Object.release)
  }

  isolated deinit {
    if ownership != 0 { g_bus_unown_name(ownership) }
    if registration != 0 { g_dbus_connection_unregister_object(bus.connection, registration) }
  }

  private var description: String {
    """
    <node><interface name='\(place.name)'>\
    <method name='\(place.method)'><arg type='b' direction='in'/></method>\
    <property name='\(place.property)' type='b' access='read'/></interface></node>
    """
  }

  private func register(_ handlers: Handlers) {
    guard let node = g_dbus_node_info_new_for_xml(description, nil) else { return }
    defer { g_dbus_node_info_unref(node) }
    var table = GDBusInterfaceVTable()
    table.method_call = { _, _, _, _, _, arguments, invocation, data in
      if let asked = arguments.flatMap({ Variant(retaining: $0).children.first?.flag }) {
        BusSwitch.tell(data) { $0.set(asked) }
      }
      g_dbus_method_invocation_return_value(invocation, nil)
    }
    table.get_property = { _, _, _, _, _, _, data in
      var isOn = false
      BusSwitch.tell(data) { isOn = $0.isOn() }
      return g_variant_new_boolean(isOn ? 1 : 0)
    }
    registration = g_dbus_connection_register_object(
      bus.connection, place.path, node.pointee.interfaces?.pointee, &table,
      Object.retained(handlers), Object.release, nil)
  }

  private nonisolated static func tell(
    _ data: UnsafeMutableRawPointer?, _ body: @MainActor (Handlers) -> Void
  ) {
    nonisolated(unsafe) let data = data
    MainActor.assumeIsolated {
      if let handlers = Object.handler(data, as: Handlers.self) { body(handlers) }
    }
  }

  private func tellChange() {
    let change = Variant(tuple: [
      Variant(place.name), Variant(name: place.property, value: Variant(isOn)), Variant(texts: []),
    ])
    change.use { change in
      _ = g_dbus_connection_emit_signal(
        bus.connection, nil, place.path, "org.freedesktop.DBus.Properties", "PropertiesChanged",
        change, nil)
    }
  }
}
