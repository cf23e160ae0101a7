// SPDX-License-Identifier: MIT

import Foundation

/// A name in the folder for temporary files; whatever is there goes with it.
final class TemporaryFile: Sendable {
  let path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString).lex"

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ bytes: [UInt8]) throws {
    // In place: an atomic write would take another file each time.
    guard FileManager.default.createFile(atPath: path, contents: Data(bytes)) else {
      throw CocoaError(.fileWriteUnknown)
    }
  }
}
