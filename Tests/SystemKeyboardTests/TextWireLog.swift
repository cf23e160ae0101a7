// SPDX-License-Identifier: MIT

@testable import SystemKeyboard

/// A wire that writes down what goes out, and answers syncs when it is told to.
@MainActor
final class TextWireLog: InputMethodWire {
  var hasInputMethod = true
  var hasVirtualKeyboard = true
  var log: [String] = []
  var keymaps: [String] = []
  private var syncs: [@MainActor () -> Void] = []

  func commitString(_ text: String) { log.append("text \(text)") }
  func deleteSurroundingText(before: UInt32, after: UInt32) {
    log.append("delete \(before) \(after)")
  }

  func commit(serial: UInt32) { log.append("commit \(serial)") }
  func uploadKeymap(_ text: String) {
    keymaps.append(text)
    log.append("keymap")
  }

  func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    log.append("\(isPressed ? "+" : "-")\(code)")
  }

  func modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    log.append("mods \(depressed) \(latched) \(locked) \(group)")
  }

  func sync(_ done: @escaping @MainActor () -> Void) { syncs.append(done) }
  func flush() { log.append("flush") }

  /// The compositor has read everything.
  func read() {
    let done = syncs
    syncs = []
    for callback in done { callback() }
  }

  /// What went out since the last call.
  func take() -> String {
    defer { log = [] }
    return log.joined(separator: ", ")
  }
}
