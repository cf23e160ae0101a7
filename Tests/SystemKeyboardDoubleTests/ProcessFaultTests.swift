// SPDX-License-Identifier: MIT

import CompositorDouble
import Glibc
import TestSupport
import Testing

/// The whole program while something around it is absurd, gone or without end.
@MainActor
@Suite(.serialized) struct ProcessFaultTests {
  private nonisolated static let absurdScreens: [(Int, Int, Double)] = [
    (1, 1, 1), (Int(Int32.max), Int(Int32.max), 1), (Int(Int32.max), 1, 1),
    (1, Int(Int32.max), 1), (-5, -7, 1), (0, 0, 1), (720, 1280, 1000), (100_000, 100, 16),
    (16_384, 16_384, 8), (720, 1280, 0.25), (720, 1280, 16),
  ]

  @Test(
    "An absurd screen takes little memory, and a usual one then works", arguments: absurdScreens)
  func absurdScreen(wide: Int, high: Int, scale: Double) throws {
    var options = CompositorOptions()
    options.configuresAtOnce = false
    options.outputs[0].pixels = (wide, high)
    options.outputs[0].scale = scale
    options.outputs[0].millimetres = (-1, Int(Int32.min))
    // Half of them with scales in whole numbers alone.
    if wide % 2 == 1 || scale > 8 { options.missing = [.viewporter] }
    let keyboard = try KeyboardProcess(options)
    try keyboard.wait("an input method") { !keyboard.compositor.inputMethods.isEmpty }
    keyboard.compositor.focus(DoubleField())
    try keyboard.wait("a surface") { keyboard.layer != nil }
    for (width, height) in [(0, 0), (1, 1), (16_384, 16_384), (3, 300), (16_384, 1)] {
      keyboard.layer?.configure(width: width, height: height)
      keyboard.idle(milliseconds: 50)
    }
    keyboard.compositor.outputs[0].change {
      $0.pixels = (720, 1280)
      $0.scale = 2
    }
    keyboard.layer?.configure(width: 360, height: 300)
    try keyboard.wait("the usual size") {
      keyboard.isMapped && keyboard.layer?.surface?.state.size.width == 360
    }
    #expect(keyboard.memory < 100_000)
    #expect(keyboard.compositor.errors == [])
  }

