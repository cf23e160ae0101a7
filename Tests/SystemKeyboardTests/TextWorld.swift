// SPDX-License-Identifier: MIT

import InputAssistant
import Wayland

@testable import SystemKeyboard

/// A compositor and an app with one field, whose messages are delivered one at a time, in any order that
/// three connections allow, on a clock of its own.
@MainActor
final class TextWorld: InputMethodWire {
  /// How this world behaves.
  struct Kind: Hashable, CustomStringConvertible {
    enum Answers: String, CaseIterable { case once, twice, never }
    /// Whether a commit with an old serial is dropped.
    var isStrict = false
    var answers = Answers.once
    var givesText = true
    /// Whether the app takes keys later than text that was sent after them.
    var isLateWithKeys = false
    /// Whether the compositor may read what was sent together at different times.
    var readsApart = false
    /// Seconds that a message may lie about.
    var lag = 0.03

    var description: String {
      "\(isStrict ? "strict" : "lenient"), answers \(answers), \(givesText ? "tells text" : "tells none")"
        + ", \(isLateWithKeys ? "late keys, " : "")\(readsApart ? "reads apart, " : "")lag \(lag)"
    }
  }

  /// Something a person does.
  enum Act: Hashable, CustomStringConvertible {
    case type(String)
    case delete
    case replace(Int, String)
    case enter

    var description: String {
      switch self {
      case .type(let text): text
      case .delete: "<"
      case .replace(let count, let text): "\(count)>\(text)"
      case .enter: "enter"
      }
    }
  }

  enum Request {
    case text(String)
    case delete(UInt32)
    case commit(UInt32)
    case key(UInt32)
    case modifiers(UInt32)
    case sync(Int, @MainActor () -> Void)
  }

  enum Delivery: Hashable {
    case edit(deleted: Int, text: String)
    case key(String)
  }

  enum Event {
    case told(String)
    case synced(Int, @MainActor () -> Void)
  }

  let kind: Kind
  private(set) var now = 0.0
  private(set) var text = ""
  private(set) var faults: [String] = []
  private(set) var done: UInt32 = 0
  let hasInputMethod = true
  let hasVirtualKeyboard = true

  private(set) var written: [Request] = []
  /// What is flushed together is read together: libwayland reads all that lies in the socket.
  var toCompositor = TextChannel<[Request]>()
  var toApp = TextChannel<Delivery>()
  var keysOfApp = TextChannel<String>()
  var fromApp = TextChannel<String>()
  var toKeyboard = TextChannel<Event>()
  private(set) var pending = (deleted: 0, text: "")
  private(set) var mask: UInt32 = 0
  // Fewer other characters are typed in a run than there are spare keys.
  private var spare: [Int: String] = [:]
  var client: InputMethodClient?

  init(_ kind: Kind) { self.kind = kind }

  /// The field gets the focus.
  func focus() {
    let client = InputMethodClient(wire: self) { [unowned self] in now }
    self.client = client
    client.handle(.activate)
    if kind.givesText { client.handle(.surroundingText("", cursor: 0, anchor: 0)) }
    done += 1
    client.handle(.done)
  }

  func commitString(_ text: String) { written.append(.text(text)) }
  func deleteSurroundingText(before: UInt32, after: UInt32) { written.append(.delete(before)) }
  func commit(serial: UInt32) { written.append(.commit(serial)) }
  func uploadKeymap(_ text: String) {
    if Self.readKeymap.text != text { Self.readKeymap = (text, Self.spare(in: text)) }
    spare = Self.readKeymap.spare
  }

  /// What the spare keys type in the last keymap; reading one takes longer than all else.
  private static var readKeymap: (text: String, spare: [Int: String]) = ("", [:])

  private static func spare(in keymap: String) -> [Int: String] {
    var spare: [Int: String] = [:]
    for (index, code) in KeyCode.spare.enumerated() {
      let line = keymap.split(separator: "\n").first { $0.hasPrefix("key <K\(code)>") }
      let hex = line?.split(separator: " ")[4].dropFirst()
      if let hex, let value = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(value) {
        spare[index] = String(scalar)
      }
    }
    return spare
  }

