// SPDX-License-Identifier: MIT

import CompositorDouble
import Glibc
import KeyboardHarness
import TestSupport
import Testing

/// The whole program in a compositor that is late, rude or broken, and with hands that do odd things.
@MainActor
@Suite(.serialized) struct ProcessRudenessTests {
  @Test("A configure may come late, and with nothing in it")
  func lateConfigure() throws {
    var options = CompositorOptions()
    options.configuresAtOnce = false
    let keyboard = try KeyboardProcess(options)
    try keyboard.wait("an input method") { !keyboard.compositor.inputMethods.isEmpty }
    keyboard.compositor.focus(DoubleField())
    try keyboard.wait("a surface") { keyboard.layer != nil }
    keyboard.idle(milliseconds: 50)
    #expect(!keyboard.isMapped)
    keyboard.layer?.configure(width: 0, height: 0)
    try keyboard.wait("the keyboard") { keyboard.isMapped }
    #expect(keyboard.layer?.surface?.state.size.width == 720)
    for width in [360, 1, 20_000, 720] {
      keyboard.layer?.configure(width: width, height: 10)
      keyboard.layer?.configure(width: width, height: 10)
      keyboard.idle(milliseconds: 30)
    }
    #expect(keyboard.isMapped)
    #expect(keyboard.compositor.errors == [])
  }

