// SPDX-License-Identifier: MIT

/// The time, and a way to be called when some of it has passed; tests put on one of their own by hand.
package struct LoopClock: Sendable {
  /// Seconds of a clock that is never set.
  package let now: @MainActor () -> Double
  /// Calls back once after so many seconds, unless what it returns is let go before.
  package let wait: @MainActor (_ seconds: Double, _ body: @escaping VoidHandler) -> AnyObject

  /// Takes the time from somewhere else.
  package init(
    now: @escaping @MainActor () -> Double,
    wait: @escaping @MainActor (_ seconds: Double, _ body: @escaping VoidHandler) -> AnyObject
  ) {
    (self.now, self.wait) = (now, wait)
  }

  /// The main loop's.
  package static let main = LoopClock(
    now: { MainLoop.now }, wait: { MainLoop.timer($0, $1) })
}