  func key(_ code: UInt32, isPressed: Bool, time: UInt32) {
    if isPressed { written.append(.key(code)) }
  }

  func modifiers(depressed: UInt32, latched: UInt32, locked: UInt32, group: UInt32) {
    written.append(.modifiers(depressed))
  }

  func sync(_ done: @escaping @MainActor () -> Void) {
    written.append(.sync(client?.lastFlight ?? 0, done))
  }

  func flush() {
    if kind.readsApart {
      for request in written { toCompositor.add([request], now) }
    } else {
      toCompositor.add(written, now)
    }
    written = []
  }

  // The compositor.

  func compositorReads() {
    for request in toCompositor.take() { read(request) }
  }

  private func read(_ request: Request) {
    switch request {
    case .text(let text): pending.text = text
    case .delete(let bytes): pending.deleted = Int(bytes)
    case .commit(let serial):
      if !kind.isStrict || serial == done {
        toApp.add(.edit(deleted: pending.deleted, text: pending.text), now)
      }
      pending = (0, "")
    case .key(let code): typed(code).map { toApp.add(.key($0), now) }
    case .modifiers(let mask): self.mask = mask
    case .sync(let flight, let callback): toKeyboard.add(.synced(flight, callback), now)
    }
  }

  private func typed(_ code: UInt32) -> String? {
    if code == 14 { return "\u{8}" }
    if code == 28 { return "\n" }
    if let index = KeyCode.spare.firstIndex(of: code) { return spare[index] }
    let found = KeyCode.ascii.indices.first {
      $0 >= 32 && KeyCode.ascii[$0].code == code && KeyCode.ascii[$0].needsShift == (mask & 1 != 0)
    }
    return found.map { String(UnicodeScalar(UInt8($0))) }
  }

  func compositorHears() {
    let told = fromApp.take()
    done += 1
    toKeyboard.add(.told(told), now)
  }

  // The app.

  func appReads() {
    switch toApp.take() {
    case .key(let key):
      if kind.isLateWithKeys { keysOfApp.add(key, now) } else { press(key) }
    case .edit(let deleted, let inserted):
      if deleted > 0, kind.answers == .twice { fromApp.add("", now) }
      let rest = text.utf8.dropLast(deleted)
      let kept = String(decoding: rest, as: UTF8.self)
      if deleted > text.utf8.count || kept.utf8.count != rest.count { faults.append("parted") }
      text = kept + inserted
      answer()
    }
  }

  func appPresses() { press(keysOfApp.take()) }

  private func press(_ key: String) {
    if key != "\u{8}" { text += key } else if !text.isEmpty { text.removeLast() }
    answer()
  }

  private func answer() {
    switch kind.answers {
    case .never: break
    case .once: fromApp.add(text, now)
    case .twice:
      fromApp.add(text, now)
      fromApp.add(text, now)
    }
  }

  /// The app changes the start of its text by itself.
  func appEdits() {
    text = "#" + text
    if kind.answers != .never || !kind.givesText { fromApp.add(text, now) }
  }

  // The keyboard.

  func keyboardHears() {
    guard let client else { return }
    switch toKeyboard.take() {
    case .synced(_, let callback): callback()
    case .told(let text):
      if kind.givesText {
        let end = UInt32(text.utf8.count)
        client.handle(.surroundingText(text, cursor: end, anchor: end))
      }
      client.handle(.done)
    }
  }

  func perform(_ act: Act) {
    switch act {
    case .type(let text): client?.insert(text)
    case .delete: client?.deleteBackward(1)
    case .replace(let count, let text): client?.replaceBeforeCaret(count, with: text)
    case .enter: client?.pressReturn()
    }
  }

  func wait(_ seconds: Double) {
    now += seconds
    if let due = client?.nextDeadline, due <= now { client?.tick() }
  }

  /// Time passes until the keyboard waits no longer.
  func jump() {
    guard let due = client?.nextDeadline else { return }
    now = max(now, due)
    client?.tick()
  }

  var oldest: Double? {
    [toCompositor.oldest, toApp.oldest, keysOfApp.oldest, fromApp.oldest, toKeyboard.oldest]
      .compactMap(\.self).min()
  }
}
