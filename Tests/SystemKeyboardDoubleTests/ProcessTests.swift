// SPDX-License-Identifier: MIT

import CompositorDouble
import KeyboardHarness
import TestSupport
import Testing

/// The whole program, tapped and read through a compositor double.
@MainActor
@Suite(.serialized) struct ProcessTests {
  @Test("500 characters arrive in order, tapped as fast as it goes", arguments: [true, false])
  func fiveHundredCharacters(isStrict: Bool) throws {
    var options = CompositorOptions()
    options.isStrict = isStrict
    let keyboard = try KeyboardProcess(options)
    let field = DoubleField()
    try keyboard.focus(field)
    let sentence = "The quick brown fox, 27 years old, jumps over (the) lazy dog. It is; isn't it? "
    let typed = String(String(repeating: sentence, count: 7).prefix(500))
    try keyboard.type(typed)
    try? keyboard.wait("the text", seconds: 3) { field.text == typed }
    #expect(field.text == typed)
    #expect(keyboard.compositor.errors == [])
  }

  @Test(
    "A missing protocol is named, and the exit code says unavailable",
    arguments: [
      (GlobalKind.compositor, "wl_compositor"), (.shm, "wl_shm"),
      (.layerShell, "zwlr_layer_shell_v1"),
    ])
  func missingGlobal(kind: GlobalKind, name: String) throws {
    var options = CompositorOptions()
    options.missing = [kind]
    let keyboard = try KeyboardProcess(options)
    #expect(try keyboard.exitCode() == 69)
    let said = keyboard.program.lines.rest()
    #expect(said.count == 1)
    #expect(said.first?.contains(name) == true, "\(said)")
  }

  @Test("When the compositor goes it ends within a second, and nothing is wrong")
  func compositorGone() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField())
    keyboard.compositor.stop()
    #expect(keyboard.program.exitCode(by: Deadline(seconds: 1)) == 0)
    #expect(keyboard.program.lines.rest() == [])
  }

  @Test("It comes with a field and goes with it, and stays while the focus moves")
  func comingAndGoing() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField("one"))
    let surface = keyboard.layer
    for text in ["two", "three"] {
      keyboard.compositor.focus(nil)
      keyboard.compositor.focus(DoubleField(text))
      keyboard.idle(milliseconds: 50)
    }
    #expect(keyboard.layer === surface)
    keyboard.compositor.focus(nil)
    try keyboard.wait("it going") { keyboard.compositor.layers.isEmpty }
    #expect(keyboard.compositor.surfaces.isEmpty)
    try keyboard.focus(DoubleField("four"))
    #expect(keyboard.compositor.errors == [])
  }

  @Test("A field that loses the focus for a moment notices nothing of it, nor does who types")
  func focusForAMoment() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField()
    try keyboard.focus(field)
    func blink() {
      keyboard.compositor.focus(nil)
      keyboard.compositor.focus(field)
      keyboard.idle(milliseconds: 20)
    }
    keyboard.tap(try #require(try keyboard.elements()["⇧"]))
    keyboard.idle(milliseconds: 20)
    blink()
    let key = try #require(try keyboard.elements()["K"])
    keyboard.compositor.seat?.touchDown(key.x + key.width / 2, key.y + key.height / 2)
    keyboard.idle(milliseconds: 20)
    blink()
    keyboard.compositor.seat?.touchUp()
    try? keyboard.wait("the letter", seconds: 3) { field.text == "K" }
    #expect(field.text == "K")
  }

  @Test("Fractional scales and turned screens", arguments: [1.25, 1.5])
  func scales(scale: Double) throws {
    var options = CompositorOptions()
    options.outputs[0].pixels = (1080, 2160)
    options.outputs[0].scale = scale
    let keyboard = try KeyboardProcess(options)
    try keyboard.focus(DoubleField())
    let points = Int(1080 / scale)
    let shown = try #require(keyboard.layer?.surface?.state)
    #expect(shown.size.width == points)
    #expect(shown.bufferSize.width == 1080)
    #expect(shown.bufferSize.height == Int(Double(shown.size.height) * scale + 0.5))
    #expect(keyboard.layer?.exclusiveZone == shown.size.height)
    keyboard.compositor.outputs[0].change { $0.transform = 3 }
    try keyboard.wait("the wide keyboard") {
      keyboard.layer?.surface?.state.bufferSize.width == 2160
    }
    #expect(keyboard.compositor.errors == [])
  }

  @Test("It comes on the screen with the focus, and goes to another one when that is unplugged")
  func screens() throws {
    let keyboard = try KeyboardProcess(.twoScreens)
    let other = keyboard.compositor.outputs[1]
    keyboard.compositor.focusedOutput = other
    try keyboard.focus(DoubleField())
    #expect(keyboard.layer?.output === other)
    #expect(try keyboard.elements().output == "DOUBLE-2")
    keyboard.compositor.removeOutput(other)
    try keyboard.wait("it on the first screen") {
      keyboard.isMapped && keyboard.layer?.output === keyboard.compositor.outputs[0]
    }
    #expect(try keyboard.elements().output == "DOUBLE-1")
    #expect(keyboard.compositor.errors == [])
  }

  @Test("It follows the active window to another screen")
  func activeWindow() throws {
    let keyboard = try KeyboardProcess(.twoScreens)
    let window = keyboard.compositor.addToplevel(appID: "editor", isActivated: true)
    try keyboard.focus(DoubleField())
    for output in [1, 0, 1].map({ keyboard.compositor.outputs[$0] }) {
      window.move(to: output)
      try keyboard.wait("it on \(output.setting.name)") {
        keyboard.isMapped && keyboard.layer?.output === output
      }
      #expect(keyboard.compositor.layers.count == 1)
    }
    #expect(keyboard.compositor.errors == [])
  }

  @Test("A seat that comes late, without a pointer, is typed on")
  func lateSeat() throws {
    var options = CompositorOptions()
    options.missing = [.seat]
    let keyboard = try KeyboardProcess(options)
    keyboard.idle(milliseconds: 100)
    keyboard.compositor.addSeat([.touch])
    let field = DoubleField()
    try keyboard.focus(field)
    try keyboard.type("Hi")
    try keyboard.wait("the text") { field.text == "Hi" }
  }

  @Test("A password leaves nothing in what it says")
  func password() throws {
    let keyboard = try KeyboardProcess()
    let field = DoubleField()
    (field.purpose, field.hint, field.disguise) = (8, 0xC0, "●")
    try keyboard.focus(field)
    try keyboard.type("sesame")
    try keyboard.wait("the password") { field.text == "sesame" }
    #expect(try keyboard.elements().suggestions == [])
    keyboard.compositor.stop()
    #expect(keyboard.program.exitCode() == 0)
    #expect(keyboard.program.lines.rest() == [])
  }
}
