// SPDX-License-Identifier: MIT

import UIKit
import XCTest

private let testName = Notification.Name("test")

@MainActor
private final class Listener: NSObject {
  var heard: [String] = []
  private func heardIt(_ notification: Notification) {
    heard.append(notification.userInfo?["word"] as? String ?? "nothing")
  }
  private func rang() { heard.append("rang") }

  func listen(to center: NotificationCenter, from object: Any? = nil) {
    center.addObserver(self, selector: #Selector(heardIt(_:)), name: testName, object: object)
  }
  func listenForBells(to center: NotificationCenter) {
    center.addObserver(self, selector: #Selector(rang), name: testName, object: nil)
  }
}

/// Notifications that call methods.
final class ValuesNotificationTests: XCTestCase {
  func testTheMethodGetsTheNotification() {
    MainActor.assumeIsolated {
      let (center, listener) = (NotificationCenter(), Listener())
      listener.listen(to: center)
      listener.listenForBells(to: center)
      center.post(name: testName, object: nil, userInfo: ["word": "hello"])
      XCTAssertEqual(listener.heard.sorted(), ["hello", "rang"])
    }
  }

  func testOnlyTheWantedSenderIsHeard() {
    MainActor.assumeIsolated {
      let (center, listener, sender) = (NotificationCenter(), Listener(), NSObject())
      listener.listen(to: center, from: sender)
      center.post(name: testName, object: NSObject())
      center.post(name: testName, object: sender)
      XCTAssertEqual(listener.heard, ["nothing"])
    }
  }

  func testARemovedObserverHearsNothing() {
    MainActor.assumeIsolated {
      let (center, listener, other) = (NotificationCenter(), Listener(), Listener())
      for each in [listener, other] { each.listen(to: center) }
      center.removeObserver(listener)
      center.post(name: testName, object: nil)
      XCTAssertEqual(listener.heard, [])
      XCTAssertEqual(other.heard, ["nothing"])
    }
  }

  func testTheObserverIsNotKept() {
    MainActor.assumeIsolated {
      let center = NotificationCenter()
      weak var gone: Listener?
      do {
        let listener = Listener()
        listener.listen(to: center)
        gone = listener
      }
      XCTAssertNil(gone)
      center.post(name: testName, object: nil)
    }
  }

  func testInsetsMoveTheEdgesInwards() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    XCTAssertEqual(
      rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)),
      CGRect(x: 12, y: 21, width: 94, height: 46))
  }
}
