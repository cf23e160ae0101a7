// SPDX-License-Identifier: MIT

import CompositorDouble
import Glibc
import TestSupport
import Testing

/// The whole program as it slides in and out.
@MainActor
@Suite(.serialized) struct ProcessSlidingTests {
  /// A keyboard that stands, and was seen.
  private func standingKeyboard(_ arguments: [String] = []) throws -> KeyboardProcess {
    let keyboard = try KeyboardProcess(arguments: arguments)
    try keyboard.focus(DoubleField())
    try keyboard.wait("the keyboard in its place") { try keyboard.elements().isShown }
    keyboard.compositor.takeRequests()
    return keyboard
  }

  /// How far the surface was below its place, in the order in which it was.
  private func places(_ keyboard: KeyboardProcess) -> [Int] {
    keyboard.compositor.takeRequests().compactMap { request in
      let parts = request.split(separator: ", ")
      return request.contains("set_margin") ? Int(parts[2]).map { -$0 } : nil
    }
  }

  @Test("It slides out, and in again when it is shown")
  func outAndIn() throws {
    let keyboard = try standingKeyboard()
    try keyboard.beginHiding()
    #expect(try !keyboard.elements().isShown)
    try keyboard.wait("it gone") { keyboard.layer == nil }
    let out = places(keyboard)
    #expect(out.count > 3 && out == out.sorted())
    keyboard.program.signal(SIGUSR2)
    try keyboard.wait("it in its place") { try keyboard.elements().isShown && keyboard.reach == 0 }
    let comes = places(keyboard)
    #expect(comes.count > 3 && comes.last == 0 && comes == comes.sorted(by: >))
    try keyboard.expectTyping()
  }

  @Test("Where a compositor draws no frames it gets away, and comes back")
  func noFrames() throws {
    let keyboard = try standingKeyboard()
    keyboard.compositor.options.framesAtOnce = false
    keyboard.program.signal(SIGUSR1)
    try keyboard.wait("it gone", seconds: 2) { keyboard.layer == nil }
    keyboard.program.signal(SIGUSR2)
    try keyboard.wait("it in its place", seconds: 2) { try keyboard.elements().isShown }
    #expect(keyboard.idleShare() < 0.05)
    try keyboard.expectTyping()
  }

  @Test("Shown and hidden at random, it is in the end what was asked for last")
  func atRandom() throws {
    let keyboard = try standingKeyboard()
    var random = SplitMix64(seed: 11)
    for round in 0..<60 {
      let shows = random.next(below: 2) == 0
      keyboard.program.signal(shows ? SIGUSR2 : SIGUSR1)
      keyboard.idle(milliseconds: Int32(random.next(below: 120)))
      #expect(keyboard.compositor.layers.count <= 1)
      guard round % 10 == 9 else { continue }
      try keyboard.wait("it as asked for", seconds: 2) {
        try shows ? keyboard.elements().isShown : keyboard.layer == nil
      }
    }
    keyboard.program.signal(SIGUSR2)
    try keyboard.wait("it in its place", seconds: 2) { try keyboard.elements().isShown }
    try keyboard.expectTyping()
  }

  @Test("A tap on a key that slides in types it, and one on what slides out nothing")
  func taps() throws {
    let keyboard = try standingKeyboard()
    let key = try #require(try keyboard.elements()["k"])
    let field = try #require(keyboard.compositor.field)
    try keyboard.beginHiding()
    // The finger came down before the compositor heard that nothing is to be touched any more.
    let surface = try #require(keyboard.layer?.surface)
    keyboard.compositor.seat?.touchDown(on: surface, x: key.x + 5, y: key.y + 5, finger: 0)
    keyboard.compositor.seat?.touchUp()
    try keyboard.wait("it gone") { keyboard.layer == nil }
    #expect(field.text == "")
    try keyboard.beginShowing()
    keyboard.compositor.seat?.touchDown(key.x + 5, key.y + 5)
    #expect(keyboard.isHeld())
    keyboard.compositor.seat?.touchUp()
    try keyboard.wait("the letter", seconds: 2) { field.text == "k" }
    try keyboard.wait("it in its place", seconds: 2) { keyboard.isMapped }
    #expect(keyboard.compositor.errors == [])
  }

  @Test("Under two fingers it stays until both are lifted")
  func twoFingers() throws {
    let keyboard = try standingKeyboard()
    let key = try #require(try keyboard.elements()["k"])
    let seat = try #require(keyboard.compositor.seat)
    try keyboard.beginHiding()
    try keyboard.wait("it gone") { keyboard.layer == nil }
    try keyboard.beginShowing()
    for finger in [0, 1] as [Int32] { seat.touchDown(key.x + 5, key.y + 5, finger: finger) }
    seat.touchUp(finger: 0)
    #expect(keyboard.isHeld())
    seat.touchUp(finger: 1)
    try keyboard.wait("it in its place", seconds: 2) { keyboard.isMapped }
    try keyboard.expectTyping()
  }

  @Test("The mouse that hides it, and doesn't move, clicks on it again when it has turned round")
  func mouse() throws {
    let keyboard = try standingKeyboard()
    let key = try #require(try keyboard.elements()["k"])
    let (seat, field) = (
      try #require(keyboard.compositor.seat), try #require(keyboard.compositor.field)
    )
    seat.pointerMove(key.x + 5, key.y + 5)
    try keyboard.beginHiding()
    seat.button(isPressed: true)
    seat.button(isPressed: false)
    // The click is read before the signal is.
    #expect(try !keyboard.elements().isShown)
    keyboard.program.signal(SIGUSR2)
    try keyboard.wait("it in its place") { try keyboard.elements().isShown }
    #expect(field.text == "")
    seat.button(isPressed: true)
    seat.button(isPressed: false)
    try keyboard.wait("the letter", seconds: 2) { field.text == "k" }
  }

  @Test("It ends at once, in the middle of a slide too")
  func end() throws {
    let keyboard = try standingKeyboard()
    try keyboard.beginHiding()
    keyboard.program.signal(SIGTERM)
    #expect(try keyboard.exitCode() == 0)
    #expect(keyboard.compositor.errors == [])
  }

  @Test("Nothing moves if none is wanted")
  func never() throws {
    let keyboard = try standingKeyboard(["--motion", "never"])
    keyboard.program.signal(SIGUSR1)
    try keyboard.wait("it gone") { keyboard.layer == nil }
    keyboard.program.signal(SIGUSR2)
    try keyboard.wait("it in its place") { try keyboard.elements().isShown }
    #expect(places(keyboard) == [])
  }
}

extension KeyboardProcess {
  /// How many points it is below its place.
  fileprivate var reach: Int { -(layer?.bottomMargin ?? 0) }

  /// Has it hide, and waits until windows have its room: it is on its way then.
  fileprivate func beginHiding() throws {
    program.signal(SIGUSR1)
    try wait("it going") { layer?.exclusiveZone == reach }
  }

  /// Has it come again, and waits until it is on its way.
  fileprivate func beginShowing() throws {
    program.signal(SIGUSR2)
    try wait("it coming") { layer?.surface?.isMapped == true && reach > 0 }
  }

  /// Whether it stays where it is on its way, for twice as long as a slide takes.
  fileprivate func isHeld() -> Bool {
    idle(milliseconds: 50)
    let before = reach
    idle(milliseconds: 300)
    return before > 0 && reach == before
  }
}