  @Test("When the first of two seats goes, the other one types")
  func secondSeat() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.wait("an input method") { !keyboard.compositor.inputMethods.isEmpty }
    let first = try #require(keyboard.compositor.seat)
    keyboard.compositor.addSeat([.touch])
    keyboard.idle(milliseconds: 50)
    keyboard.compositor.takeRequests()
    keyboard.compositor.removeSeat(first)
    try keyboard.wait("the input method of the other seat") {
      keyboard.compositor.takeRequests().contains { $0.contains("get_input_method") }
    }
    try keyboard.expectTyping()
  }

  @Test("A key that is held when the seat goes is let go", arguments: ["automatic", "always"])
  func heldKey(mode: String) throws {
    let keyboard = try KeyboardProcess(arguments: ["--mode", mode])
    if mode == "automatic" {
      try keyboard.focus(DoubleField(String(repeating: "word ", count: 200)))
    }
    try keyboard.wait("the keyboard") { keyboard.isMapped }
    let key = try #require(keyboard.elements().elements.first { $0.title.contains("⌫") })
    keyboard.compositor.seat?.touchDown(key.x + 5, key.y + 5, finger: 3)
    keyboard.idle(milliseconds: 700)
    keyboard.compositor.removeSeat()
    keyboard.idle(milliseconds: 100)
    keyboard.compositor.addSeat([.touch])
    let field = DoubleField("abc def")
    try keyboard.focus(field)
    keyboard.idle(milliseconds: 500)
    #expect(field.text == "abc def")
    try keyboard.expectTyping()
  }

  @Test("A screen that goes with the active window on it is forgotten")
  func goneScreen() throws {
    let keyboard = try KeyboardProcess(.twoScreens)
    let window = keyboard.compositor.addToplevel(appID: "editor", isActivated: true)
    let other = keyboard.compositor.addToplevel(appID: "mail")
    try keyboard.focus(DoubleField())
    let (first, second) = (keyboard.compositor.outputs[0], keyboard.compositor.outputs[1])
    window.move(to: second)
    try keyboard.wait("it there") { keyboard.isMapped && keyboard.layer?.output === second }
    keyboard.compositor.removeOutput(second)
    try keyboard.wait("it back") { keyboard.isMapped && keyboard.layer?.output === first }
    keyboard.idle(milliseconds: 50)
    let layer = keyboard.layer
    for active in [other, window, other, window] {
      keyboard.compositor.activate(active)
      keyboard.idle(milliseconds: 30)
    }
    #expect(keyboard.layer === layer)
    #expect(keyboard.compositor.errors == [])
  }

  @Test("Shown and hidden again and again while the compositor stands still it lives on")
  func frozenCompositor() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField("x"))
    for _ in 0..<1500 {
      for signal in [SIGUSR1, SIGUSR2] {
        keyboard.program.signal(signal)
        usleep(200)
      }
    }
    usleep(200_000)
    // It comes and goes as often as the compositor still had to read of.
    keyboard.idle(milliseconds: 500)
    try keyboard.wait("the keyboard", seconds: 5) { keyboard.isMapped }
    try keyboard.expectTyping()
  }

  @Test("Asked thousands of times while the compositor stands still it does the last thing alone")
  func askedWhileFrozen() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField("x")
    try keyboard.focus(field)
    try ask(keyboard, times: 1500, endsShown: true)
    keyboard.compositor.takeRequests()
    try keyboard.wait("the keyboard", seconds: 5) { keyboard.isMapped }
    keyboard.idle(milliseconds: 50)
    #expect(keyboard.takeSurfacesMade() <= 1)
    try ask(keyboard, times: 1500, endsShown: false)
    try keyboard.wait("it going", seconds: 5) { keyboard.compositor.layers.isEmpty }
    keyboard.idle(milliseconds: 50)
    #expect(keyboard.takeSurfacesMade() == 0)
    try keyboard.expectTyping()
  }

  @Test("What is tapped while the compositor sends but doesn't read is typed when it does")
  func deafCompositor() throws {
    let keyboard = try KeyboardProcess()
    let field = try tapUnread(keyboard)
    try keyboard.wait("the text", seconds: 5) { field.text.count >= Self.unreadTaps }
    #expect(field.text == String(repeating: "q", count: Self.unreadTaps))
    try keyboard.expectTyping()
  }

  @Test("A compositor that goes after it has stopped reading is noticed")
  func deafCompositorGone() throws {
    let keyboard = try KeyboardProcess()
    _ = try tapUnread(keyboard)
    keyboard.compositor.stop()
    #expect(keyboard.program.exitCode(by: Deadline(seconds: 1)) == 0)
  }

  /// More taps, sent as keys, than the system and libwayland keep.
  private static let unreadTaps = 450

  /// Taps in a terminal, where each tap is sent as keys, while the compositor reads nothing.
  private func tapUnread(_ keyboard: KeyboardProcess) throws -> DoubleField {
    let field = DoubleField()
    field.purpose = 13
    try keyboard.focus(field)
    let key = try #require(keyboard.elements()["q"])
    for _ in 0..<Self.unreadTaps {
      keyboard.compositor.seat?.tap(key.x + key.width / 2, key.y + key.height / 2)
      keyboard.compositor.send()
      usleep(500)
    }
    return field
  }

  /// Asks to hide and to show again and again, while the compositor does nothing.
  private func ask(_ keyboard: KeyboardProcess, times: Int, endsShown: Bool) throws {
    for _ in 0..<times {
      #expect(try keyboard.ask(.hide) == "hidden\n")
      #expect(try keyboard.ask(.show) == "shown\n")
    }
    if !endsShown { #expect(try keyboard.ask(.hide) == "hidden\n") }
  }

  @Test("Shown and hidden a thousand times it keeps nothing")
  func thousandTimes() throws {
    let keyboard = try KeyboardProcess(arguments: ["--motion", "never"])
    try keyboard.wait("an input method") { !keyboard.compositor.inputMethods.isEmpty }
    func repeatShowing(_ count: Int) throws {
      for _ in 0..<count {
        keyboard.program.signal(SIGUSR2)
        try keyboard.wait("the keyboard") { keyboard.isMapped }
        keyboard.program.signal(SIGUSR1)
        try keyboard.wait("it going") { keyboard.layer == nil }
      }
    }
    try repeatShowing(200)
    let before = (keyboard.memory, keyboard.descriptors)
    try repeatShowing(800)
    #expect(keyboard.memory < before.0 + 1000)
    #expect(keyboard.descriptors == before.1)
  }
}
