// SPDX-License-Identifier: MIT

/// Why the keyboard can't be asked, or can't be made ready for that.
package enum ControlFailure: Error, Hashable, Sendable {
  /// A keyboard runs already for this compositor.
  case isRunning
  /// No keyboard runs for this compositor.
  case isNotRunning
  /// The keyboard that runs doesn't answer.
  case isSilent
  /// The keyboard that runs doesn't understand; it is of another version.
  case isRefused(String)
  /// `XDG_RUNTIME_DIR` is not set to a folder.
  case noFolder
  /// The socket's path is longer than the system allows.
  case pathIsTooLong(String)
  /// The system said no.
  case system(path: String, message: String)

  /// What is wrong and what to do, in one line.
  package var message: String {
    switch self {
    case .isRunning: "a keyboard runs already; 'toprail show' shows it"
    case .isNotRunning: "no keyboard runs in this session; start one with 'toprail'"
    case .isSilent: "the keyboard that runs doesn't answer; try again, or end it and start another"
    case .isRefused(let reply): "the keyboard that runs says: \(reply.printable)"
    case .noFolder: "XDG_RUNTIME_DIR is not set; start toprail within the session"
    case .pathIsTooLong(let path): "\(path) is too long for a socket; set a shorter XDG_RUNTIME_DIR"
    case .system(let path, let message): "\(path): \(message)"
    }
  }

  /// How a program ends that asks.
  package var exitCode: ExitCode {
    switch self {
    case .isRunning, .isSilent, .isRefused: .temporaryFailure
    case .isNotRunning, .noFolder, .pathIsTooLong, .system: .unavailable
    }
  }
}
