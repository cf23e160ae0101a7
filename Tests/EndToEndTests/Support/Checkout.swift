// SPDX-License-Identifier: MIT

import Foundation

/// The checkout that the tests were built from.
enum Checkout {
  static let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// Where a file of it lies.
  static func path(of name: String) -> String { "\(path)/\(name)" }

  static func contains(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: path(of: name))
  }
}
