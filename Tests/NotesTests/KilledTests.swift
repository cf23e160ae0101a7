// SPDX-License-Identifier: MIT

import Foundation
import NotesKit
import Testing

/// A program that types without end, until it is killed.
private final class Typist {
  let folder = Folder()
  let delay: Double
  private let log = NSTemporaryDirectory() + "log-" + UUID().uuidString
  private let process = Process()
  private var killTime = 0.0

  init(seed: UInt64, delay: Double) throws {
    self.delay = delay
    let products = Bundle.main.executableURL?.deletingLastPathComponent()
    process.executableURL = products?.appendingPathComponent("TypingFixture")
    process.arguments = [folder.path, log, "\(seed)"]
    try process.run()
  }

  deinit { try? FileManager.default.removeItem(atPath: log) }

  func kill() {
    killTime = Notebook.now
    Glibc.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  static func text(after edit: Int) -> String {
    "# Title \(edit / 100)\n\n\(edit) " + String(repeating: "x", count: edit * 7919 % 5000)
      + " \(edit)\n"
  }

  /// What was typed: the number of each edit with its time.
  private var edits: [(number: Int, time: Double)] {
    let text = FileManager.default.contents(atPath: log).map { String(decoding: $0, as: UTF8.self) }
    return (text ?? "").split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 2, let number = Int(words[0]), let time = Double(words[1]) else {
        return nil
      }
      return (number, time)
    }
  }

  /// Checks what is on the disk, then what a new start makes of it.
  func check() throws {
    let edits = self.edits
    let due = edits.last { $0.time < killTime - 1 }?.number ?? 0
    let notes = folder.names.filter { $0.hasSuffix(".md") && !$0.hasPrefix("Welcome") }
    #expect(notes.count == (due > 0 ? 1 : notes.count) && notes.count < 2, "\(folder.names)")
    if let note = notes.first, let text = folder[note] {
      let edit = Int(
        text.split(whereSeparator: \.isWhitespace).dropFirst(3).first ?? "")
      let number = try #require(edit, "damaged: \(text.prefix(100).debugDescription)")
      #expect(text == Self.text(after: number))
      #expect(number >= due, "edit \(due) was older than a second")
      #expect(number <= (edits.last?.number ?? 0) + 1)
    }
    let notebook = NoteStore(files: try opened())
    try notebook.load()
    #expect(notebook.notes().count == max(1, folder.names.count))
    #expect(folder.names.allSatisfy { $0.hasSuffix(".md") }, "\(folder.names)")
  }

  private func opened() throws -> DiskFiles {
    let files = try DiskFiles(folder: folder.path)
    files.removeLeftovers()
    return files
  }
}

@Suite struct KilledTests {
  /// Killing takes real time: the moments are spread over the first two seconds of ten at a time.
  @Test func aHundredKillsDamageNothingAndLoseAtMostASecond() throws {
    for round in 0..<10 {
      let typists = try (0..<10).map { number in
        try Typist(seed: UInt64(round * 10 + number), delay: .random(in: 0..<2))
      }
      let start = Notebook.now
      for typist in typists.sorted(by: { $0.delay < $1.delay }) {
        usleep(useconds_t(max(0, start + typist.delay - Notebook.now) * 1e6))
        typist.kill()
      }
      for typist in typists { try typist.check() }
    }
  }
}
