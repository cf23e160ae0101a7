// SPDX-License-Identifier: MIT

import UIKit
import XCTest

final class ViewsAnimationTests: XCTestCase {
  func testChangesAreMadeAtOnceAndTheEndIsToldLater() throws {
    for duration in [0.05, 0, -1, Double.nan] {
      try Stage.run { stage in
        let view = stage.add(UIView())
        var told: [Bool] = []
        UIView.animate(withDuration: duration) {
          view.alpha = 0.5
        } completion: {
          told.append($0)
        }
        XCTAssertEqual(view.alpha, 0.5)
        XCTAssertEqual(told, [])
        stage.pump("the completion") { !told.isEmpty }
        XCTAssertEqual(told, [true])
      }
    }
  }

  func testTheEndIsNotToldBeforeItsTime() throws {
    try Stage.run { stage in
      var order: [String] = []
      UIView.animate(withDuration: 0.2, animations: {}, completion: { _ in order.append("long") })
      UIView.animate(withDuration: 0.01) {
      } completion: { _ in
        order.append("short")
        UIView.animate(withDuration: 0.01, animations: {}) { _ in order.append("next") }
      }
      stage.pump("all") { order.count == 3 }
      XCTAssertEqual(order, ["short", "next", "long"])
    }
  }

  func testWithoutAnimationRunsAtOnce() throws {
    try Stage.onDisplay {
      var runs = 0
      UIView.performWithoutAnimation { runs += 1 }
      XCTAssertEqual(runs, 1)
    }
  }
}
