// SPDX-License-Identifier: MIT

import Foundation
import SystemKeyboard
package import TestSupport

/// `toprail`, running in a session.
package final class Keyboard {
  package let session: KeyboardSession
  package let server: Server
  private let program: String
  private let address: ControlAddress

  /// Starts it; it shows itself when a field wants it.
  ///
  /// - Parameters:
  ///   - options: those of its command line.
  ///   - name: what its log is called, if it is started more than once.
  package init(
    in session: KeyboardSession, _ options: [String] = [], name: String = "toprail",
    environment: [String: String?] = [:]
  ) throws {
    self.session = session
    program = try Programs.path(of: "toprail")
    address = try ControlAddress { session.environment[$0] ?? nil }
    // In a group that isn't root's, it shows whether the keyboard's memory can be dumped.
    server = try session.start(
      [program] + options, name: name,
      options: getuid() == 0 ? ["--regid=65534", "--clear-groups"] : [], environment: environment)
  }

  /// What is where on it now: the same as `toprail elements` prints, without the time that a program takes to
  /// start.
  package func elements() throws -> KeyboardElements {
    try KeyboardElements(ControlClient.ask(.elements, at: address))
  }

  /// Waits until what it says of itself is as wanted.
  @discardableResult
  package func wait(
    _ what: String, by deadline: Deadline = .usual, _ holds: (KeyboardElements) -> Bool
  ) throws -> KeyboardElements {
    var last: KeyboardElements?
    let found = try deadline.poll { () -> KeyboardElements? in
      guard server.isRunning else { throw Trouble("toprail ended:\n\(server.output)") }
      // Before it listens there is no answer.
      last = try? elements()
      return last.flatMap { holds($0) ? $0 : nil }
    }
    guard let found else {
      let seen = last.map { elements in
        let titles = elements.elements.map(\.title).joined(separator: " ")
        return "\(elements.isShown ? "shown" : "hidden"), \(titles)"
      }
      throw Trouble("no sign of \(what): \(seen ?? "no answer")\n\(server.output)")
    }
    return found
  }

  @discardableResult
  package func waitUntilShown() throws -> KeyboardElements {
    try wait("the keyboard on the screen") { $0.isShown && $0.layer != nil }
  }

  @discardableResult
  package func waitUntilHidden() throws -> KeyboardElements {
    try wait("a hidden keyboard") { !$0.isShown }
  }

  /// Whether its memory can be dumped and read by programs of the same user.
  ///
  /// Linux gives the files of one that can't to root (proc(5)).
  package func isDumpable() throws -> Bool {
    let file = "/proc/\(server.pid)/environ"
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    return attributes[.groupOwnerAccountID] as? Int != 0
  }

  /// Gives it a command: show, hide, toggle.
  package func command(_ name: String) throws { try session.run(program, [name]) }

  /// Taps the key with a title, wherever it is now.
  package func tap(_ title: String) throws {
    let (key, elements) = try find(title)
    try tap(key, of: elements)
  }

  /// Holds the key with a title for longer than the keyboard waits for, and lets it go.
  ///
  /// - Parameter choices: how many of what then pops up to slide across, to the right.
  package func hold(_ title: String, thenSlide choices: Int = 0) throws {
    let (key, elements) = try find(title)
    let (x, y) = place(of: key, in: elements)
    try session.finger.down(x, y)
    usleep(1_200_000)
    for step in 0..<choices { try session.finger.move(x + 32 * (step + 1), y) }
    try session.finger.up()
  }

  private func find(
    _ title: String
  ) throws -> (key: KeyboardElements.Element, elements: KeyboardElements) {
    let elements = try elements()
    guard let key = elements[title] else {
      throw Trouble("no key \(title) among \(elements.elements.map(\.title))")
    }
    return (key, elements)
  }

  /// Taps the middle of one of its elements.
  package func tap(_ element: KeyboardElements.Element, of elements: KeyboardElements) throws {
    let (x, y) = place(of: element, in: elements)
    try session.finger.tap(x, y)
  }

  /// Where an element is in a picture of the screen.
  package func frame(
    of element: KeyboardElements.Element, in elements: KeyboardElements
  ) -> Frame {
    let scale = Double(session.screen.scale)
    let top = Double(session.screen.height) - elements.height * scale
    return Frame(
      x: Int(element.x * scale), y: Int(top + element.y * scale),
      width: Int(element.width * scale), height: Int(element.height * scale))
  }

  /// Where the middle of an element is on the screen: the surface lies along its bottom edge.
  package func place(
    of element: KeyboardElements.Element, in elements: KeyboardElements
  ) -> (x: Int, y: Int) {
    let top = Double(session.screen.height / session.screen.scale) - elements.height
    return (
      Int(element.x + element.width / 2), Int((top + element.y + element.height / 2).rounded())
    )
  }
}
