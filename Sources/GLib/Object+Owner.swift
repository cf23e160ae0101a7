// SPDX-License-Identifier: MIT

import CGLib

/// A name under which a GObject remembers a Swift object.
package struct OwnerKey: Sendable {
  let name: StaticString
  package init(_ name: StaticString) { self.name = name }
}

extension Object {
  /// Lets C callbacks find a Swift object again that stands behind this GObject. Not retained:
  /// who sets an owner sets it to nil before the owner goes.
  package func setOwner(_ owner: AnyObject?, for key: OwnerKey) {
    g_object_set_data(
      raw.assumingMemoryBound(to: GObject.self), key.name.cString,
      owner.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  /// The owner set on a GObject.
  package static func owner(of raw: UnsafeMutableRawPointer, for key: OwnerKey) -> AnyObject? {
    g_object_get_data(raw.assumingMemoryBound(to: GObject.self), key.name.cString)
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}

extension StaticString {
  fileprivate var cString: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
