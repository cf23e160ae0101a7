// SPDX-License-Identifier: MIT

import Foundation
import KeyboardHarness
import TestSupport
import XCTest

/// Every character that is tapped arrives, in order, read from the program that is typed into.
final class KeyboardTypingTests: XCTestCase {
  private static let isLong = ProcessInfo.processInfo.environment["TOPRAIL_LONG"] == "1"

  private enum Kind: String, CaseIterable {
    case gtk, chromium, foot, editor

    func start(in session: KeyboardSession) throws -> any Client {
      switch self {
      case .gtk: try GTKClient(in: session)
      case .chromium: try ChromiumClient(in: session)
      case .foot: try FootClient(in: session)
      case .editor: try TextEditorClient(in: session)
      }
    }
  }

  /// Types into a client and compares what it has.
  private func job(
    _ kind: Kind, _ compositor: KeyboardSession.Compositor, _ text: String,
    tapsPerSecond: Double, takesWords: Bool = false
  ) -> SessionJob {
    SessionJob(name: "\(kind.rawValue)-\(Int(tapsPerSecond))", compositor: compositor) { session in
      let options = Lexicon.options ?? ["--no-suggestions"]
      let keyboard = try Keyboard(in: session, options)
      let client = try kind.start(in: session)
      try client.waitForFocus()
      try keyboard.waitUntilShown()
      let typist = try Typist(keyboard, tapsPerSecond: tapsPerSecond)
      if takesWords, Lexicon.options != nil { try Self.takeWord(typist, "Tog") }
      try typist.type(text)
      if takesWords, Lexicon.options != nil { try Self.takeWord(typist, " tomor") }
      try client.wait(for: kind == .foot ? typist.bytesForTerminal : typist.text)
    }
  }

  /// Begins a word and takes it from the strip.
  private static func takeWord(_ typist: Typist, _ beginning: String) throws {
    try typist.type(beginning)
    let letters = beginning.drop { $0 == " " }.lowercased()
    _ = try typist.accept { $0.lowercased().hasPrefix(letters) && $0.count > letters.count }
  }

  func testEveryCharacterArrivesInOrderAtTwentyTapsASecond() {
    runSideBySide(
      KeyboardSession.Compositor.allCases.flatMap { compositor in
        [
          job(.gtk, compositor, Sample.long, tapsPerSecond: 20, takesWords: true),
          job(.chromium, compositor, Sample.long, tapsPerSecond: 20, takesWords: true),
          job(.foot, compositor, Sample.forTerminal, tapsPerSecond: 20),
        ]
      })
  }

  func testEveryCharacterArrivesInOrderAtFiveTapsASecond() {
    let (prose, commands) =
      Self.isLong ? (Sample.long, Sample.forTerminal) : (Sample.short, "echo $HOME | cat")
    runSideBySide(
      KeyboardSession.Compositor.allCases.flatMap { compositor in
        [
          job(.gtk, compositor, prose, tapsPerSecond: 5, takesWords: true),
          job(.chromium, compositor, prose, tapsPerSecond: 5, takesWords: true),
          job(.editor, compositor, prose, tapsPerSecond: 5),
          job(.foot, compositor, commands, tapsPerSecond: 5),
        ]
      })
  }
}

extension Typist {
  /// What a terminal's program reads: the return key sends a carriage return.
  fileprivate var bytesForTerminal: String { text.replacingOccurrences(of: "\n", with: "\r") }
}
