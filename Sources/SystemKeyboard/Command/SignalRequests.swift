// SPDX-License-Identifier: MIT

import GLib
import Glibc

/// What Unix signals ask for; the meaning of the first three is wvkbd's, so that scripts go on working.
@MainActor
package enum SignalRequests {
  /// What a signal means.
  package enum Meaning: Hashable, Sendable {
    /// SIGUSR1 hides, SIGUSR2 shows, SIGRTMIN toggles.
    case visibility(VisibilityRequest)
    /// SIGTERM, SIGINT and SIGHUP end the program.
    case end
  }

  /// Calls back at each signal, as long as the program runs.
  ///
  /// To be called before the first thread is started.
  ///
  /// - Returns: What to keep as long as signals are to be heard; nil where they do what they else do.
  package static func listen(_ body: @escaping @MainActor (Meaning) -> Void) -> AnyObject? {
    MainLoop.onSignals(meanings.map(\.number)) { number in
      if let meaning = meanings.first(where: { $0.number == number })?.meaning { body(meaning) }
    }
  }

  private static var meanings: [(number: Int32, meaning: Meaning)] {
    [
      (SIGUSR1, .visibility(.hide)), (SIGUSR2, .visibility(.show)),
      (MainLoop.firstRealTimeSignal, .visibility(.toggle)), (SIGTERM, .end), (SIGINT, .end),
      (SIGHUP, .end),
    ]
  }
}
