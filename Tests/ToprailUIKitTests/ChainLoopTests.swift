// SPDX-License-Identifier: MIT

import UIKit
import XCTest

/// What Foundation, libdispatch and Swift's concurrency put onto the main thread.
final class ChainLoopTests: XCTestCase {
  func testTimersFire() throws {
    try Stage.onDisplay {
      let count = Count()
      let timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { timer in
        MainActor.assumeIsolated { count.value += 1 }
      }
      pump("three ticks") { count.value >= 3 }
      timer.invalidate()
      let last = count.value
      let once = Count()
      _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
        MainActor.assumeIsolated { once.value += 1 }
      }
      pump("the second timer") { once.value == 1 }
      XCTAssertEqual(count.value, last)
    }
  }

  func testTheRunLoopPerformsBlocks() throws {
    try Stage.onDisplay {
      let count = Count()
      RunLoop.main.perform { MainActor.assumeIsolated { count.value += 1 } }
      pump("the block") { count.value == 1 }
    }
  }

  func testTheMainQueueRunsItsWork() throws {
    try Stage.onDisplay {
      let count = Count()
      DispatchQueue.main.async { MainActor.assumeIsolated { count.value += 1 } }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
        MainActor.assumeIsolated { count.value += 1 }
      }
      DispatchQueue.global().async {
        DispatchQueue.main.async { MainActor.assumeIsolated { count.value += 1 } }
      }
      pump("all three") { count.value == 3 }
    }
  }

  func testTasksOfTheMainActorRun() throws {
    try Stage.onDisplay {
      let count = Count()
      Task { @MainActor in
        count.value += 1
        try await Task.sleep(nanoseconds: 1_000_000)
        count.value += 1
        await Task.detached { await count.add() }.value
        count.value += 1
      }
      pump("the task") { count.value == 4 }
    }
  }

  func testATaskCanChangeTheBar() throws {
    try Stage.run { stage in
      let field = stage.add(UITextField())
      field.becomeFirstResponder()
      stage.settle()
      Task { @MainActor in
        field.inputAssistantItem.leadingBarButtonGroups = [
          .fixedGroup(items: [UIBarButtonItem(title: "Late")])
        ]
      }
      stage.pump("the item") { stage.shortcuts == ["Late"] }
    }
  }
}

@MainActor
private final class Count {
  var value = 0
  func add() { value += 1 }
}
