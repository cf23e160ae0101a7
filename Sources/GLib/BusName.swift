// SPDX-License-Identifier: MIT

import CGLib

/// A name on the session bus that some program may own.
@MainActor
package enum BusName {
  /// Calls back with whether somebody owns the name: once soon, and at each change, as long as the
  /// program runs. Without a session bus nobody does.
  package static func watch(_ name: String, _ handler: @escaping @MainActor (Bool) -> Void) {
    let box = Unmanaged.passRetained(Box(handler)).toOpaque()
    g_bus_watch_name(
      G_BUS_TYPE_SESSION, name, G_BUS_NAME_WATCHER_FLAGS_NONE,
      { _, _, _, data in tell(data, true) }, { _, _, data in tell(data, false) }, box,
      { data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } })
  }
}

private func tell(_ data: gpointer?, _ isOwned: Bool) {
  nonisolated(unsafe) let data = data
  MainActor.assumeIsolated { Box<@MainActor (Bool) -> Void>.handler(data)?(isOwned) }
}
