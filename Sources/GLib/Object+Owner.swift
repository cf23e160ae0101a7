// SPDX-License-Identifier: MIT

import CGLib

private let ownerKey = "toprail-owner"

extension Object {
  /// Lets C callbacks find the Swift object again that stands behind this GObject. Not retained:
  /// who sets an owner sets it to nil before the owner goes.
  package func setOwner(_ owner: AnyObject?) {
    g_object_set_data(
      raw.assumingMemoryBound(to: GObject.self), ownerKey,
      owner.map { Unmanaged.passUnretained($0).toOpaque() })
  }

  /// The owner set on a GObject.
  package static func owner(of raw: UnsafeMutableRawPointer) -> AnyObject? {
    g_object_get_data(raw.assumingMemoryBound(to: GObject.self), ownerKey)
      .map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
