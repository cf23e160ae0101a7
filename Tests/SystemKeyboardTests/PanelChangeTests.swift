// SPDX-License-Identifier: MIT

import InputAssistant
import SystemKeyboard
import TestSupport
import Testing

@Suite("What the panel tells of its changes")
@MainActor
struct PanelChangeTests {
  private func changes(_ desk: Desk, of body: () -> Void) -> Int {
    let before = desk.changes
    body()
    return desk.changes - before
  }

  @Test("A key tells of being pressed and of being lifted, each once")
  func key() {
    let desk = Desk()
    #expect(changes(desk) { desk.down("g") } == 1)
    #expect(changes(desk) { desk.up() } == 1)
  }

  @Test("What looks as before tells nothing")
  func nothing() {
    let desk = Desk(bar: deskBar)
    #expect(changes(desk) { desk.session.textChanged() } == 0)
    #expect(changes(desk) { desk.session.barChanged(deskBar) } == 0)
    let size = PanelSize(width: 360, screenHeight: 720)
    #expect(changes(desk) { desk.panel.resize(size) } == 0)
    #expect(changes(desk) { desk.panel.scroll(at: Point(x: 20, y: 20), by: 50) } == 0)
  }

  /// The scene of a panel that has shown nothing else.
  private func freshScene(of desk: Desk) -> Scene {
    let fresh = Desk(desk.session.traits, bar: desk.session.bar, suggests: true)
    fresh.client.context = desk.client.context
    fresh.session.textChanged()
    return fresh.panel.scene
  }

  @Test("Whatever happens, it is told, and in the end all looks as if it had never happened")
  func complete() {
    for hint: UInt32 in [0, 4] {
      let desk = Desk(
        InputTraits(hint: hint, purpose: 13, suggestsInTerminals: true), bar: deskBar,
        suggests: true)
      var random = SplitMix64(seed: 7)
      for step in 0..<3000 {
        let (scene, height) = (desk.panel.scene, desk.panel.height)
        let told = changes(desk) { act(on: desk, &random) }
        let isOther = scene != desk.panel.scene || height != desk.panel.height
        #expect(told > 0 || !isOther, "step \(step)")
      }
      desk.panel.cancelAll()
      #expect(desk.pressed.isEmpty && desk.popUps.isEmpty)
      let traits = desk.session.traits
      desk.session.end()
      desk.session.begin(
        traits: traits, bar: deskBar, client: desk.client, owner: desk.owner)
      #expect(desk.panel.scene == freshScene(of: desk))
    }
  }

  private func act(on desk: Desk, _ random: inout SplitMix64) {
    let finger = random.next(below: 3)
    let height = Int(desk.panel.height) + 1
    let point = Point(x: Double(random.next(below: 360)), y: Double(random.next(below: height)))
    switch random.next(below: 6) {
    case 0, 1: desk.panel.down(finger, at: point, time: desk.time)
    case 2: desk.panel.move(finger, to: point, time: desk.time)
    case 3: desk.panel.up(finger, time: desk.time)
    case 4: desk.wait(Double(random.next(below: 8)) / 10)
    default:
      if desk.session.areKeysHidden { desk.session.showKeys() }
      if random.next(below: 40) == 0 {
        desk.session.barChanged(random.next(below: 2) == 0 ? Bar() : deskBar)
      }
      if random.next(below: 9) == 0 { desk.panel.cancel(finger) }
    }
  }
}
