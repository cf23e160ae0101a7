// SPDX-License-Identifier: MIT

import Synchronization

extension UIImage {
  private static let iconLookup = Mutex<@Sendable (String) -> Bool> { _ in false }

  private static let reported = Mutex<Set<String>>([])

  /// Says once that there is no icon: an item with nothing on it is hard to explain otherwise.
  static func reportUnknown(_ systemName: String) {
    guard reported.withLock({ $0.insert(systemName).inserted }) else { return }
    let message = "toprail: no icon for the SF symbol '\(systemName)'; see symbols.tsv\n"
    FileHandle.standardError.write(Data(message.utf8))
  }

  /// Whether the icon theme has an icon; set by the host, false for all names before.
  ///
  /// Images are made on any thread, so the host's function must answer on any.
  static var iconExists: @Sendable (String) -> Bool {
    get { iconLookup.withLock { $0 } }
    set { iconLookup.withLock { $0 = newValue } }
  }
}
