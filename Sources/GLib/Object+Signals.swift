// SPDX-License-Identifier: MIT

import CGLib

// One helper for each C signature in use, each with its own C function: a signal connected through
// the wrong one reads arguments that aren't there, so the name says the signature.

package typealias VoidHandler = @MainActor () -> Void
package typealias BoolHandler = @MainActor () -> Bool
package typealias PressHandler = @MainActor (_ count: Int, _ x: Double, _ y: Double) -> Void
package typealias PointHandler = @MainActor (_ x: Double, _ y: Double) -> Void
package typealias OffsetHandler = @MainActor (_ x: Double, _ y: Double) -> Bool
package typealias KeyHandler = @MainActor (_ key: UInt32, _ code: UInt32, _ state: UInt32) -> Bool
package typealias StringHandler = @MainActor (String) -> Void
package typealias InsertHandler = @MainActor (_ text: String, _ position: Int) -> Bool
package typealias RangeHandler = @MainActor (_ start: Int, _ end: Int) -> Bool

extension Object {
  /// Any signal that returns nothing and whose arguments are of no interest.
  package func onVoid(_ signal: String, _ handler: @escaping VoidHandler) {
    let thunk: @convention(c) (gpointer?) -> Void = { data in
      MainActor.assumeIsolated { Box<VoidHandler>.handler(data)?() }
    }
    on(signal, handler, dataFirst: true, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// A signal without arguments of interest that returns a gboolean: `close-request`.
  package func onBool(_ signal: String, _ handler: @escaping BoolHandler) {
    let thunk: @convention(c) (gpointer?) -> gboolean = { data in
      MainActor.assumeIsolated { Box<BoolHandler>.handler(data)?() == true ? 1 : 0 }
    }
    on(signal, handler, dataFirst: true, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// `(int, double, double)`: a click gesture's `pressed` and `released`.
  package func onPress(_ signal: String, _ handler: @escaping PressHandler) {
    let thunk: @convention(c) (gpointer?, gint, gdouble, gdouble, gpointer?) -> Void = {
      _, count, x, y, data in
      MainActor.assumeIsolated { Box<PressHandler>.handler(data)?(Int(count), x, y) }
    }
    on(signal, handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// `(double, double)`: a long press's `pressed`.
  package func onPoint(_ signal: String, _ handler: @escaping PointHandler) {
    let thunk: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> Void = { _, x, y, data in
      MainActor.assumeIsolated { Box<PointHandler>.handler(data)?(x, y) }
    }
    on(signal, handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// `(double, double) → gboolean`: a scroll controller's `scroll`.
  package func onOffset(_ signal: String, _ handler: @escaping OffsetHandler) {
    let thunk: @convention(c) (gpointer?, gdouble, gdouble, gpointer?) -> gboolean = {
      _, x, y, data in
      MainActor.assumeIsolated { Box<OffsetHandler>.handler(data)?(x, y) == true ? 1 : 0 }
    }
    on(signal, handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// `(guint, guint, GdkModifierType) → gboolean`: a key controller's `key-pressed`.
  package func onKey(_ signal: String, _ handler: @escaping KeyHandler) {
    let thunk: @convention(c) (gpointer?, guint, guint, guint, gpointer?) -> gboolean = {
      _, key, code, state, data in
      MainActor.assumeIsolated { Box<KeyHandler>.handler(data)?(key, code, state) == true ? 1 : 0 }
    }
    on(signal, handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// `(char *)`: an input method's `commit`.
  package func onString(_ signal: String, _ handler: @escaping StringHandler) {
    let thunk: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = {
      _, text, data in
      let text = text.map { String(cString: $0) } ?? ""
      MainActor.assumeIsolated { Box<StringHandler>.handler(data)?(text) }
    }
    on(signal, handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// `(int start, int end)`: an editable's `delete-text`; false refuses. An end below 0 is the text's.
  package func onEditableDelete(_ handler: @escaping RangeHandler) {
    let thunk: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = {
      object, start, end, data in
      let (start, end) = (Int(start), Int(end))
      Object.stop(object, "delete-text") { Box<RangeHandler>.handler(data)?(start, end) != false }
    }
    on("delete-text", handler, unsafeBitCast(thunk, to: UnsafeRawPointer.self))
  }

  /// Connects a handler through a C function whose signature is the signal's; for the helpers only.
  ///
  /// GLib owns the handler and lets it go when the GObject is finalised, so a handler captures its
  /// Swift owner weakly.
  ///
  /// - Parameter dataFirst: true where the C function takes the handler as its only argument and the
  ///   signal's own arguments are of no interest.
  package func on<Handler>(
    _ signal: String, _ handler: Handler, dataFirst: Bool = false, _ callback: UnsafeRawPointer
  ) {
    toprail_connect(
      raw, signal, unsafeBitCast(callback, to: (@convention(c) () -> Void).self),
      Unmanaged.passRetained(Box(handler)).toOpaque(),
      { data, _ in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() } }, dataFirst)
  }

  /// The handler behind a C function's user data; for the helpers only.
  package nonisolated static func handler<Handler>(
    _ data: UnsafeMutableRawPointer?, as: Handler.Type
  ) -> Handler? {
    Box<Handler>.handler(data)
  }

  /// A handler as user data for a C function that isn't a signal, which lets it go with `release`.
  package nonisolated static func retained<Handler>(_ handler: Handler) -> UnsafeMutableRawPointer {
    Unmanaged.passRetained(Box(handler)).toOpaque()
  }

  /// The destroy-notify for `retained(_:)`.
  package nonisolated static let release: @convention(c) (UnsafeMutableRawPointer?) -> Void = {
    data in data.map { Unmanaged<AnyObject>.fromOpaque($0).release() }
  }

  /// Stops a signal's emission unless the handler lets it pass; for the helpers only.
  package nonisolated static func stop(
    _ object: UnsafeMutableRawPointer?, _ signal: String, unless passes: @MainActor () -> Bool
  ) {
    let passes = MainActor.assumeIsolated { passes() }
    if let object, !passes { g_signal_stop_emission_by_name(object, signal) }
  }
}

extension String {
  /// A string that C gives with its length in bytes, or zero-terminated where the length is below 0.
  package init(bytes: UnsafePointer<CChar>?, count: Int) {
    guard let bytes else {
      self = ""
      return
    }
    guard count >= 0 else {
      self = String(cString: bytes)
      return
    }
    self = bytes.withMemoryRebound(to: UInt8.self, capacity: count) {
      String(decoding: UnsafeBufferPointer(start: $0, count: count), as: UTF8.self)
    }
  }
}
