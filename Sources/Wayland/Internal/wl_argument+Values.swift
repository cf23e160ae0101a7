// SPDX-License-Identifier: MIT

import CWayland

extension wl_argument {
  /// The place of the object that a request makes.
  static var new: wl_argument { wl_argument(o: nil) }

  static func uint(_ value: UInt32) -> wl_argument { wl_argument(u: value) }
  static func int(_ value: Int32) -> wl_argument { wl_argument(i: value) }
  static func string(_ value: UnsafePointer<CChar>) -> wl_argument { wl_argument(s: value) }
  static func descriptor(_ value: Int32) -> wl_argument { wl_argument(h: value) }

  @MainActor
  static func object(_ value: Proxy?) -> wl_argument {
    wl_argument(o: value?.raw)
  }
}
