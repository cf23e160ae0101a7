// SPDX-License-Identifier: MIT

import Foundation
import GLib
import SystemKeyboard
import XCTest

final class SignalRequestsTests: XCTestCase {
  func testSignalsMeanWhatTheyMeanToWvkbd() {
    MainActor.assumeIsolated {
      var before = sigset_t()
      pthread_sigmask(SIG_SETMASK, nil, &before)
      defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
      var heard: [SignalRequests.Meaning] = []
      let source = SignalRequests.listen { heard.append($0) }
      XCTAssertNotNil(source)
      let expected: [(signal: Int32, meaning: SignalRequests.Meaning)] = [
        (SIGUSR1, .visibility(.hide)), (SIGUSR2, .visibility(.show)), (34, .visibility(.toggle)),
        (SIGTERM, .end), (SIGINT, .end), (SIGHUP, .end),
      ]
      for (signal, meaning) in expected {
        heard = []
        // To this thread, which blocks it: others of the tests' don't.
        XCTAssertEqual(pthread_kill(pthread_self(), signal), 0)
        for _ in 0..<100 where heard.isEmpty { MainLoop.iterate() }
        XCTAssertEqual(heard, [meaning], "\(signal)")
      }
      withExtendedLifetime(source) {}
    }
  }
}
