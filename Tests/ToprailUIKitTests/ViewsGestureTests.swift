// SPDX-License-Identifier: MIT

import UIKit
import XCTest

@testable import ToprailUIKit

@MainActor
private final class Target {
  var log: [String] = []
  func tapped(_ recognizer: UITapGestureRecognizer) {
    let point = recognizer.location(in: nil)
    log.append("\(recognizer.state) \(Int(point.x)) \(Int(point.y))")
  }
}

/// Gesture recognisers.
final class ViewsGestureTests: XCTestCase {
  func testATapIsToldWithItsPlace() throws {
    try Stage.run { stage in
      let (view, target) = (stage.add(UIView(), y: 100), Target())
      let tap = UITapGestureRecognizer(target: target, action: #Selector(Target.tapped(_:)))
      view.addGestureRecognizer(tap)
      XCTAssertTrue(tap.view === view)
      tap.report(.ended, x: 10, y: 20)
      XCTAssertEqual(target.log, ["ended 10 120"])
      XCTAssertEqual(tap.state, .possible)
      tap.isEnabled = false
      tap.report(.ended, x: 10, y: 20)
      tap.isEnabled = true
      tap.removeTarget(target, action: nil)
      tap.report(.ended, x: 10, y: 20)
      XCTAssertEqual(target.log.count, 1)
    }
  }

  func testARecogniserWatchesOneView() throws {
    try Stage.run { stage in
      let (first, second) = (stage.add(UIView()), stage.add(UIView(), y: 80))
      let tap = UITapGestureRecognizer()
      first.addGestureRecognizer(tap)
      second.addGestureRecognizer(tap)
      XCTAssertNil(first.gestureRecognizers)
      XCTAssertEqual(second.gestureRecognizers?.count, 1)
      second.gestureRecognizers = nil
      XCTAssertNil(tap.view)
    }
  }

  func testADeadTargetIsNotReplacedByTheChain() throws {
    try Stage.run { stage in
      let view = stage.add(UIView())
      let tap: UITapGestureRecognizer
      do {
        let target = Target()
        tap = UITapGestureRecognizer(target: target, action: #Selector(Target.tapped(_:)))
      }
      view.addGestureRecognizer(tap)
      tap.report(.ended, x: 0, y: 0)
      XCTAssertEqual(tap.state, .possible)
    }
  }
}
