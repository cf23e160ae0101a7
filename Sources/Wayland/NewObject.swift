// SPDX-License-Identifier: MIT

import CWayland

/// An object that a request or an event made, for the initializer of its class.
@MainActor
package struct NewObject {
  let raw: OpaquePointer
  let link: Link

  init(raw: OpaquePointer, link: Link) { (self.raw, self.link) = (raw, link) }

  /// One of a protocol that this room doesn't know.
  package init(raw: OpaquePointer, madeBy maker: Proxy) { self.init(raw: raw, link: maker.link) }
}
