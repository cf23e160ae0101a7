// SPDX-License-Identifier: MIT

import Glibc
package import Wayland

/// Why there can't be a keyboard, or no longer.
package enum KeyboardFailure: Error, Hashable, Sendable {
  /// No compositor answers where the environment says that one is.
  case noCompositor(display: String?, hasRuntimeFolder: Bool)
  /// The compositor lacks these protocols.
  case missing([String])
  /// The compositor has gone.
  case compositorGone
  /// The compositor has stopped reading what the keyboard sends, and libwayland waits no longer.
  case compositorSilent
  /// The compositor says that the keyboard broke the rules of a protocol.
  case protocolError(interface: String, code: UInt32)

  /// What a broken connection means.
  package init(_ failure: Connection.Failure?) {
    switch failure {
    case .protocolError(let interface, let code):
      self = .protocolError(interface: interface, code: code)
    case .lost(EAGAIN): self = .compositorSilent
    case .lost, nil: self = .compositorGone
    }
  }

  /// What is wrong and what to do, in one line; nil where nothing is.
  package var message: String? {
    switch self {
    case .noCompositor(_, hasRuntimeFolder: false): ControlFailure.noFolder.message
    case .noCompositor(let display?, _):
      "no Wayland compositor answers on '\(display.printable)', which is what WAYLAND_DISPLAY says; "
        + "start toprail within a session"
    case .noCompositor:
      "no Wayland compositor answers; start toprail within a session, or set WAYLAND_DISPLAY"
    case .missing(let protocols):
      "this compositor lacks \(protocols.joined(separator: ", ")); "
        + "toprail needs one built on wlroots, such as sway or phoc"
    case .compositorGone: nil
    case .compositorSilent:
      "the compositor reads no longer what the keyboard sends; start toprail again when it does"
    case .protocolError(let interface, let code):
      "the compositor ended the connection with error \(code) of \(interface); "
        + "please report this with the compositor's name and version"
    }
  }

  /// How a program ends for it. The compositor's end is the session's end, and nothing is wrong then.
  package var exitCode: ExitCode {
    switch self {
    case .noCompositor, .missing: .unavailable
    case .compositorGone: .success
    case .compositorSilent: .temporaryFailure
    case .protocolError: .software
    }
  }
}
