// SPDX-License-Identifier: MIT

import TestSupport

/// Fails a job unless something holds.
func expect(_ holds: Bool, _ what: @autoclosure () -> String) throws {
  if !holds { throw Trouble(what()) }
}

/// Fails a job unless two values are equal.
func expectEqual<Value: Equatable>(
  _ value: Value, _ expected: Value, _ what: @autoclosure () -> String
) throws {
  if value != expected { throw Trouble("\(what()): expected \(expected), got \(value)") }
}
