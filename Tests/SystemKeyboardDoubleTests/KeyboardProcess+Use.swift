// SPDX-License-Identifier: MIT

import CompositorDouble
import Foundation
import KeyboardHarness
import TestSupport
import Testing

/// What the program takes of the system, as the system says.
extension KeyboardProcess {
  /// Resident memory in kilobytes.
  var memory: Int {
    let line = read("status").split(separator: "\n").first { $0.hasPrefix("VmRSS") } ?? ""
    return line.split(whereSeparator: \.isWhitespace).compactMap { Int($0) }.first ?? 0
  }

  /// How many descriptors are open.
  var descriptors: Int {
    (try? FileManager.default.contentsOfDirectory(atPath: path(of: "fd")).count) ?? 0
  }

  /// How often it has come since the requests were last taken, which this does.
  func takeSurfacesMade() -> Int {
    compositor.takeRequests().count { $0.contains("get_layer_surface") }
  }

  /// How much of a processor it uses while nothing happens.
  func idleShare() -> Double {
    idle(milliseconds: 300)
    let before = processorTime
    idle(milliseconds: 500)
    return (processorTime - before) / 0.5
  }

  /// It still types, and nothing was against the rules.
  func expectTyping() throws {
    let field = DoubleField()
    try focus(field)
    try type("Ok")
    try wait("the text") { field.text == "Ok" }
    #expect(compositor.errors == [])
  }

  /// In seconds.
  private var processorTime: Double {
    let fields = read("stat").split(separator: " ").map { Double($0) ?? 0 }
    return fields.count > 14 ? (fields[13] + fields[14]) / Double(sysconf(Int32(_SC_CLK_TCK))) : 0
  }

  private func read(_ name: String) -> String {
    (try? String(contentsOfFile: path(of: name), encoding: .utf8)) ?? ""
  }

  private func path(of name: String) -> String {
    "/proc/\(program.process.processIdentifier)/\(name)"
  }
}
