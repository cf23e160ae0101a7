// SPDX-License-Identifier: MIT

import UIKit
import XCTest

final class ValuesRectTests: XCTestCase {
  func testARectangleTravelsInAValue() {
    let rect = CGRect(x: 1, y: -2, width: 3.5, height: 4)
    XCTAssertEqual(NSValue(cgRect: rect).cgRectValue, rect)
    XCTAssertEqual(NSValue(cgRect: rect), NSValue(cgRect: rect))
    XCTAssertNotEqual(NSValue(cgRect: rect), NSValue(cgRect: .zero))
    let userInfo: [AnyHashable: Any] = ["frame": NSValue(cgRect: rect)]
    XCTAssertEqual((userInfo["frame"] as? NSValue)?.cgRectValue, rect)
  }
}
