// SPDX-License-Identifier: MIT

import CWayland
import Glibc

/// The connection to a compositor (`wl_display`).
///
/// Requests are collected until ``flush()``. Events are read by ``read()`` when ``descriptor`` is
/// readable.
@MainActor
package final class Connection {
  private let link: Link
  private var raw: OpaquePointer { link.display }

  /// Connects to a compositor.
  ///
  /// - Parameter name: The socket's name; nil for what the environment says (`WAYLAND_SOCKET`,
  ///   `WAYLAND_DISPLAY`).
  /// - Returns: Nil if there is none.
  package init?(name: String? = nil) {
    guard let raw = wl_display_connect(name) else { return nil }
    link = Link(raw)
  }

  /// Takes over a connected socket.
  package init?(descriptor: Int32) {
    guard let raw = wl_display_connect_to_fd(descriptor) else { return nil }
    link = Link(raw)
  }

  /// The socket, to wait on.
  package var descriptor: Int32 { wl_display_get_fd(raw) }

  /// The list of what the compositor offers.
  package func makeRegistry() -> Registry {
    Registry(taking: make(opcode: 1, .registry))
  }

  /// Calls back when the compositor has read everything that was sent before.
  package func sync(_ done: @escaping @MainActor () -> Void) {
    let callback = Callback(taking: make(opcode: 0, .callback))
    callback.onDone = { [callback] in
      // The callback holds itself until it has come.
      callback.onDone = nil
      done()
    }
  }

  /// Sends what was asked for.
  ///
  /// - Returns: Whether all of it left; false if the socket is full, and the rest waits for it to be
  ///   writable, or if the connection is broken, which ``failure`` tells.
  @discardableResult
  package func flush() -> Bool { wl_display_flush(raw) >= 0 }

  /// Sends what was asked for, as far as the compositor reads.
  ///
  /// - Returns: Whether some of it waits for that: libwayland keeps a little more, and gives the
  ///   connection up when that is not enough.
  package func flushLeavesRest() -> Bool { !flush() && errno == EAGAIN && failure == nil }

  /// Reads what has come in and handles it; to be called when the socket is readable.
  ///
  /// - Returns: False if the connection is broken; ``failure`` says why.
  package func read() -> Bool {
    while wl_display_prepare_read(raw) != 0 {
      guard handlePending() else { return false }
    }
    return wl_display_read_events(raw) == 0 && handlePending()
  }

  /// Handles what was read already.
  @discardableResult
  package func handlePending() -> Bool { wl_display_dispatch_pending(raw) >= 0 }

  /// Sends everything and waits until the compositor has answered all of it.
  @discardableResult
  package func roundTrip() -> Bool { wl_display_roundtrip(raw) >= 0 }

  /// Why the connection is broken; nil while it isn't.
  package var failure: Failure? {
    let code = wl_display_get_error(raw)
    guard code != 0 else { return nil }
    guard code == EPROTO else { return .lost(code) }
    var interface: UnsafePointer<wl_interface>?
    var id: UInt32 = 0
    let error = wl_display_get_protocol_error(raw, &interface, &id)
    return .protocolError(
      interface: interface.map { String(cString: $0.pointee.name) } ?? "", code: error)
  }

  private func make(opcode: UInt32, _ interface: Interface) -> NewObject {
    var argument = wl_argument.new
    guard
      let made = wl_proxy_marshal_array_flags(raw, opcode, interface.raw, 1, 0, &argument)
    else { preconditionFailure("There is no memory left for a Wayland object") }
    return NewObject(raw: made, link: link)
  }
}

extension Connection {
  /// Why a connection is broken.
  package enum Failure: Hashable, Sendable {
    /// The compositor went away; with the number of the system's error.
    case lost(Int32)
    /// The compositor says that something was asked for that is not allowed.
    case protocolError(interface: String, code: UInt32)
  }
}
