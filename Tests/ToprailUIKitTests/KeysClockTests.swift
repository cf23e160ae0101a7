// SPDX-License-Identifier: MIT

import XCTest

@testable import ToprailUIKit

final class KeysClockTests: XCTestCase {
  func testEventsThatWaitedKeepTheirDistances() {
    var clock = EventClock()
    XCTAssertEqual(clock.time(of: 10, now: 110), 110)
    XCTAssertEqual(clock.time(of: 10.5, now: 112), 110.5)
    XCTAssertEqual(clock.time(of: 11.5, now: 112), 111.5)
  }

  func testFastestWayFromTheScreenIsTheMeasure() {
    var clock = EventClock()
    XCTAssertEqual(clock.time(of: 10, now: 113), 113)
    XCTAssertEqual(clock.time(of: 11, now: 111.5), 111.5)
    XCTAssertEqual(clock.time(of: 12, now: 114), 112.5)
  }

  func testClockThatWasSetAnewOrSaysNothingMeansNow() {
    var clock = EventClock()
    XCTAssertEqual(clock.time(of: 4_000_000, now: 110), 110)
    XCTAssertEqual(clock.time(of: 1, now: 111), 111)
    XCTAssertEqual(clock.time(of: 2, now: 112.25), 112)
    XCTAssertEqual(clock.time(of: 0, now: 120), 120)
  }
}
