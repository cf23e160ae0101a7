// SPDX-License-Identifier: MIT

import TestSupport

/// A person's hand on the keys in an app's window.
final class KeyHands {
  let app: App
  private let corner: (x: Int, y: Int)
  private let keyboard: Element

  /// Starts once the keys show.
  init(_ app: App) throws {
    self.app = app
    corner = try app.corner()
    keyboard = try app.wait("a keyboard") { $0.first { $0.name == "Keyboard" } }
    try keys("keys") { !$0.isEmpty }
  }

  /// The keys that show, in reading order; those of other layers aren't there.
  func keys() throws -> [Element] {
    try app.reader.elements(under: keyboard, of: app.program.pid).filter(\.isButton)
      .sorted { ($0.frame.y, $0.frame.x) < ($1.frame.y, $1.frame.x) }
  }

  /// Waits until the keys that show fulfil a condition and stand still, and returns them.
  @discardableResult
  func keys(_ what: String, _ holds: ([Element]) -> Bool) throws -> [Element] {
    var last: [Element] = []
    let found: Void? = try Deadline.usual.poll {
      let before = last.map(\.frame)
      last = try keys()
      return holds(last) && last.map(\.frame) == before ? () : nil
    }
    guard found != nil else {
      let seen = last.map { "“\($0.name)” \($0.frame) \($0.states.sorted())" }
      throw Trouble("no sign of \(what) among:\n\(seen.joined(separator: "\n"))")
    }
    return last
  }

  /// What is said for the keys, in reading order.
  func names() throws -> [String] { try keys().map(\.name) }

  func key(_ name: String) throws -> Element {
    let found = try keys("a key \(name)") { $0.contains { $0.name == name } }
    guard let key = found.first(where: { $0.name == name }) else { throw Trouble("no \(name)") }
    return key
  }

  /// Taps keys by what is said for them, each on the keys that the one before left there.
  func tap(_ names: String...) throws {
    for name in names { try tap([key(name)]) }
  }

  /// Taps a key twice without looking in between, which may take longer than a double tap.
  func tapTwice(_ name: String) throws {
    let key = try key(name)
    try tap([key, key])
  }

  /// Taps keys one after the other without looking in between.
  func tap(_ keys: [Element]) throws { try run(keys.flatMap(steps(tapping:))) }

  /// The steps of a tap, quicker than any person's.
  func steps(tapping key: Element) -> [String] {
    move(to: key) + ["mousedown", "1", "sleep", "0.006", "mouseup", "1", "sleep", "0.004"]
  }

  /// The steps of a long press that slides by so many points before it ends.
  func steps(holding key: Element, slidingBy distance: Int = 0) -> [String] {
    let middle = distance / 2
    return move(to: key) + ["mousedown", "1", "sleep", "0.6"]
      + move(to: key, by: (middle, 0)) + ["sleep", "0.02"] + move(to: key, by: (distance, 0))
      + ["sleep", "0.02", "mouseup", "1", "sleep", "0.01"]
  }

  /// The steps by which the pointer gets onto a key, or beside its middle.
  func move(to key: Element, by offset: (x: Int, y: Int) = (0, 0)) -> [String] {
    let (x, y) = place(of: key)
    return ["mousemove", "\(x + offset.x)", "\(y + offset.y)"]
  }

  /// Does steps of xdotool's.
  func run(_ steps: [String]) throws { try Program.run("xdotool", steps) }

  /// Where a key's middle is on the screen.
  func place(of key: Element) -> (x: Int, y: Int) {
    (corner.x + key.frame.x + key.frame.width / 2, corner.y + key.frame.y + key.frame.height / 2)
  }
}
