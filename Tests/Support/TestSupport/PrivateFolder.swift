// SPDX-License-Identifier: MIT

import Foundation

/// A folder for one test, with a path short enough for sockets; it goes with this object.
package final class PrivateFolder: Sendable {
  package let path: String

  package init() throws {
    path = "/tmp/toprail-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
  }

  /// The path of something in it.
  package func path(of name: String) -> String { "\(path)/\(name)" }

  package func contents() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
