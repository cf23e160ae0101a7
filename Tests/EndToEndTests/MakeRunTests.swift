// SPDX-License-Identifier: MIT

import Foundation
import TestSupport
import XCTest

/// `make run` on a machine without a display.
final class MakeRunTests: AppTestCase {
  func testAWindowIsServedAndSIGTERMLeavesNothingBehind() throws {
    let temporary = try PrivateFolder()
    let make = try Program(
      "make", ["-C", Checkout.path, "--no-print-directory", "run"],
      environment: [
        "DISPLAY": nil, "WAYLAND_DISPLAY": nil, "MAKEFLAGS": nil, "MAKELEVEL": nil,
        "TMPDIR": temporary.path,
      ], mergesErrors: true)
    defer { stopAll(in: temporary) }
    let address = try address(printedBy: make)
    XCTAssertTrue(address.hasPrefix("http://127.0.0.1:"), address)
    XCTAssertEqual(try status(of: address), "200")

    let browser = try Browser(address)
    let window = try browser.window()
    let bar = Frame(x: window.x, y: window.maxY - 55, width: 160, height: 55)
    _ = try browser.picture("items on the bar") { $0.darkPixels(in: bar) > 100 }
    XCTAssertTrue(browser.stop())

    make.signal(SIGTERM)
    XCTAssertNotNil(make.exitCode(), "make ends")
    XCTAssertEqual(processes(in: temporary), [:])
    // SwiftPM leaves locks of its own.
    XCTAssertEqual(try temporary.contents().filter { $0.hasPrefix("tmp.") }, [])
  }

  /// The address in the last line before the program runs. Building may come first.
  private func address(printedBy make: Program) throws -> String {
    let deadline = Deadline(seconds: 600)
    var seen: [String] = []
    while let line = make.lines.next(by: deadline) {
      if let address = line.firstMatch(of: /http:\/\/\S+/) { return String(address.output) }
      seen.append(line)
    }
    throw Trouble("make run printed no address:\n\(seen.joined(separator: "\n"))")
  }

  private func status(of address: String) throws -> String {
    let script = """
      import sys, urllib.request as web
      print(web.build_opener(web.ProxyHandler({})).open(sys.argv[1], timeout=10).status)
      """
    return try Program.run("/usr/bin/python3", ["-c", script, address])[0]
  }

  /// The processes that have a temporary folder in their environment, with their commands.
  private func processes(in folder: PrivateFolder) -> [Int32: String] {
    let mark = Data("\0TMPDIR=\(folder.path)\0".utf8)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    let pairs = names.compactMap { Int32($0) }.compactMap { pid -> (Int32, String)? in
      guard let environment = read("/proc/\(pid)/environ"),
        (Data([0]) + environment).range(of: mark) != nil
      else { return nil }
      return (pid, read("/proc/\(pid)/comm").map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Reads a file that says it is empty and isn't.
  private func read(_ path: String) -> Data? {
    try? FileHandle(forReadingFrom: URL(fileURLWithPath: path)).readToEnd()
  }

  private func stopAll(in folder: PrivateFolder) {
    for pid in processes(in: folder).keys { kill(pid, SIGKILL) }
  }
}
