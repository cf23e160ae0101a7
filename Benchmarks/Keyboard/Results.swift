// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A file of results, a JSON object a line, each written as soon as it is there.
struct Results {
  private let file: FileHandle

  init(_ path: String) throws {
    guard FileManager.default.createFile(atPath: path, contents: nil) else {
      throw Trouble("\(path) can't be written")
    }
    file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }

  func write(_ result: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    try file.write(contentsOf: encoder.encode(result) + Data("\n".utf8))
  }
}
