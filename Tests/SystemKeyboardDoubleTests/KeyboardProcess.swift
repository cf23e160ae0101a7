// SPDX-License-Identifier: MIT

import CompositorDouble
import KeyboardHarness
import SystemKeyboard
import TestSupport
import Testing

/// The program `toprail` in a compositor double, and hands that tap it.
final class KeyboardProcess {
  let compositor: CompositorDouble
  private(set) var program: Program
  private let arguments: [String]
  private let environment: [String: String?]
  private let folder: PrivateFolder
  private let address: ControlAddress
  private var seen: KeyboardElements?

  /// - Parameter data: The folder of data files, where lexicons are looked for; nil to do without words.
  init(
    _ options: CompositorOptions = CompositorOptions(), arguments: [String] = [],
    data: String? = nil
  ) throws {
    compositor = CompositorDouble(options)
    folder = try PrivateFolder()
    #expect(compositor.listen(at: folder.path(of: "wayland-0")))
    let variables = [
      "XDG_RUNTIME_DIR": folder.path, "WAYLAND_DISPLAY": "wayland-0", "HOME": folder.path,
    ]
    address = try ControlAddress { variables[$0] }
    let absent = [
      "WAYLAND_SOCKET", "DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
      "XDG_CACHE_HOME", "TOPRAIL_LEXICONS",
    ]
    var environment: [String: String?] = variables
    for name in absent { environment.updateValue(nil, forKey: name) }
    if let data { environment["XDG_DATA_DIRS"] = data }
    self.arguments = (data == nil ? ["--no-suggestions"] : []) + arguments
    self.environment = environment
    program = try Self.start(self.arguments, environment)
  }

  private static func start(
    _ arguments: [String], _ environment: [String: String?]
  ) throws -> Program {
    try Program(
      Programs.path(of: "toprail"), arguments, environment: environment, mergesErrors: true)
  }

  /// Starts the program once more, after it has ended in whatever way.
  func startAgain() throws {
    try wait("the end of the program") { !program.process.isRunning }
    idle(milliseconds: 20)
    seen = nil
    program = try Self.start(arguments, environment)
    try wait("the keyboard") { isMapped }
  }

  var layer: LayerSurfaceDouble? { compositor.layers.last }
  /// Whether there is a picture of it, in its place.
  var isMapped: Bool { layer?.surface?.isMapped == true && layer?.bottomMargin == 0 }

  /// Plays the compositor until something holds.
  func wait(_ what: String, seconds: Double = 20, _ holds: () throws -> Bool) throws {
    let deadline = Deadline(seconds: seconds)
    while try !holds() {
      guard !deadline.isPast else { throw Trouble("no sign of \(what)") }
      compositor.pump(milliseconds: 2)
    }
  }

  /// Plays the compositor for a while in which nothing is expected.
  func idle(milliseconds: Int32) {
    let deadline = Deadline(seconds: Double(milliseconds) / 1000)
    while !deadline.isPast { compositor.pump(milliseconds: 2) }
  }

  /// Gives a field the focus once the keyboard listens, and waits for the keyboard to show.
  func focus(_ field: DoubleField) throws {
    try wait("an input method") { !compositor.inputMethods.isEmpty }
    compositor.focus(field)
    try wait("the keyboard") { isMapped }
    seen = nil
  }

  /// What is where; everything that was tapped before has been taken.
  func elements() throws -> KeyboardElements {
    idle(milliseconds: 10)
    return try KeyboardElements(ControlClient.ask(.elements, at: address))
  }

  /// Asks as the command line does, while the compositor does nothing.
  func ask(_ request: ControlRequest) throws -> String {
    try ControlClient.ask(request, at: address)
  }

  /// How the program ended, while the compositor goes on.
  func exitCode() throws -> Int32? {
    try wait("the end of the program") { !program.process.isRunning }
    return program.exitCode()
  }
}

extension KeyboardProcess {
  /// Types a text with two fingers that roll over: the next is down before the last one is up.
  func type(_ text: String) throws {
    var last: Character = "\n"
    for (index, character) in text.enumerated() {
      let finger = Int32(index % 2)
      let key = try find(character)
      compositor.seat?.touchDown(key.x + key.width / 2, key.y + key.height / 2, finger: finger)
      compositor.seat?.touchUp(finger: 1 - finger)
      compositor.pump()
      // After these the layer or shift may have changed.
      if !character.isLowercase, !(character == " " && last.isLowercase) { seen = nil }
      last = character
    }
    compositor.seat?.touchUp(finger: 0)
    compositor.seat?.touchUp(finger: 1)
    compositor.pump()
    seen = nil
  }

  func tap(_ key: KeyboardElements.Element) {
    compositor.seat?.tap(key.x + key.width / 2, key.y + key.height / 2)
    seen = nil
  }

  /// The key that types a character, after shift and the layers that it takes.
  private func find(_ character: Character) throws -> KeyboardElements.Element {
    for _ in 0..<4 {
      let now = try look()
      if let key = key(character, in: now) { return key }
      guard let next = change(for: character, in: now) else { break }
      liftFingers()
      tap(next)
    }
    throw Trouble("no key for \(character) among \(seen?.elements.map(\.title) ?? [])")
  }

  private func look() throws -> KeyboardElements {
    if let seen { return seen }
    liftFingers()
    let now = try elements()
    seen = now
    return now
  }

  private func liftFingers() {
    for finger in [0, 1] as [Int32] { compositor.seat?.touchUp(finger: finger) }
  }

  private func key(_ character: Character, in now: KeyboardElements) -> KeyboardElements.Element? {
    switch character {
    case " ": now["space"]
    case "\n": now.elements.first { $0.kind == "returnKey" }
    default: now[String(character)]
    }
  }

  private func change(
    for character: Character, in now: KeyboardElements
  ) -> KeyboardElements.Element? {
    guard character.isLetter else { return now["123"] ?? now["#+="] }
    return now["ABC"] ?? now["⇧"] ?? now["⇪"]
  }
}
