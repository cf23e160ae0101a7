// SPDX-License-Identifier: MIT

import KeyboardHarness

/// An on-screen keyboard to measure.
struct Contender: Sendable {
  let name: String
  let command: [String]
  /// Where its keys are, once it is shown.
  let places: @Sendable (KeyboardSession) throws -> KeyPlaces

  /// The keyboard of Debian's package `wvkbd`, with the layers that it shows unless asked for others.
  static let wvkbd = Contender(name: "wvkbd", command: ["/usr/bin/wvkbd-mobintl"]) { _ in
    KeyPlaces(
      .init(letters: "qwertyuiop", x: 35, step: 34.2, y: 580),
      .init(letters: "asdfghjkl", x: 52, step: 34.2, y: 620),
      .init(letters: "zxcvbnm", x: 72, step: 36, y: 660),
      .init(letters: " ", x: 180, step: 0, y: 700))
  }

  /// The keyboard of Debian's package `squeekboard`, which the session's settings must allow.
  static let squeekboard = Contender(name: "squeekboard", command: ["/usr/bin/squeekboard"]) { _ in
    KeyPlaces(
      .init(letters: "qwertyuiop", x: 18, step: 36, y: 536),
      .init(letters: "asdfghjkl", x: 36, step: 36, y: 589),
      .init(letters: "zxcvbnm", x: 72, step: 36, y: 642),
      .init(letters: " ", x: 180, step: 0, y: 694))
  }

  /// Ours, with words above the keys or without.
  static func toprail(at path: String, lexicon: String?) -> Contender {
    Contender(
      name: lexicon == nil ? "toprail, no words" : "toprail",
      command: [path] + (lexicon.map { ["--lexicon", $0] } ?? ["--no-suggestions"])
    ) { session in
      let lines = try session.run(path, ["elements"])
      return KeyPlaces(
        try KeyboardElements(lines.joined(separator: "\n")),
        screenHeight: session.screen.height / session.screen.scale)
    }
  }
}
