// SPDX-License-Identifier: MIT

import TestSupport
import XCTest

/// The programs that tests run beside them.
final class ChildProgramTests: XCTestCase {
  func testWritingToOneThatHasEndedIsAnError() throws {
    let program = try Program("/bin/true")
    XCTAssertEqual(program.exitCode(), 0)
    XCTAssertThrowsError(try program.send("anything"))
    XCTAssertThrowsError(try program.send("more"))
  }
}
