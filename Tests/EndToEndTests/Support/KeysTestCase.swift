// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// Starts the fixture with keys in its window.
class KeysTestCase: AppTestCase {
  override func tearDownWithError() throws {
    // A test that failed may have left the button down.
    try Program.run("xdotool", ["mouseup", "1"])
    try super.tearDownWithError()
  }

  /// Starts it with a field of the traits named, and waits for its keys.
  func open(_ wishes: String..., width: Int = 400, height: Int = 800) throws -> KeyHands {
    let app = try launch("KeysFixture", wishes, environment: ["TOPRAIL_MODE": "keys"])
    if (width, height) != (400, 800) { try app.resize(width: width, height: height) }
    try app.waitForFocus()
    return try KeyHands(app)
  }

  /// A picture of the screen, once two in a row are the same.
  func picture() throws -> Data {
    let folder = try PrivateFolder()
    var last = Data()
    let still = try Deadline.usual.poll {
      let file = folder.path(of: "screen.ppm")
      try Program.run("import", ["-window", "root", "-depth", "8", file])
      let next = try Data(contentsOf: URL(fileURLWithPath: file))
      defer { last = next }
      return next == last ? next : nil
    }
    guard let still else { throw Trouble("the screen never stood still") }
    return still
  }
}
