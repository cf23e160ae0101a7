// SPDX-License-Identifier: MIT

import KeyboardHarness

extension SessionJob {
  /// A job in each compositor, with a keyboard that runs.
  static func inEachCompositor(
    _ name: String, _ options: [String] = ["--no-suggestions"],
    environment: [String: String?] = [:],
    run: @escaping @Sendable (KeyboardSession, Keyboard) throws -> Void
  ) -> [SessionJob] {
    KeyboardSession.Compositor.allCases.map { compositor in
      SessionJob(name: name, compositor: compositor) { session in
        try run(session, try Keyboard(in: session, options, environment: environment))
      }
    }
  }
}
