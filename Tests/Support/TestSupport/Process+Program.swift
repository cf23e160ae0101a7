// SPDX-License-Identifier: MIT

import Foundation

extension Process {
  /// Sets what differs from the tests' own environment; nil leaves a variable out.
  func changeEnvironment(_ changes: [String: String?]) {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in changes { variables[name] = value }
    environment = variables
  }

  /// How it ended; nil if it still runs at the deadline. A signal counts as 128 and its number.
  func exitCode(by deadline: Deadline) -> Int32? {
    deadline.poll { isRunning ? nil : () }.map { _ in
      terminationReason == .exit ? terminationStatus : 128 + terminationStatus
    }
  }
}
