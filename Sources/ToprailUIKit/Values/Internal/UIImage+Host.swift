// SPDX-License-Identifier: MIT

import Synchronization

extension UIImage {
  private static let iconLookup = Mutex<@Sendable (String) -> Bool> { _ in false }

  /// Whether the icon theme has an icon; set by the host, false for all names before.
  ///
  /// Images are made on any thread, so the host's function must answer on any.
  static var iconExists: @Sendable (String) -> Bool {
    get { iconLookup.withLock { $0 } }
    set { iconLookup.withLock { $0 = newValue } }
  }
}
