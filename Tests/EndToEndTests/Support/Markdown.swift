// SPDX-License-Identifier: MIT

import Foundation

/// What can be checked of a text in Markdown.
struct Markdown {
  /// A piece of code between fences.
  struct Block {
    var language: String
    /// The first `name` in the paragraph above it, if there is one.
    var title: String?
    var code: [String] = []
  }

  let lines: [String]

  init(_ path: String) throws {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  var blocks: [Block] {
    var blocks: [Block] = []
    var open: Block?
    var above: String?
    for line in lines {
      if line.hasPrefix("```") {
        if let block = open { blocks.append(block) }
        open =
          open == nil
          ? Block(language: String(line.dropFirst(3)), title: above.flatMap(Self.name)) : nil
      } else if open != nil {
        open?.code.append(line)
      } else if !line.isEmpty {
        above = line
      }
    }
    return blocks
  }

  /// The commands in its blocks of `sh`, each as its words and the comment behind it.
  var commands: [(words: [String], comment: String)] {
    blocks.filter { $0.language == "sh" }.flatMap(\.code).map { line in
      let parts = line.split(separator: "#", maxSplits: 1).map(String.init)
      let words = parts[0].split(separator: "\"").enumerated().flatMap { place, part in
        place % 2 == 1 ? [String(part)] : part.split(separator: " ").map(String.init)
      }
      return (words, parts.count > 1 ? parts[1] : "")
    }
  }

  /// Where its links point, pictures too.
  var links: [String] {
    lines.joined(separator: "\n").matches(of: /\]\(([^)]+)\)/).map { String($0.output.1) }
  }

  private static func name(_ line: String) -> String? {
    line.firstMatch(of: /`([^`]+)`/).map { String($0.output.1) }
  }
}
