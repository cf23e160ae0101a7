// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import Testing

@testable import SystemKeyboard

/// What is typed arrives once and in order, whatever a compositor and an app do.
@Suite @MainActor struct TextPacingTests {
  nonisolated static let kinds: [TextWorld.Kind] = [false, true].flatMap { strict in
    [true, false].flatMap { givesText in
      TextWorld.Kind.Answers.allCases.flatMap { answers in
        [false, true].map { late in
          TextWorld.Kind(
            isStrict: strict, answers: answers, givesText: givesText, isLateWithKeys: late,
            lag: late ? 0.01 : 0.03)
        }
      }
    }
  }

  /// Goes through all courses, each from where it parts from those before; how many states there are.
  private func tryAll(_ kind: TextWorld.Kind, _ acts: [TextWorld.Act], edits: Int) -> Int {
    var seen: Set<Int> = []
    var open: [[Int]] = [[]]
    while var path = open.popLast() {
      var run = TextRun(kind, acts, edits: edits, jumps: 1)
      for choice in path { run.take(run.options[choice]) }
      while seen.insert(run.fingerprint).inserted {
        let options = run.options
        // A compositor that tears everything apart can go on for ever.
        guard !options.isEmpty, path.count < (kind.readsApart ? 32 : 200) else {
          guard let fault = options.isEmpty ? run.fault : kind.readsApart ? nil : "it never ends"
          else { break }
          Issue.record("\(kind), \(acts): \(fault), course \(path)")
          return seen.count
        }
        open += options.indices.dropFirst().map { path + [$0] }
        run.take(options[0])
        path.append(0)
      }
    }
    return seen.count
  }

  private static let shortest: [(acts: [TextWorld.Act], edits: Int)] = [
    ([.type("a")], 1), ([.enter, .type("a")], 0),
  ]
  private static let short: [(acts: [TextWorld.Act], edits: Int)] = [
    ([.type("a")], 1), ([.type("a"), .type("b")], 0), ([.type("a"), .type("a")], 0),
    ([.type("é"), .delete], 0), ([.type("a"), .enter], 0), ([.enter, .type("a")], 0),
    ([.type("é"), .replace(1, "b")], 0),
  ]

  @Test(arguments: kinds) func everyCourseOfAShortText(_ kind: TextWorld.Kind) {
    for apart in [false, true] {
      var kind = kind
      kind.readsApart = apart
      for (acts, edits) in apart ? Self.shortest : Self.short {
        let states = tryAll(kind, acts, edits: edits)
        #expect(states > 3)
      }
    }
  }

  private static let long: [TextWorld.Act] = [
    .type("a"), .type("a"), .delete, .type("b"), .replace(2, "Éa "), .type("ä"), .enter, .type("c"),
    .delete, .delete, .type("d"), .type("d"), .type("d"), .replace(1, "x"),
  ]

  /// Acts that delete no more than was typed before.
  static func acts(_ count: Int, using random: inout SplitMix64) -> [TextWorld.Act] {
    var length = 0
    return (0..<count).map { _ in
      let act = long.randomElement(using: &random) ?? .enter
      switch act {
      case .delete where length > 0: length -= 1
      case .replace(let count, let text) where length >= count: length += text.count - count
      case .type, .enter: length += 1
      default:
        length += 1
        return .type("z")
      }
      return act
    }
  }

  nonisolated static let lags = [0, 0.03, 0.2, 1, 5]
  private nonisolated static let seeds =
    ProcessInfo.processInfo.environment["TEXT_SEEDS"].flatMap(UInt64.init) ?? 40

  @Test(arguments: kinds) func anyCourseOfALongText(_ kind: TextWorld.Kind) {
    for seed in 0..<Self.seeds {
      var random = SplitMix64(seed: seed)
      var kind = kind
      kind.lag = Self.lags[Int(seed) % Self.lags.count]
      kind.readsApart = seed % 3 == 0
      let acts = Self.acts(8, using: &random)
      var run = TextRun(kind, acts, edits: Int(seed % 4))
      for _ in 0..<3000 {
        guard let option = run.options.randomElement(using: &random) else { break }
        run.take(option)
      }
      guard let fault = run.options.isEmpty ? run.fault : "it never ends" else { continue }
      Issue.record("\(kind), seed \(seed), \(acts): \(fault)")
      return
    }
  }
}
