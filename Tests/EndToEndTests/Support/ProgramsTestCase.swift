// SPDX-License-Identifier: MIT

/// Runs one of the small programs in a window like a telephone's.
class ProgramsTestCase: AppTestCase {
  func run(_ name: String, keys: Bool = false) throws -> App {
    let app = try launch(
      "Programs", [name], environment: ["TOPRAIL_MODE": keys ? "keys" : nil])
    try app.resize(width: 360, height: 640)
    return app
  }
}
