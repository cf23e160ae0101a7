// SPDX-License-Identifier: MIT

import CGLib

/// A reference to a GObject, given back when the last Swift owner goes.
///
/// The initialiser's label says what happens to the reference count: `sinking` takes over a new
/// widget's floating reference, `taking` one that the C function gave away, `retaining` adds one.
@MainActor
open class Object {
  /// The GObject. Valid as long as this object lives.
  package let raw: UnsafeMutableRawPointer

  package init(sinking raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref_sink(raw)
  }

  package init(taking raw: UnsafeMutableRawPointer) {
    self.raw = raw
  }

  package init(retaining raw: UnsafeMutableRawPointer) {
    self.raw = raw
    g_object_ref(raw)
  }

  isolated deinit {
    g_object_unref(raw)
  }
}
