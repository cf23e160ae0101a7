// SPDX-License-Identifier: MIT

package import Foundation
package import TestSupport

/// A terminal whose program keeps what it is sent, byte for byte.
package final class FootClient: Client {
  package let server: Server
  private let file: String

  private static let recorder = "stty raw -echo; exec cat >\"$0\""

  /// Starts it and waits for its program.
  ///
  /// - Parameter script: what the shell does; it makes the file `$0` and keeps there what it reads.
  package init(
    in session: KeyboardSession, script: String? = nil, environment: [String: String?] = [:]
  ) throws {
    let name = "foot-\(UUID().uuidString.prefix(8))"
    file = session.folder.path(of: "\(name).bytes")
    server = try session.start(
      ["foot", "--config=/dev/null", "sh", "-c", script ?? Self.recorder, file], name: name,
      environment: environment)
    _ = try server.wait("program") { FileManager.default.fileExists(atPath: file) ? true : nil }
  }

  /// What the program read so far.
  package func bytes() throws -> Data { try Data(contentsOf: URL(fileURLWithPath: file)) }

  package func text() throws -> String { String(decoding: try bytes(), as: UTF8.self) }

  package func waitForFocus() throws {}
}
