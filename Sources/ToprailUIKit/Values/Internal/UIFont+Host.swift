// SPDX-License-Identifier: MIT

import Synchronization

extension UIFont {
  private static let familyLookup = Mutex<@Sendable (String) -> Bool> { _ in false }

  /// Whether the desktop has a font family; set by the host, false for all names before.
  ///
  /// Fonts are made on any thread, so the host's function must answer on any.
  static var familyExists: @Sendable (String) -> Bool {
    get { familyLookup.withLock { $0 } }
    set { familyLookup.withLock { $0 = newValue } }
  }
}
