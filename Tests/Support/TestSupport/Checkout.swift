// SPDX-License-Identifier: MIT

import Foundation

/// The checkout that the tests were built from.
package enum Checkout {
  package static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Where a file of it lies.
  package static func path(of name: String) -> String { "\(path)/\(name)" }

  package static func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }
}
