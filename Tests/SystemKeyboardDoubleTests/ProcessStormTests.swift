// SPDX-License-Identifier: MIT

import CompositorDouble
import TestSupport
import Testing

/// The whole program in storms of events that no order holds for.
@MainActor
@Suite(.serialized) struct ProcessStormTests {
  /// Texts that are long, composed of many parts, or turned.
  private static let texts = [
    String(repeating: "👩‍👩‍👧‍👦", count: 160), String(repeating: "e\u{301}\u{323}", count: 700),
    String(repeating: "שלום ", count: 400), "", "a\u{1}b",
    String(repeating: "\u{301}", count: 1999),
  ]

  @Test("Fields of all kinds come and go by the thousand, and nothing is kept")
  func fields() throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField("start"))
    var random = SplitMix64(seed: 3)
    try changeFields(of: keyboard, count: 1000, &random)
    try rest(keyboard)
    let before = (keyboard.memory, keyboard.descriptors)
    try changeFields(of: keyboard, count: 3000, &random)
    try rest(keyboard)
    #expect(keyboard.memory < before.0 + 2000)
    #expect(keyboard.descriptors <= before.1)
    try keyboard.expectTyping()
  }

  /// Waits until it is gone and has let its pictures go; and a key that was tapped last may still be on its
  /// way to whatever has the focus.
  private func rest(_ keyboard: KeyboardProcess) throws {
    keyboard.compositor.focus(nil)
    try keyboard.wait("it gone") { keyboard.layer == nil }
    keyboard.idle(milliseconds: 300)
  }

  private func changeFields(
    of keyboard: KeyboardProcess, count: Int, _ random: inout SplitMix64
  ) throws {
    for index in 0..<count {
      if random.next(below: 5) == 0 { keyboard.compositor.focus(nil) }
      let field = DoubleField(Self.texts[random.next(below: Self.texts.count)])
      field.purpose = UInt32(random.next(below: 16))
      field.hint = UInt32(random.next(below: 1 << 12))
      keyboard.compositor.focus(field)
      if random.next(below: 4) == 0, let size = keyboard.layer?.surface?.state.size, size.width > 0
      {
        keyboard.compositor.seat?.tap(
          Double(random.next(below: size.width)), Double(random.next(below: size.height)))
      }
      keyboard.compositor.pump(milliseconds: 1)
      // It has read so far: a compositor gives up whoever lags behind.
      if index % 20 == 0 { _ = try keyboard.elements() }
    }
  }

  @Test(
    "Fingers and a mouse that keep to no order leave nothing held", arguments: [7, 8] as [UInt64])
  func touches(seed: UInt64) throws {
    let keyboard = try KeyboardProcess()
    try keyboard.focus(DoubleField("start "))
    var random = SplitMix64(seed: seed)
    for round in 0..<3000 {
      touch(keyboard, &random)
      if round % 7 == 0 { keyboard.compositor.pump() }
      if round % 400 == 0 { keyboard.idle(milliseconds: 600) }
    }
    keyboard.compositor.seat?.touchCancel()
    keyboard.compositor.seat?.button(isPressed: false)
    keyboard.compositor.focus(nil)
    keyboard.idle(milliseconds: 400)
    #expect(keyboard.idleShare() < 0.05)
    try keyboard.expectTyping()
  }

  private func touch(_ keyboard: KeyboardProcess, _ random: inout SplitMix64) {
    guard let surface = keyboard.layer?.surface, let seat = keyboard.compositor.seat,
      surface.state.size.width > 0
    else {
      keyboard.compositor.focus(DoubleField("x"))
      return keyboard.idle(milliseconds: 20)
    }
    let size = surface.state.size
    let finger = Int32(random.next(below: 60)) - 5
    let x = place(within: size.width, &random)
    let y = place(within: size.height, &random)
    switch random.next(below: 12) {
    case 0...3: seat.touchDown(on: surface, x: x, y: y, finger: finger)
    case 4...6: seat.touchMove(x, y, finger: finger)
    case 7, 8: seat.touchUp(finger: finger)
    case 9:
      seat.pointerMove(min(max(x, 0), Double(size.width) - 1), 50)
      seat.button(isPressed: random.next(below: 2) == 0)
    case 10 where random.next(below: 20) == 0: seat.touchCancel()
    case 11 where random.next(below: 30) == 0:
      keyboard.compositor.focus(random.next(below: 3) == 0 ? nil : DoubleField("x"))
    case 11 where random.next(below: 50) == 0:
      keyboard.layer?.configure(width: 200 + random.next(below: 900), height: 300)
    default: break
    }
  }

  /// A place on the keyboard, or far from it: the furthest that the protocol can say.
  private func place(within length: Int, _ random: inout SplitMix64) -> Double {
    let wild = [-8_388_608.0, 8_388_607, -0.004, Double(length)]
    return random.next(below: 8) == 0
      ? wild[random.next(below: wild.count)] : Double(random.next(below: length))
  }

  @Test("A thousand windows with odd names, and screens that come and go")
  func windows() throws {
    let keyboard = try KeyboardProcess(arguments: ["--ignore", "*a*a*a*b", "--ignore", "org.x.*"])
    try keyboard.focus(DoubleField())
    let names = ["", String(repeating: "a", count: 3000), "org.x.game", "\u{1b}[31m\n"]
    for index in 0..<1000 {
      let window = keyboard.compositor.addToplevel(
        appID: names[index % 4], isActivated: index % 3 == 0)
      if index % 9 == 0 { keyboard.compositor.activate(window) }
      keyboard.compositor.pump()
      if index % 20 == 0 { _ = try keyboard.elements() }
      guard index % 100 == 0 else { continue }
      let screen = keyboard.compositor.addOutput(OutputSetting())
      keyboard.idle(milliseconds: 20)
      window.move(to: screen)
      keyboard.idle(milliseconds: 20)
      keyboard.compositor.removeOutput(screen)
    }
    for window in keyboard.compositor.toplevels { keyboard.compositor.close(window) }
    keyboard.idle(milliseconds: 300)
    try keyboard.expectTyping()
  }
}
