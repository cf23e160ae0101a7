// SPDX-License-Identifier: MIT

import CGLib

/// Something that the main loop waits for, until it is cancelled or let go.
@MainActor
package final class EventSource {
  private var id: guint = 0

  init(_ register: (EventSource) -> guint) { id = register(self) }

  /// Waits no longer; may be called by the handler itself, and more than once.
  package func cancel() {
    guard id != 0 else { return }
    g_source_remove(id)
    id = 0
  }

  /// Forgets a source that GLib has removed by itself.
  func hasEnded() { id = 0 }

  isolated deinit { cancel() }
}
