// SPDX-License-Identifier: MIT

import InputAssistant
import SystemKeyboard
import Testing

@Suite("Fingers on the panel's keys")
@MainActor
struct PanelTouchTests {
  @Test(
    "Every point of the keys types or switches something: the nearest key",
    arguments: [320, 360, 768, 1440])
  func everywhere(width: Double) throws {
    let desk = Desk(width: width, screenHeight: 900)
    let keys = try #require(desk.keysFrame)
    let caps = desk.panel.describe()
    for x in stride(from: keys.x + 0.5, to: keys.maxX, by: 5) {
      for y in stride(from: keys.y + 0.5, to: keys.maxY, by: 4) {
        let point = Point(x: x, y: y)
        desk.panel.down(7, at: point, time: 1)
        let pressed = desk.pressed
        #expect(pressed.count == 1)
        let distance = caps.map { $0.frame.distance(to: point) }.min()
        #expect(pressed.first?.frame.distance(to: point) == distance)
        desk.panel.cancel(7)
      }
    }
    #expect(desk.pressed.isEmpty)
  }

  @Test("A finger just beside the keys of a wide screen means the outermost, one far away none")
  func beside() throws {
    let desk = Desk(width: 1440, screenHeight: 900)
    let keys = try #require(desk.keysFrame)
    let y = keys.y + 20
    desk.tap(at: Point(x: keys.x - 30, y: y))
    desk.tap(at: Point(x: keys.x - 100, y: y))
    desk.tap(at: Point(x: keys.maxX + 30, y: y))
    desk.tap(at: Point(x: 20, y: desk.panel.height + 4))
    #expect(desk.client.context.before == "qp")
  }

  @Test("Letters come in the order in which they were pressed")
  func rollover() {
    let desk = Desk()
    for (finger, key) in ["t", "o", "p"].enumerated() {
      desk.down(key, finger: finger)
      desk.time += 0.02
    }
    for finger in [2, 0, 1] { desk.up(finger: finger) }
    #expect(desk.client.context.before == "top")
  }

  @Test("A finger that comes down twice typed nothing the first time")
  func twice() {
    let desk = Desk()
    desk.down("a")
    desk.down("b")
    desk.up()
    desk.up()
    #expect(desk.client.context.before == "b")
  }

  @Test("A finger that leaves the keys types nothing, one that slides types where it ends")
  func slides() throws {
    let desk = Desk(bar: deskBar)
    desk.down("q")
    desk.panel.move(0, to: Point(x: 100, y: 10), time: desk.time)
    desk.up()
    desk.down("q")
    desk.panel.move(0, to: try #require(desk.element("w")).frame.center, time: desk.time)
    desk.up()
    #expect(desk.client.context.before == "w" && desk.owner.performed.isEmpty)
  }

  @Test(
    "A long press opens choices within the surface, at every key and width",
    arguments: [320, 360, 1440])
  func choices(width: Double) throws {
    for bar in [Bar(), deskBar] {
      let desk = Desk(InputTraits(hint: 0, purpose: 13), bar: bar, width: width)
      for element in desk.panel.describe() where element.kind != .button {
        desk.panel.down(0, at: element.frame.center, time: desk.time)
        desk.wait(0.55)
        let popUps = desk.popUps
        for (index, popUp) in popUps.enumerated() {
          let frame = popUp.frame
          #expect(frame.x >= 0 && frame.maxX <= width + 0.01 && frame.width > 0)
          #expect(frame.y >= 0 && frame.maxY <= desk.panel.height)
          #expect(popUp.isSelected == (popUps.count > 1 && index == 0))
        }
        desk.panel.cancel(0)
        desk.panel.cancelAll()
        #expect(desk.popUps.isEmpty)
      }
    }
  }

  @Test("The choice that shows as selected is typed")
  func chooses() {
    let desk = Desk()
    desk.down("e")
    desk.wait(0.6)
    #expect(
      desk.popUps.map(\.title).prefix(2) == ["e", "è"])
    let x = desk.element("e").map(\.frame.center.x) ?? 0
    desk.panel.move(0, to: Point(x: x + 34, y: 0), time: desk.time)
    #expect(desk.popUps.first { $0.isSelected }?.title == "è")
    desk.up()
    #expect(desk.client.context.before == "è")
  }

  @Test("A pressed letter pops up on a phone, on a tablet it doesn't")
  func letters() {
    for (width, count) in [(360.0, 1), (1024, 0)] {
      let desk = Desk(width: width, screenHeight: 800)
      desk.down("g")
      #expect(desk.popUps.count == count)
      desk.up()
    }
  }

  @Test("A resize lifts all fingers without typing")
  func resize() {
    let desk = Desk(bar: deskBar)
    desk.down("g", finger: 0)
    desk.down("Bold", finger: 1)
    desk.panel.resize(PanelSize(width: 720, screenHeight: 360))
    desk.up(finger: 0)
    desk.up(finger: 1)
    #expect(desk.client.context.before.isEmpty && desk.owner.performed.isEmpty)
    #expect(desk.pressed.isEmpty)
    desk.tap("g")
    #expect(desk.client.context.before == "g")
  }

  @Test("The focus goes from under a finger")
  func focus() {
    let desk = Desk(bar: deskBar)
    desk.down("g", finger: 0)
    desk.down("Bold", finger: 1)
    desk.session.end()
    desk.up(finger: 0)
    desk.up(finger: 1)
    #expect(desk.client.context.before.isEmpty && desk.owner.performed.isEmpty)
    #expect(desk.panel.scene.elements.isEmpty && desk.panel.nextDeadline == nil)
  }

  @Test("A held delete repeats with time")
  func repeats() {
    let desk = Desk()
    desk.client.context.before = "abcdefgh"
    desk.session.textChanged()
    desk.down("delete")
    desk.wait(0.75)
    desk.up()
    #expect(desk.client.context.before == "abcd" && desk.panel.nextDeadline == nil)
  }

  @Test("On a secret field nothing pops up, and tools learn nothing of fingers")
  func secret() {
    let desk = Desk(InputTraits(hint: 0xC0, purpose: 8), suggests: true)
    let idle = desk.panel.describe()
    desk.down("g")
    desk.wait(0.7)
    #expect(desk.popUps.isEmpty)
    #expect(desk.panel.describe() == idle)
    desk.up()
    #expect(desk.client.context.before == "g" && desk.session.bar.suggestions == nil)
  }

  @Test("A PIN is confirmed on its pad")
  func pin() {
    let desk = Desk(InputTraits(hint: 0xC0, purpose: 9))
    desk.tap("1", "2", "3", "delete", "4", "return")
    #expect(desk.client.context.before == "124\n")
    desk.tap("tab")
    #expect(desk.client.strokes == [KeyStroke(.tab)])
  }

  @Test("A terminal's row sends keys")
  func terminal() {
    let desk = Desk(InputTraits(hint: 0, purpose: 13))
    desk.tap("control", "c", "escape", "up")
    #expect(
      desk.client.strokes == [
        KeyStroke(.character("c"), modifiers: .control), KeyStroke(.escape), KeyStroke(.up),
      ])
  }
}
