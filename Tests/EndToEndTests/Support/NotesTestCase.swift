// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// Starts the app for notes on a folder of its own; what counts is what lies in the folder.
class NotesTestCase: KeysTestCase {
  /// Starts it and waits for its window of a size.
  func openNotes(
    on data: PrivateFolder, width: Int, height: Int, environment: [String: String?] = [:]
  ) throws -> App {
    let variables = environment.merging(["XDG_DATA_HOME": data.path]) { first, _ in first }
    let app = try launch("Notes", environment: variables)
    try app.resize(width: width, height: height)
    return app
  }

  func file(_ name: String, in data: PrivateFolder) -> String? {
    FileManager.default.contents(atPath: data.path(of: "toprail-notes/\(name)"))
      .map { String(decoding: $0, as: UTF8.self) }
  }

  func waitForFile(
    _ name: String, _ text: String?, in data: PrivateFolder, line: UInt = #line
  ) throws {
    let found: Void? = Deadline.usual.poll { file(name, in: data) == text ? () : nil }
    if found == nil {
      XCTAssertEqual(file(name, in: data), text, line: line)
    }
  }
}
