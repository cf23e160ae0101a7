// SPDX-License-Identifier: MIT

import KeyboardHarness
import TestSupport
import XCTest

/// How the keyboard slides, by what it and an app hear and say.
final class KeyboardSlidingTests: XCTestCase {
  private static let talks: [String: String?] = ["WAYLAND_DEBUG": "1"]

  func testAppsAreResizedOnceForEachSlide() {
    runSideBySide(
      SessionJob.inEachCompositor("sliding", environment: Self.talks) { session, keyboard in
        let terminal = try FootClient(in: session, environment: Self.talks)
        try keyboard.waitUntilShown()
        try keyboard.tap("o")
        try terminal.wait(for: "o")
        let height = Int(try keyboard.elements().height)
        try Self.toggle(keyboard, terminal)
        let sums = Self.sums(keyboard.server.output)
        try expectEqual(Set(sums), [0, height], "margin and zone in sum")
      })
  }

  /// Hides and shows it three times; the app has another size each time, and only one.
  private static func toggle(_ keyboard: Keyboard, _ terminal: FootClient) throws {
    for isShown in [false, true, false, true, false, true] {
      let before = sizes(terminal.server.output)
      try keyboard.command("toggle")
      try keyboard.wait("toggle") { $0.isShown == isShown }
      try keyboard.waitUntilStill()
      let after = Deadline.usual.poll {
        let after = sizes(terminal.server.output)
        return after.count > before.count ? after : nil
      }
      try expectEqual(after?.count ?? 0, before.count + 1, "sizes of the app")
    }
  }

  /// The sizes that an app got, one after the other.
  private static func sizes(_ log: String) -> [Substring] {
    let all = log.split(separator: "\n").compactMap { line -> Substring? in
      guard line.contains("xdg_toplevel@"), let call = line.firstRange(of: ".configure(") else {
        return nil
      }
      return line[call.upperBound...].prefix { $0 != "a" }
    }
    return all.enumerated().filter { $0 == 0 || all[$0 - 1] != $1 }.map(\.element)
  }

  /// What the keyboard's margin and zone were in sum, at each step.
  private static func sums(_ log: String) -> [Int] {
    let lines = log.split(separator: "\n")
    return zip(lines, lines.dropFirst()).compactMap { margin, zone in
      guard margin.contains("set_margin("), zone.contains("set_exclusive_zone("),
        let bottom = margin.split(separator: ", ").dropLast().last.flatMap({ Int($0) }),
        let points = Int(zone.split(separator: "(").last?.dropLast() ?? "")
      else { return nil }
      return bottom + points
    }
  }
}

extension Keyboard {
  /// Waits until it has no more to say.
  func waitUntilStill() throws {
    var last = ""
    let still = Deadline.usual.poll {
      defer { last = server.output }
      usleep(300_000)
      return last == server.output ? true : nil
    }
    try expect(still != nil, "it moves on and on")
  }
}
