// SPDX-License-Identifier: MIT

import Foundation

/// What a process has in memory, in KiB.
struct Memory: Codable {
  /// All pages that it sees.
  var rss = 0
  /// The same with a page that others see too divided among them.
  var pss = 0
  /// `pss` without the pages of the word lists, which the programs of all users share.
  var pssWithoutWords = 0
  /// What it wrote to and nobody else sees.
  var dirty = 0

  init(of pid: Int32) throws {
    var isWords = false
    // The kernel tells no size of the file, so it is read to its end.
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/\(pid)/smaps"))
    let maps = try file.readToEnd() ?? Data()
    for line in String(decoding: maps, as: UTF8.self).split(separator: "\n") {
      let words = line.split(separator: " ", omittingEmptySubsequences: true)
      guard words.count >= 2, words[0].hasSuffix(":") else {
        isWords = line.hasSuffix(".lex")
        continue
      }
      guard let size = Int(words[1]) else { continue }
      switch words[0] {
      case "Rss:": rss += size
      case "Pss:":
        pss += size
        if !isWords { pssWithoutWords += size }
      case "Private_Dirty:": dirty += size
      default: break
      }
    }
  }
}
