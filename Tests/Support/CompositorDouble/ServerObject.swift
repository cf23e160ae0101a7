// SPDX-License-Identifier: MIT

import CWaylandServer
package import Wayland

/// An object that a client made, on the compositor's side: takes its requests and sends it events.
///
/// Every request is written down in ``CompositorDouble/requests`` before it is handled.
package class ServerObject {
  /// What the object speaks.
  package let interface: Interface
  /// The compositor that the object belongs to. It outlives the object: it ends all of them in its end.
  package unowned(unsafe) let compositor: CompositorDouble
  private(set) var resource: OpaquePointer?

  /// Whether the client still has the object.
  package var isAlive: Bool { resource != nil }
  var client: OpaquePointer? { resource.flatMap(wl_resource_get_client) }
  var version: Int32 { resource.map(wl_resource_get_version) ?? 0 }

  /// Makes an object; number 0 is for one that an event hands to the client.
  init(
    _ interface: Interface, of compositor: CompositorDouble, client: OpaquePointer?,
    version: Int32, number: UInt32
  ) {
    self.interface = interface
    self.compositor = compositor
    guard let client else { return }
    resource = wl_resource_create(client, interface.raw, version, number)
    wl_resource_set_dispatcher(
      resource, dispatchRequest, nil, Unmanaged.passRetained(self).toOpaque(), forgetResource)
  }

  /// Makes an object that a request of another one asks for.
  convenience init(_ interface: Interface, from maker: ServerObject, _ number: WireValue) {
    self.init(
      interface, of: maker.compositor, client: maker.client, version: maker.version,
      number: number.uint)
  }

  /// Answers a request; the object itself answers none.
  func handle(_ request: String, _ values: [WireValue]) {}

  /// The client gave the object up, or went.
  func end() {}

  static func of(_ resource: OpaquePointer) -> ServerObject? {
    wl_resource_get_user_data(resource).map {
      Unmanaged<ServerObject>.fromOpaque($0).takeUnretainedValue()
    }
  }

  fileprivate func take(_ message: wl_message, _ arguments: UnsafePointer<wl_argument>) {
    let request = String(cString: message.name)
    let values = WireValue.values(of: message, arguments)
    compositor.record(
      "\(interface.name).\(request)(\(values.map(\.description).joined(separator: ", ")))")
    handle(request, values)
    if request == "destroy" || request == "release" { destroy() }
  }

  fileprivate func forget() {
    resource = nil
    end()
  }
}

extension ServerObject {
  /// Sends an event by its name; one that came after the client's version is left out.
  package func post(_ event: String, _ values: WireValue...) {
    guard let resource else { return }
    let events = UnsafeBufferPointer(
      start: interface.raw.pointee.events, count: Int(interface.raw.pointee.event_count))
    guard let opcode = events.firstIndex(where: { String(cString: $0.name) == event }) else {
      preconditionFailure("\(interface.name) has no event \(event)")
    }
    let since = Int32(String(cString: events[opcode].signature).prefix { $0.isNumber }) ?? 1
    guard version >= since else { return }
    WireValue.withArguments(values) { wl_resource_post_event_array(resource, UInt32(opcode), $0) }
  }

  /// Sends the client a protocol error, which ends its connection.
  package func fail(_ code: UInt32, _ message: String) {
    compositor.note(error: "\(interface.name): \(message)")
    if let resource { toprail_post_error(resource, code, message) }
  }

  /// Ends the object.
  package func destroy() {
    if let resource { wl_resource_destroy(resource) }
  }
}

private let dispatchRequest: wl_dispatcher_func_t = { _, target, _, message, arguments in
  guard let target, let message, let arguments else { return 0 }
  ServerObject.of(OpaquePointer(target))?.take(message.pointee, arguments)
  return 0
}

private let forgetResource: wl_resource_destroy_func_t = { resource in
  guard let data = resource.flatMap(wl_resource_get_user_data) else { return }
  let object = Unmanaged<ServerObject>.fromOpaque(data)
  object.takeUnretainedValue().forget()
  object.release()
}
