// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// Instances of the app for notes that are killed while clicks on their keys type.
///
/// They stand like the cards of a hand, each showing the lower rows of its keys: a pointer needs no
/// focus, and starting one is what takes time.
final class NotesKillTests: NotesTestCase {
  private static let rounds = 10
  private static let hand = 10
  private static let size = (width: 720, height: 480)
  /// How long a change may take to the disk, and then how long a click may take to the app, in seconds.
  private static let (limit, slack) = (1.0, 0.5)

  func testAHundredKillsDamageNothingAndLoseAtMostASecond() throws {
    let screen = try PointerProgram()
    var typed = 0
    for _ in 0..<Self.rounds {
      let victims = try (0..<Self.hand).map { try Victim(place: $0, environment: environment) }
      // The first one is in front.
      for victim in victims.reversed() { try victim.show(size: Self.size) }
      for victim in victims.reversed() { try victim.raise() }
      try waitForKeys(of: victims)
      try typeUntilAllAreKilled(victims, screen)
      for victim in victims { typed += try victim.check(limit: Self.limit + Self.slack) }
    }
    XCTAssertGreaterThan(typed, Self.rounds * Self.hand * 10, "letters on the disk in all")
  }

  /// Waits until each shows the grey of its return key.
  private func waitForKeys(of victims: [Victim]) throws {
    let folder = try PrivateFolder()
    let geometry = try Program.run("xdotool", ["getdisplaygeometry"]).first ?? ""
    let width = geometry.split(separator: " ").first.flatMap { Int($0) } ?? 0
    let shown: Void? = try Deadline.usual.poll {
      let path = folder.path(of: "screen")
      try Program.run("import", ["-window", "root", "-depth", "8", "rgb:\(path)"])
      let pixels = try Data(contentsOf: URL(fileURLWithPath: path))
      return victims.allSatisfy { victim in
        let start = 3 * (victim.returnKey.y * width + victim.returnKey.x)
        return pixels.count > start + 3 && pixels[start..<start + 3] == Data([0xb4, 0xb9, 0xc2])
      } ? () : nil
    }
    if shown == nil { throw Trouble("no keys") }
  }

  private func typeUntilAllAreKilled(_ victims: [Victim], _ screen: PointerProgram) throws {
    let start = Date()
    for victim in victims { victim.deadline = start + .random(in: 0.2...2.2) }
    while victims.contains(where: \.isAlive) {
      for victim in victims where victim.isAlive {
        if Date() >= victim.deadline {
          // A click that is still on its way would reach the window behind.
          try screen.waitUntilDone()
          victim.kill()
        } else {
          try victim.tap(screen)
        }
        usleep(4_000)
      }
    }
  }
}

/// The pointer's program, told step by step.
private final class PointerProgram {
  private let program: Program

  init() throws { program = try Program("xdotool", ["-"]) }

  func tap(x: Int, y: Int) throws { try program.send("mousemove \(x) \(y) mousedown 1 mouseup 1") }

  func waitUntilDone() throws {
    try program.send("exec --sync echo done")
    XCTAssertEqual(program.lines.next(), "done")
  }
}

/// An instance of the app with an empty note open, until it is killed.
private final class Victim {
  /// The keys of the third row and a space, row by row from the left.
  private static let letters = Array("zxcvbnm ")

  private let data: PrivateFolder
  private let file: String
  private let program: Program
  private let place: Int
  private var corner = (x: 0, y: 0)
  private var window = ""
  private var taps: [Date] = []
  private var killTime = Date.distantFuture
  var deadline = Date.distantFuture
  var isAlive: Bool { killTime == .distantFuture }

  init(place: Int, environment: [String: String?]) throws {
    self.place = place
    data = try PrivateFolder()
    file = data.path(of: "toprail-notes/Log.md")
    try FileManager.default.createDirectory(
      atPath: data.path(of: "toprail-notes"), withIntermediateDirectories: false)
    try Data("# Log\n\n".utf8).write(to: URL(fileURLWithPath: file))
    let variables: [String: String?] = [
      "XDG_DATA_HOME": data.path, "TOPRAIL_MODE": "keys", "GTK_A11Y": "none",
    ]
    program = try Program(
      App.path(of: "Notes"), environment: environment.merging(variables) { $1 })
  }

  func show(size: (width: Int, height: Int)) throws {
    corner = (place % 2 * (size.width + 10), place / 2 * 120)
    window =
      try Program.run(
        "xdotool", ["search", "--sync", "--onlyvisible", "--pid", "\(program.pid)"]
      )
      .first ?? ""
    try Program.run(
      "xdotool",
      [
        "windowsize", window, "\(size.width)", "\(size.height)", "windowmove", window,
        "\(corner.x)", "\(corner.y)",
      ])
  }

  func raise() throws { try Program.run("xdotool", ["windowraise", window]) }

  /// A place on the screen, within the return key.
  var returnKey: (x: Int, y: Int) { (corner.x + 560, corner.y + 455) }

  func tap(_ screen: PointerProgram) throws {
    let column = taps.count % Self.letters.count
    // Ten keys fill the width, and one and a half of them stand before the letters.
    let x = column == 7 ? 360 : 144 + 72 * column
    try screen.tap(x: corner.x + x, y: corner.y + (column == 7 ? 455 : 405))
    taps.append(Date())
  }

  func kill() {
    program.signal(SIGKILL)
    killTime = Date()
  }

  /// Compares what is on the disk with what was typed; returns how many letters it holds.
  func check(limit: Double) throws -> Int {
    XCTAssertEqual(program.exitCode(), 128 + SIGKILL)
    let text = FileManager.default.contents(atPath: file).map {
      String(decoding: $0, as: UTF8.self)
    }
    let all = "# Log\n\n" + typed
    guard let text, all.hasPrefix(text), text.hasPrefix("# Log\n\n") else {
      XCTFail("damaged: \(text ?? "nothing") instead of \(all)")
      return 0
    }
    let saved = text.count - "# Log\n\n".count
    let due = taps.count { $0 < killTime - limit }
    XCTAssertGreaterThanOrEqual(saved, due, "older than a second: \(all) became \(text)")
    return saved
  }

  private var typed: String {
    let text = String(taps.indices.map { Self.letters[$0 % Self.letters.count] })
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
