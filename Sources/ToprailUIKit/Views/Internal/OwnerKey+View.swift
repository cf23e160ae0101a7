// SPDX-License-Identifier: MIT

import GLib

extension OwnerKey {
  /// Under which a widget remembers the view that it belongs to.
  static let view = OwnerKey("toprail-view")
}
