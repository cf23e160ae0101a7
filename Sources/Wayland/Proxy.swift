// SPDX-License-Identifier: MIT

import CWayland

/// An object of the compositor's, which goes when the last Swift owner goes.
///
/// A subclass for each interface names its requests as methods and its events as an enumeration.
@MainActor
package class Proxy {
  /// The object as libwayland knows it. Valid as long as this object lives.
  package let raw: OpaquePointer

  let link: Link

  /// The opcode of the request that destroys the object; nil if there is none in the version spoken.
  var destructor: UInt32? { nil }

  /// Takes over an object that a request or an event made.
  package init(taking object: NewObject) {
    raw = object.raw
    link = object.link
    wl_proxy_add_dispatcher(raw, dispatch, Unmanaged.passUnretained(self).toOpaque(), nil)
  }

  isolated deinit {
    if let destructor {
      marshal(destructor, nil, flags: UInt32(WL_MARSHAL_FLAG_DESTROY))
    } else {
      wl_proxy_destroy(raw)
    }
  }

  /// An event came in.
  func handle(_ opcode: UInt32, _ arguments: Arguments) {}

  /// The version that is spoken with the object.
  package var version: UInt32 { wl_proxy_get_version(raw) }

  /// Sends a request without arguments.
  func send(_ opcode: UInt32) { marshal(opcode, nil) }

  /// Sends a request.
  func send<let count: Int>(_ opcode: UInt32, _ arguments: [count of wl_argument]) {
    var arguments = arguments
    var span = arguments.mutableSpan
    span.withUnsafeMutableBufferPointer { _ = marshal(opcode, $0.baseAddress) }
  }

  /// Sends a request that makes an object, whose argument is `.new`.
  ///
  /// Where there is no memory for one libwayland ends the program by itself.
  func make<let count: Int>(
    _ opcode: UInt32, _ interface: Interface, version: UInt32? = nil,
    _ arguments: [count of wl_argument]
  ) -> NewObject {
    var arguments = arguments
    var span = arguments.mutableSpan
    let made = span.withUnsafeMutableBufferPointer {
      marshal(opcode, $0.baseAddress, making: interface, version: version ?? self.version)
    }
    guard let made else { preconditionFailure("There is no memory left for a Wayland object") }
    return NewObject(raw: made, link: link)
  }

  @discardableResult
  private func marshal(
    _ opcode: UInt32, _ arguments: UnsafeMutablePointer<wl_argument>?,
    making interface: Interface? = nil, version: UInt32 = 0, flags: UInt32 = 0
  ) -> OpaquePointer? {
    wl_proxy_marshal_array_flags(raw, opcode, interface?.raw, version, flags, arguments)
  }
}

/// What libwayland calls for every event; the first argument is the Swift object.
private let dispatch: wl_dispatcher_func_t = { object, _, opcode, _, arguments in
  guard let object, let arguments else { return 0 }
  let proxy = Unmanaged<Proxy>.fromOpaque(object)
  nonisolated(unsafe) let values = Arguments(arguments)
  MainActor.assumeIsolated { proxy.takeUnretainedValue().handle(opcode, values) }
  return 0
}
