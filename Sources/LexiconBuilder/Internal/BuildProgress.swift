// SPDX-License-Identifier: MIT

import Suggestions

/// Shows the steps of a build: a bar on a terminal, lines elsewhere.
struct BuildProgress {
  private static let barWidth = 24

  private let total: Int
  private let isTerminal: Bool
  private let write: (String) -> Void
  private var done = -1
  private var hasBar = false

  init(total: Int, isTerminal: Bool, write: @escaping (String) -> Void) {
    self.total = total
    self.isTerminal = isTerminal
    self.write = write
  }

  mutating func begin(_ step: LexiconBuild.Step) {
    done += 1
    guard isTerminal else { return write("lexicon: \(Self.name(step))\n") }
    let filled = Self.barWidth * min(done, total) / max(total, 1)
    let bar = String(repeating: "#", count: filled)
    let rest = String(repeating: "-", count: Self.barWidth - filled)
    // Back to the line's start, and what is left of a longer line away.
    write("\r\u{1B}[K[\(bar)\(rest)] \(Self.name(step))")
    hasBar = true
  }

  /// Takes the bar away.
  mutating func end() {
    if hasBar { write("\r\u{1B}[K") }
    hasBar = false
  }

  private static func name(_ step: LexiconBuild.Step) -> String {
    switch step {
    case .readSources: "reading the packages' files"
    case .readModel: "unpacking the language model"
    case .chooseWords: "choosing words"
    case .prune(let size): "shrinking it to \(size.rawValue) size"
    case .write(let size): "writing the \(size.rawValue) lexicon"
    }
  }
}
