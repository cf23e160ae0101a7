// SPDX-License-Identifier: MIT

import CWayland

/// The open connection, which every object on it keeps: libwayland destroys no object of a closed one.
final class Link {
  let display: OpaquePointer

  init(_ display: OpaquePointer) { self.display = display }

  deinit { wl_display_disconnect(display) }
}
