// SPDX-License-Identifier: MIT

import CGLib

/// A connection to the session's message bus.
@MainActor
package final class SessionBus: Object {
  var connection: OpaquePointer { OpaquePointer(raw) }

  /// Calls back with the bus once it is there, or with nil where there is none.
  ///
  /// The program outlives the bus. None is started where the session has none.
  package static func connect(_ body: @escaping @MainActor (SessionBus?) -> Void) {
    guard sessionHasBus else { return MainLoop.soon { body(nil) } }
    g_bus_get(
      G_BUS_TYPE_SESSION, nil,
      { _, result, data in
        nonisolated(unsafe) let connection = g_bus_get_finish(result, nil)
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          let bus = connection.map { SessionBus(taking: UnsafeMutableRawPointer($0)) }
          if let bus { g_dbus_connection_set_exit_on_close(bus.connection, 0) }
          Object.handler(data, as: (@MainActor (SessionBus?) -> Void).self)?(bus)
        }
        Object.release(data)
      }, Object.retained(body))
  }

  // GLib else starts one for an X11 display, by a program.
  private static var sessionHasBus: Bool {
    if g_getenv("DBUS_SESSION_BUS_ADDRESS") != nil { return true }
    guard let folder = g_getenv("XDG_RUNTIME_DIR") else { return false }
    return g_file_test("\(String(cString: folder))/bus", G_FILE_TEST_EXISTS) != 0
  }

  /// The well-known names that somebody owns; none where the bus doesn't say.
  package func ownedNames(_ body: @escaping @MainActor ([String]) -> Void) {
    call(
      "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "ListNames", nil
    ) { reply in
      let names = reply?.children.first?.children.compactMap(\.text) ?? []
      body(names.filter { !$0.hasPrefix(":") })
    }
  }

  /// Calls a method of a service that runs, and calls back with what it answers, nil if it doesn't.
  func call(
    _ name: String, _ path: String, _ interface: String, _ method: String, _ arguments: Variant?,
    _ body: @escaping @MainActor (Variant?) -> Void
  ) {
    let data = Object.retained(body)
    let send: (OpaquePointer?) -> Void = { [connection] arguments in
      g_dbus_connection_call(
        connection, name, path, interface, method, arguments, nil,
        G_DBUS_CALL_FLAGS_NO_AUTO_START, 5000, nil, finish, data)
    }
    if let arguments { arguments.use(send) } else { send(nil) }
  }
}

/// A call's answer has come, or won't.
private let finish: GAsyncReadyCallback = { source, result, data in
  nonisolated(unsafe) let data = data
  nonisolated(unsafe) let reply = source.flatMap {
    g_dbus_connection_call_finish(OpaquePointer($0), result, nil)
  }
  MainActor.assumeIsolated {
    let reply = reply.map { Variant(taking: $0) }
    Object.handler(data, as: (@MainActor (Variant?) -> Void).self)?(reply)
  }
  Object.release(data)
}
