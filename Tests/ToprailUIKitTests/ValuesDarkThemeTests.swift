// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

/// Colours under themes that are dark by themselves, not by the wish for a dark variant.
final class ValuesDarkThemeTests: XCTestCase {
  func testColoursFollowADarkThemeAndTheOneAfterIt() throws {
    try Stage.run { stage in
      let before = DesktopTheme.name
      defer { DesktopTheme.name = before }
      let view = stage.add(UIView())
      view.backgroundColor = .systemBackground
      stage.settle()
      XCTAssertEqual(view.pixel(10, 10), "ffffffff")
      DesktopTheme.name = "Default-dark"
      stage.settle()
      XCTAssertEqual(view.pixel(10, 10), "000000ff")
      DesktopTheme.name = before
      stage.settle()
      XCTAssertEqual(view.pixel(10, 10), "ffffffff")
    }
  }
}
