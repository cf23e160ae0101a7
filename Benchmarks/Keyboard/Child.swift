// SPDX-License-Identifier: MIT

import Foundation
import TestSupport

/// A program that was started with as little in between as can be, and the time of that.
struct Child {
  let pid: Int32
  /// When it was asked for, in nanoseconds of the monotonic clock.
  let start: Int

  /// - Parameter environment: what differs from our own; nil leaves a variable out.
  init(_ command: [String], environment: [String: String?]) throws {
    var variables = ProcessInfo.processInfo.environment
    for (name, value) in environment { variables[name] = value }
    var arguments = command.map { strdup($0) } + [nil]
    var settings = variables.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in arguments + settings { free(text) } }
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    for file in 0...2 as ClosedRange<Int32> {
      posix_spawn_file_actions_addopen(&files, file, "/dev/null", O_RDWR, 0)
    }
    var pid: pid_t = 0
    let start = now()
    guard posix_spawn(&pid, command[0], &files, nil, &arguments, &settings) == 0 else {
      throw Trouble("\(command[0]) can't be started")
    }
    (self.pid, self.start) = (pid, start)
  }

  /// Throws if it has ended.
  func check(_ name: String) throws {
    var status: Int32 = 0
    guard waitpid(pid, &status, WNOHANG) == 0 else {
      throw Trouble("\(name) has ended: status \(status >> 8), signal \(status & 0x7f)")
    }
  }

  /// Ends it by force if it doesn't by itself.
  func stop() {
    kill(pid, SIGTERM)
    let hasEnded = Deadline(seconds: 2).poll { waitpid(pid, nil, WNOHANG) == 0 ? nil : true }
    guard hasEnded == nil else { return }
    kill(pid, SIGKILL)
    waitpid(pid, nil, 0)
  }
}
