// SPDX-License-Identifier: MIT

import GLib
import SystemKeyboard
import Testing

@MainActor
private final class Bench {
  var time = 0.0
  var waits: [(seconds: Double, body: @MainActor () -> Void, token: Token)] = []
  var changes: [Bool] = []
  lazy var visibility = {
    let clock = LoopClock(
      now: { [unowned self] in time },
      wait: { [unowned self] seconds, body in
        let token = Token()
        waits.append((seconds, body, token))
        return token
      })
    let visibility = Visibility(VisibilityPolicy(), clock: clock)
    visibility.onChange = { [unowned self] in changes.append($0) }
    return visibility
  }()

  final class Token {}
}

@MainActor
@Suite struct VisibilityTests {
  @Test func saysEachChangeOnce() {
    let bench = Bench()
    bench.visibility.fieldActivated()
    bench.visibility.fieldActivated()
    bench.visibility.request(.show)
    #expect(bench.changes == [true])
    bench.visibility.request(.hide)
    bench.visibility.request(.hide)
    #expect(bench.changes == [true, false])
    #expect(bench.waits.isEmpty)
  }

  @Test func hidesWhenTheTimeIsOverAndNotBefore() {
    let bench = Bench()
    bench.visibility.fieldActivated()
    bench.visibility.fieldDeactivated()
    #expect(bench.waits.map(\.seconds) == [VisibilityPolicy.settling])
    bench.time = 0.05
    bench.visibility.fieldActivated()
    bench.visibility.fieldDeactivated()
    #expect(bench.waits.count == 2 && bench.changes == [true])
    bench.time = 0.16999
    bench.waits[1].body()
    #expect(bench.changes == [true, false])
    #expect(!bench.visibility.isShown)
  }
}
