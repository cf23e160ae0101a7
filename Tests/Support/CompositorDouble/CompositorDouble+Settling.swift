// SPDX-License-Identifier: MIT

import Glibc
package import Wayland

extension CompositorDouble {
  /// Sends and reads on both sides until nobody has anything to say.
  @MainActor
  package func settle(_ connection: Connection) {
    repeat {
      connection.flush()
      pump()
    } while Self.read(connection)
  }

  /// Has the client read what has come in. False if nothing has.
  @MainActor
  @discardableResult
  package static func read(_ connection: Connection) -> Bool {
    var wanted = pollfd(fd: connection.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&wanted, 1, 0) > 0 && connection.failure == nil && connection.read()
  }
}
