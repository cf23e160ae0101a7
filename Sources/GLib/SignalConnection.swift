// SPDX-License-Identifier: MIT

import CGLib

/// One handler on one GObject's signal.
///
/// GLib owns the handler and lets it go when the GObject is finalised or `disconnect()` is called,
/// so a handler captures its Swift owner weakly.
@MainActor
package struct SignalConnection {
  private let object: UnsafeMutableRawPointer
  private let id: UInt

  /// Connects a handler through a C function of the signal's own signature.
  ///
  /// - Parameter dataFirst: true where the C function takes the box as its only argument and the
  ///   signal's own arguments are of no interest.
  init(
    _ object: Object, _ signal: String, box: AnyObject, dataFirst: Bool = false,
    callback: UnsafeRawPointer
  ) {
    self.object = object.raw
    id = toprail_connect(
      object.raw, signal, unsafeBitCast(callback, to: (@convention(c) () -> Void).self),
      Unmanaged.passRetained(box).toOpaque(),
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, dataFirst)
  }

  package func disconnect() {
    g_signal_handler_disconnect(object, id)
  }

  /// Runs a body while the handler is deaf: for changes that the app makes itself.
  package func blocked<Result>(_ body: () throws -> Result) rethrows -> Result {
    g_signal_handler_block(object, id)
    defer { g_signal_handler_unblock(object, id) }
    return try body()
  }
}

/// Holds a Swift closure behind C's user data.
final class Box<Handler> {
  let handler: Handler
  init(_ handler: Handler) { self.handler = handler }

  static func handler(_ data: UnsafeMutableRawPointer?) -> Handler? {
    data.map { Unmanaged<Box<Handler>>.fromOpaque($0).takeUnretainedValue().handler }
  }
}