  @Test("Closed while a field has the focus it comes again")
  func closed() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField()
    try keyboard.focus(field)
    let old = keyboard.layer
    old?.close()
    try keyboard.wait("another surface") { keyboard.isMapped && keyboard.layer !== old }
    #expect(keyboard.compositor.surfaces.count == 1)
    try keyboard.type("Yes")
    try keyboard.wait("the text") { field.text == "Yes" }
  }

  @Test("A protocol error ends it with a line and a code of its own")
  func protocolError() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField())
    keyboard.layer?.fail(7, "a test")
    #expect(try keyboard.exitCode() == 70)
    let said = keyboard.program.lines.rest().joined(separator: "\n")
    #expect(said.contains("error 7 of zwlr_layer_surface_v1"), "\(said)")
  }

  @Test("No finger falls through: each one on a row of letters types just one")
  func gaps() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField("x")
    try keyboard.focus(field)
    let size = try #require(keyboard.layer?.surface?.state.size)
    let seen = try keyboard.elements()
    let row = try #require(seen["q"])
    var taps = 0
    for y in [row.y - 1, row.y, row.y + row.height / 2, row.y + row.height] {
      for x in stride(from: 0.0, to: Double(size.width), by: 5) {
        #expect(keyboard.compositor.seat?.tap(x, y) == true)
        taps += 1
      }
      keyboard.compositor.pump()
    }
    try? keyboard.wait("all letters", seconds: 3) { field.text.count > taps }
    #expect(field.text.count == 1 + taps)
    for x in [0.0, Double(size.width) - 0.5] {
      for y in [0.0, Double(size.height) - 0.5] {
        #expect(keyboard.layer?.surface?.state.takesInput(x: x, y: y) == true)
      }
    }
    #expect(keyboard.compositor.errors == [])
  }

  @Test("A touch that the compositor takes back types nothing, and the next one does")
  func cancelledTouch() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField("x")
    try keyboard.focus(field)
    let seen = try keyboard.elements()
    let key = try #require(seen["e"])
    keyboard.compositor.seat?.touchDown(key.x + 5, key.y + 5, finger: 0)
    keyboard.compositor.seat?.touchCancel()
    keyboard.idle(milliseconds: 50)
    #expect(field.text == "x")
    keyboard.tap(key)
    try keyboard.wait("a letter") { field.text == "xe" }
  }

  @Test("Fingers that come down in an order type in that order, however they go up")
  func rollover() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField("x")
    try keyboard.focus(field)
    let now = try keyboard.elements()
    for (finger, title) in ["a", "s", "d", "f"].enumerated() {
      let key = try #require(now[title])
      keyboard.compositor.seat?.touchDown(
        key.x + key.width / 2, key.y + key.height / 2, finger: Int32(finger))
    }
    for finger in [2, 0, 3, 1] as [Int32] { keyboard.compositor.seat?.touchUp(finger: finger) }
    try keyboard.wait("four letters") { field.text.count == 5 }
    #expect(field.text == "xasdf")
  }

  @Test("Rude orders of events leave a keyboard that types")
  func rudeEvents() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField("start"))
    let inputMethod = try #require(keyboard.compositor.inputMethods.first)
    inputMethod.done()
    inputMethod.post("surrounding_text", .bytes([0xFF, 0xC3, 0x28]), .uint(77), .uint(.max))
    inputMethod.post("content_type", .uint(.max), .uint(.max))
    inputMethod.done()
    inputMethod.post("deactivate")
    inputMethod.post("deactivate")
    inputMethod.done()
    inputMethod.done()
    inputMethod.post("activate")
    inputMethod.post("activate")
    inputMethod.done()
    keyboard.idle(milliseconds: 300)
    let field = DoubleField("a ")
    keyboard.compositor.focus(field)
    try keyboard.wait("the keyboard") { keyboard.isMapped }
    try keyboard.type("b")
    try keyboard.wait("a letter") { field.text == "a b" }
    #expect(keyboard.compositor.errors == [])
  }

  @Test("A signal to end ends it cleanly, with nothing held")
  func terminated() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField()
    (field.givesText, field.purpose) = (false, 13)
    try keyboard.focus(field)
    try keyboard.type("ls\n")
    try keyboard.wait("a command") { field.text == "ls\n" }
    let seen = try keyboard.elements()
    let key = try #require(seen["a"])
    keyboard.compositor.seat?.touchDown(key.x + 5, key.y + 5, finger: 0)
    keyboard.idle(milliseconds: 20)
    keyboard.program.signal(SIGTERM)
    let virtual = keyboard.compositor.virtualKeyboards.first
    #expect(try keyboard.exitCode() == 0)
    #expect(virtual?.pressed == [])
    #expect(virtual?.modifiers == [0, 0, 0])
    keyboard.idle(milliseconds: 20)
    #expect(keyboard.compositor.layers.isEmpty)
  }

  @Test("Stopped in the midst of typing and continued it loses nothing")
  func stopped() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField("x")
    try keyboard.focus(field)
    let seen = try keyboard.elements()
    let key = try #require(seen["e"])
    keyboard.program.signal(SIGSTOP)
    for _ in 0..<100 {
      keyboard.tap(key)
      keyboard.compositor.pump()
    }
    keyboard.program.signal(SIGCONT)
    try keyboard.wait("all letters", seconds: 5) { field.text.count == 101 }
    #expect(field.text == "x" + String(repeating: "e", count: 100))
  }

  @Test("Killed at any moment it leaves nothing held, and the next one types on")
  func killed() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField()
    (field.givesText, field.purpose) = (false, 13)
    try keyboard.focus(field)
    for round in 0..<10 {
      let text = field.text
      let seen = try keyboard.elements()
      let key = try #require(seen["e"])
      for _ in 0..<20 { keyboard.tap(key) }
      for _ in 0..<round { keyboard.compositor.pump() }
      keyboard.program.signal(SIGKILL)
      try keyboard.startAgain()
      #expect(field.text.dropFirst(text.count).allSatisfy { $0 == "e" })
      #expect(keyboard.compositor.virtualKeyboards.allSatisfy { $0.pressed == [] })
      let typed = field.text
      try keyboard.type("a")
      try keyboard.wait("a letter") { field.text == typed + "a" }
    }
    #expect(keyboard.compositor.errors == [])
  }

  @Test("Another input method is waited out: keys go on, and the field's text when it has left")
  func otherInputMethod() throws {
    var options = CompositorOptions()
    options.hasOtherInputMethod = true
    let keyboard = try KeyboardProcess(options, arguments: ["--mode", "always"])
    let field = DoubleField()
    try keyboard.wait("the keyboard") { keyboard.isMapped }
    keyboard.compositor.focus(field)
    try keyboard.type("by keys")
    try keyboard.wait("the text") { field.text == "by keys" }
    #expect(field.edits.isEmpty)
    keyboard.compositor.options.hasOtherInputMethod = false
    try keyboard.wait("our input method", seconds: 10) {
      !keyboard.compositor.inputMethods.isEmpty
    }
    keyboard.idle(milliseconds: 50)
    try keyboard.type("!")
    try keyboard.wait("the text") { field.text == "by keys!" }
    #expect(field.edits.count == 1)
  }

  @Test("Fields of an ignored app don't show it")
  func ignoredApp() throws {
    let keyboard = try KeyboardProcess(arguments: ["--ignore", "org.game.*"])
    let game = keyboard.compositor.addToplevel(appID: "org.game.Chess", isActivated: true)
    let editor = keyboard.compositor.addToplevel(appID: "org.editor")
    try keyboard.wait("an input method") { !keyboard.compositor.inputMethods.isEmpty }
    keyboard.compositor.focus(DoubleField())
    keyboard.idle(milliseconds: 100)
    #expect(keyboard.compositor.layers.isEmpty)
    keyboard.compositor.activate(editor)
    try keyboard.wait("the keyboard") { keyboard.isMapped }
    keyboard.compositor.activate(game)
    try keyboard.wait("it going") { keyboard.compositor.layers.isEmpty }
  }
}
