// SPDX-License-Identifier: MIT

import GLib
import Glibc
import Painting
import Suggestions
import Wayland

/// The program `toprail` as a keyboard: connects, runs, and says how it ended.
@MainActor
package enum KeyboardProgram {
  /// Runs until the session ends or somebody ends it.
  package static func run(_ options: Options) -> ExitCode {
    // A compositor that goes while it is written to is noticed without the signal.
    signal(SIGPIPE, SIG_IGN)
    weak var running: Keyboard?
    // Before the first thread, which else could take a signal, and that would end the program.
    let signals = SignalRequests.listen { meaning in
      switch meaning {
      case .visibility(let request): running?.visibility.request(request)
      case .end: running?.stop()
      }
    }
    defer { withExtendedLifetime(signals) {} }
    // Before the connection: Pango reads the list of fonts on another thread, while the compositor answers.
    let painter = ScenePainter(theme: options.theme.theme)
    guard let connection = Connection() else { return end(noCompositor) }
    do {
      let keyboard = try Keyboard(options, painter: painter, connection: connection)
      running = keyboard
      let services = try KeyboardServices(keyboard)
      defer { services.stop() }
      return keyboard.run().map(end) ?? .success
    } catch let failure as KeyboardFailure {
      return end(failure)
    } catch let failure as ControlFailure {
      Terminal.complain(failure.message)
      return failure.exitCode
    } catch {
      return .software
    }
  }

  private static var noCompositor: KeyboardFailure {
    .noCompositor(
      display: LexiconPlace.variable("WAYLAND_DISPLAY"),
      hasRuntimeFolder: LexiconPlace.variable("XDG_RUNTIME_DIR") != nil)
  }

  private static func end(_ failure: KeyboardFailure) -> ExitCode {
    if let message = failure.message { Terminal.complain(message) }
    return failure.exitCode
  }
}
