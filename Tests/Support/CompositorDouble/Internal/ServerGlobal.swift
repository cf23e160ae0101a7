// SPDX-License-Identifier: MIT

import CWaylandServer
import Wayland

/// An entry of the registry; what binds it is made by a closure.
final class ServerGlobal {
  typealias Make = (_ client: OpaquePointer, _ version: Int32, _ number: UInt32) -> ServerObject

  let kind: GlobalKind
  private let make: Make
  private var raw: OpaquePointer?

  init(_ kind: GlobalKind, of compositor: CompositorDouble, make: @escaping Make) {
    self.kind = kind
    self.make = make
    let table = kind.interface.raw
    let version = compositor.options.versions[kind] ?? table.pointee.version
    raw = wl_global_create(
      compositor.display, Self.table(table, version: version), version,
      Unmanaged.passUnretained(self).toOpaque(), bindGlobal)
  }

  func remove() {
    if let raw { wl_global_destroy(raw) }
    raw = nil
  }

  fileprivate func bind(_ client: OpaquePointer, _ version: UInt32, _ number: UInt32) {
    _ = make(client, Int32(version), number)
  }

  /// libwayland refuses to offer more than a table describes, which a newer compositor has.
  private static func table(
    _ table: UnsafePointer<wl_interface>, version: Int32
  ) -> UnsafePointer<wl_interface> {
    guard version > table.pointee.version else { return table }
    let newer = UnsafeMutablePointer<wl_interface>.allocate(capacity: 1)
    newer.initialize(to: table.pointee)
    newer.pointee.version = version
    return UnsafePointer(newer)
  }
}

private let bindGlobal: wl_global_bind_func_t = { client, data, version, number in
  guard let client, let data else { return }
  Unmanaged<ServerGlobal>.fromOpaque(data).takeUnretainedValue().bind(client, version, number)
}
