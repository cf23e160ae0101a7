// SPDX-License-Identifier: MIT

import InputAssistant
import SystemKeyboard
import Testing

@Suite("The panel between fingers and scene")
@MainActor
struct PanelTests {
  @Test("Types what is tapped, and takes what is suggested")
  func types() {
    let desk = Desk(bar: deskBar, suggests: true)
    desk.tap("h", "i", "hiing", "shift", "Q", "return", "Bold", "Off", "Done")
    #expect(desk.client.context.before == "hiing Q\n")
    #expect(desk.owner.performed == ["leading.0.0", "trailing.0.0"])
  }

  @Test("Shows nothing without a field")
  func idle() {
    let desk = Desk(bar: deskBar)
    desk.session.end()
    #expect(desk.panel.height == 0 && desk.panel.scene.elements.isEmpty)
    #expect(desk.keysFrame == nil)
    desk.tap(at: Point(x: 10, y: 10))
    #expect(desk.client.context.before.isEmpty)
  }

  @Test("The key for it hides the keyboard, and the bar stays")
  func hides() {
    let desk = Desk(bar: deskBar)
    desk.tap("hide keyboard")
    #expect(desk.hides == 1 && desk.panel.height == desk.panel.barMetrics.barHeight * 1)
    desk.session.showKeys()
    #expect(desk.hides == 1 && desk.element("q") != nil)
  }
}
