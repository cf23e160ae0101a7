// SPDX-License-Identifier: MIT

import Foundation
import Testing

private let mistakes = """
  import Selectors
  @MainActor class Editor {
    var count = 0
    func save() {}
    func save(_ sender: Any?) {}
    func long(_ a: Any, b: Any, c: Any) {}
    func load() async {}
    func fail() throws {}
    func open() {}
    func all(other: Editor) {
      _ = #Selector(missing)
      _ = #Selector(42)
      _ = #Selector()
      _ = #Selector(open, fail)
      _ = #Selector(count)
      _ = #Selector(long)
      _ = #Selector(Editor.long)
      _ = #Selector(open())
      _ = #Selector(load)
      _ = #Selector(fail)
      _ = #Selector(save)
      _ = #Selector(other.open)
      _ = #Selector(Editor.missing)
    }
  }
  struct Value { func save() {}; var selector: Selector { #Selector(save) } }
  func save() { _ = #Selector(save) }
  """

/// Runs the compiler on source that uses the macro as an app does.
///
/// - Returns: Each error as `line:column: words`.
private func errors(in source: String) throws -> [String] {
  let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
  let file = URL.temporaryDirectory.appending(path: "\(UUID()).swift")
  try source.write(to: file, atomically: true, encoding: .utf8)
  defer { try? FileManager.default.removeItem(at: file) }
  let plugin = products.appending(path: "SelectorPlugin-tool").path
  let compiler = Process()
  compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  compiler.arguments = [
    "swiftc", "-typecheck", "-swift-version", "6", "-diagnostic-style", "llvm",
    "-I", products.appending(path: "Modules").path,
    "-load-plugin-executable", "\(plugin)#SelectorPlugin", file.path,
  ]
  let output = Pipe()
  compiler.standardError = output
  try compiler.run()
  let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  return text.split(separator: "\n").filter { $0.contains("error: ") }
    .map { $0.replacingOccurrences(of: "\(file.path):", with: "") }
}

struct DiagnosticsTests {
  @Test func everyMistakeIsOneErrorOnItsOwnLine() throws {
    let expected = [
      "11:19: error: cannot find 'missing' in scope",
      "12:10: error: 'Selector' is unavailable: write the name of a method",
      "13:10: error: 'Selector()' is unavailable: write a method's name between the parentheses",
      "14:10: error: 'Selector' is unavailable: write one method",
      "15:10: error: 'Selector' is unavailable: write the name of a method",
      "16:19: error: a selector passes a sender and an event and 'long' takes more",
      "17:26: error: a selector passes a sender and an event and 'long' takes more",
      "18:10: error: 'Selector' is unavailable: write the name of a method",
      "19:10: error: 'Selector' is unavailable: write the name of a method",
      "20:10: error: 'Selector' is unavailable: write the name of a method",
      "21:19: error: ambiguous use of 'save'",
      "22:19: error: 'other.open' is the method of one object or a static method",
      "23:26: error: type 'Editor' has no member 'missing'",
      "26:67: error: a selector runs on objects and 'Value' is declared as struct",
      "27:29: error: 'save' stands in no type here",
    ]
    let errors = try errors(in: mistakes).sorted {
      $0.localizedStandardCompare($1) == .orderedAscending
    }
    try #require(errors.count == expected.count, "\(errors)")
    for (error, expected) in zip(errors, expected) {
      #expect(error.hasPrefix(expected))
    }
  }
}
