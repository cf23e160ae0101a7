// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// Something to do in a session of its own.
struct SessionJob: Sendable {
  let name: String
  let compositor: KeyboardSession.Compositor
  var screen = KeyboardSession.Screen.phone
  /// Whether the seat has a keyboard of its own, as most have: if only the one of a power button.
  var hasKeyboard = true
  let run: @Sendable (KeyboardSession) throws -> Void
}

/// Runs jobs side by side, each in a session of its own, and fails for each that failed.
///
/// Each has a thread that lives as long as its session: what it starts ends with the thread.
func runSideBySide(_ jobs: [SessionJob], file: StaticString = #filePath, line: UInt = #line) {
  let failures = Failures()
  let group = DispatchGroup()
  for job in jobs {
    group.enter()
    let thread = Thread {
      failures.add(run(job))
      group.leave()
    }
    thread.stackSize = 1 << 21
    thread.start()
  }
  group.wait()
  for failure in failures.all { XCTFail(failure, file: file, line: line) }
}

/// Runs a job to its end; what went wrong.
private func run(_ job: SessionJob) -> [String] {
  let name = "\(job.name)-\(job.compositor)"
  do {
    let session = try KeyboardSession(
      job.compositor, screen: job.screen, hasKeyboard: job.hasKeyboard)
    var failures: [String] = []
    do { try job.run(session) } catch {
      failures.append("\(name): \(error)\nsee \(session.keep(as: name))")
    }
    let forced = session.stop()
    if !forced.isEmpty, failures.isEmpty {
      failures.append("\(name): \(forced.joined(separator: ", ")) didn't end when asked")
    }
    return failures
  } catch {
    return ["\(name): \(error)"]
  }
}

private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var failures: [String] = []

  func add(_ more: [String]) { lock.withLock { failures += more } }

  var all: [String] { lock.withLock { failures } }
}
