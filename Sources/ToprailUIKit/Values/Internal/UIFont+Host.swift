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

  private static let scaleLookup = Mutex<@Sendable () -> Double> { 1 }

  /// The desktop's text-size setting, 1 being the usual size; set by the host, and asked on any thread.
  static var textScale: @Sendable () -> Double {
    get { scaleLookup.withLock { $0 } }
    set { scaleLookup.withLock { $0 = newValue } }
  }
}
