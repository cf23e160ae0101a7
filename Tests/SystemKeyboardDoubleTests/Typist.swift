// SPDX-License-Identifier: MIT

import CompositorDouble
import InputAssistant
import Testing
import Wayland

@testable import SystemKeyboard

/// Somebody who types through the input method into a field of a compositor double, with a clock by hand.
@MainActor
final class Typist {
  let compositor: CompositorDouble
  let field: DoubleField
  let connection: Connection
  private(set) var text: InputMethodClient
  private let globals: Globals
  private let wire: CompositorWire
  private let time = Time()

  private final class Time { var now = 1.0 }

  init(_ field: DoubleField, isStrict: Bool, options: CompositorOptions = CompositorOptions())
    throws
  {
    var options = options
    options.isStrict = isStrict
    compositor = CompositorDouble(options)
    self.field = field
    connection = try #require(Connection(descriptor: compositor.connect()))
    globals = Globals(connection.makeRegistry())
    compositor.settle(connection)
    wire = CompositorWire(connection, globals)
    text = InputMethodClient(wire: wire) { [time] in time.now }
    try bind()
    compositor.focus(field)
    settle()
  }

  private func bind() throws {
    let seat = try #require(globals.seat)
    let inputMethod = globals.inputMethods?.makeInputMethod(seat)
    inputMethod?.onEvent = { [weak text] in text?.handle($0) }
    wire.inputMethod = inputMethod
    compositor.settle(connection)
  }

  /// Everything is sent and read; nobody waits.
  func settle() { compositor.settle(connection) }

  /// So many seconds pass.
  func wait(_ seconds: Double) {
    time.now += seconds
    text.tick()
  }

  /// Time passes until all is told and nothing is waited for.
  func finish() {
    for _ in 0..<400 {
      settle()
      field.answerNow()
      settle()
      wait(0.05)
    }
    settle()
  }

  /// Does one of the things that may happen next, by a number.
  func step(_ number: Int) {
    switch number % 6 {
    case 0: connection.flush()
    case 1: compositor.pump()
    case 2: CompositorDouble.read(connection)
    case 3: field.answerNow(all: false)
    case 4: wait(0.005)
    default: settle()
    }
  }
}
