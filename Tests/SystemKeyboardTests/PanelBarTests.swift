// SPDX-License-Identifier: MIT

import InputAssistant
import SystemKeyboard
import Testing

private func wideBar(_ count: Int) -> Bar {
  Bar(leading: [
    BarGroup(
      items: (0..<count).map {
        BarItem(id: .item(.leading, group: 0, index: $0), title: "Item \($0)", width: 80)
      })
  ])
}

@Suite("Fingers on the panel's bar")
@MainActor
struct PanelBarTests {
  @Test("What was seen is taken, though other words came while the finger was down")
  func seen() {
    let desk = Desk(suggests: true)
    desk.tap("g", "o")
    desk.down("going", finger: 1)
    desk.client.insert("t")
    desk.session.textChanged()
    #expect(desk.element("going") != nil && desk.element("goting") == nil)
    desk.up(finger: 1)
    #expect(desk.client.context.before == "going ")
  }

  @Test("What changed under a finger shows once it is lifted")
  func later() {
    let desk = Desk(bar: deskBar, suggests: true)
    desk.tap("g")
    desk.down("Bold")
    #expect(desk.pressed.map(\.title) == ["Bold"])
    let before = desk.panel.describe()
    desk.session.barChanged(Bar())
    #expect(desk.panel.describe() == before)
    desk.panel.cancel(0)
    #expect(desk.element("Bold") == nil && desk.owner.performed.isEmpty)
  }

  @Test("Keys stay under a finger though the bar above them comes")
  func keysStay() {
    let desk = Desk()
    let q = desk.element("q")
    desk.down("g")
    desk.session.barChanged(deskBar)
    #expect(desk.element("q") == q && desk.element("Bold") == nil)
    desk.up()
    #expect(desk.client.context.before == "g" && desk.element("Bold") != nil)
    #expect(desk.element("q")?.frame.y == q.map { $0.frame.y + 44 })
  }

  @Test("Words change under a finger on the keys")
  func words() {
    let desk = Desk(suggests: true)
    desk.down("g", finger: 0)
    desk.down("o", finger: 1)
    #expect(desk.element("ging") != nil)
    desk.up(finger: 1)
    #expect(desk.element("going") != nil)
  }

  @Test("A finger that slides off runs nothing, and runs it if it comes back")
  func slidesOff() {
    let desk = Desk(bar: deskBar)
    let frame = desk.element("Bold")?.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    for (x, runs) in [(frame.maxX + 10, 1), (frame.maxX + 30, 1), (frame.center.x, 2)] {
      desk.down("Bold")
      desk.panel.move(0, to: Point(x: frame.maxX + 50, y: 20), time: desk.time)
      #expect(desk.pressed.isEmpty)
      desk.panel.move(0, to: Point(x: x, y: 20), time: desk.time)
      desk.up()
      #expect(desk.owner.performed.count == runs)
    }
  }

  @Test("What is disabled neither looks pressed nor runs, nor does its neighbour")
  func disabled() {
    let desk = Desk(bar: deskBar)
    desk.down("Off")
    #expect(desk.pressed.isEmpty)
    desk.up()
    #expect(desk.owner.performed.isEmpty)
  }

  @Test("Far from all buttons of the bar nothing runs, near one it does")
  func gaps() throws {
    let desk = Desk(bar: deskBar)
    let bold = try #require(desk.element("Off")).frame
    desk.tap(at: Point(x: 1, y: 1))
    #expect(desk.owner.performed == ["leading.0.0"])
    desk.tap(at: Point(x: bold.maxX + 40, y: 20))
    #expect(desk.owner.performed.count == 1)
  }

  @Test("A side scrolls under a finger that slides, and a tap on it runs")
  func scrolls() throws {
    let desk = Desk(bar: wideBar(12))
    let first = try #require(desk.element("Item 0")).frame
    desk.down("Item 1")
    desk.panel.move(0, to: Point(x: 0, y: 20), time: desk.time)
    desk.up()
    #expect(desk.owner.performed.isEmpty)
    let moved = try #require(desk.panel.scene.elements.first { $0.title == "Item 0" })
    #expect(moved.frame.x < first.x - 50)
    desk.tap("Item 2")
    #expect(desk.owner.performed == ["leading.0.2"])
    desk.down("Item 2")
    desk.panel.move(0, to: Point(x: 5000, y: 20), time: desk.time)
    desk.up()
    #expect(desk.element("Item 0")?.frame == first)
    desk.panel.scroll(at: Point(x: 50, y: 20), by: 1e9)
    #expect(desk.element("Item 11") != nil)
    desk.tap("Item 11")
    #expect(desk.owner.performed.last == "leading.0.11")
  }

  @Test("A small slide is a tap, and from right to left a side scrolls the other way")
  func slightly() throws {
    let desk = Desk(bar: wideBar(12))
    desk.panel.isRightToLeft = true
    let frame = try #require(desk.element("Item 0")).frame
    desk.panel.down(0, at: frame.center, time: 1)
    desk.panel.move(0, to: Point(x: frame.center.x + 9, y: frame.center.y), time: 1)
    desk.panel.up(0, time: 1)
    #expect(desk.owner.performed == ["leading.0.0"])
    desk.panel.scroll(at: frame.center, by: 200)
    #expect(desk.panel.scene.elements.first { $0.title == "Item 0" }?.frame.x == frame.x + 200)
  }

  @Test("The accessory row has a row of its own, which scrolls by itself")
  func accessory() throws {
    var bar = deskBar
    bar.accessory = (0..<8).map { BarItem(id: .accessory($0), title: "Tool \($0)", width: 70) }
    let desk = Desk(bar: bar)
    desk.tap("Tool 1", "Bold")
    #expect(desk.owner.performed == ["accessory.1", "leading.0.0"])
    let bold = desk.element("Bold")
    desk.panel.scroll(at: Point(x: 100, y: 20), by: 1000)
    desk.tap("Tool 7")
    #expect(desk.owner.performed.last == "accessory.7" && desk.element("Bold") == bold)
  }

  @Test("A single row switches between actions and words")
  func chevron() {
    let desk = Desk(bar: deskBar, width: 480, screenHeight: 360, suggests: true)
    #expect(desk.element("Bold") != nil)
    desk.tap("g")
    #expect(desk.element("Bold") == nil && desk.element("ging") != nil)
    desk.tap("Show actions")
    #expect(desk.element("Bold") != nil)
    desk.tap("o", "Show suggestions", "going")
    #expect(desk.client.context.before == "going ")
  }

  @Test("A finger on one field's bar does nothing to the next one", arguments: ["Bold", "ging"])
  func otherField(name: String) {
    let desk = Desk(bar: deskBar, suggests: true)
    desk.tap("g")
    desk.down(name)
    desk.client.context = TextContext()
    desk.session.begin(
      traits: InputTraits(hint: 0, purpose: 0), bar: deskBar, client: desk.client,
      owner: desk.owner)
    desk.up()
    #expect(desk.owner.performed.isEmpty && desk.client.context.before.isEmpty)
    #expect(desk.pressed.isEmpty)
  }

  @Test("A representative with a menu is tapped as any item")
  func representative() {
    let items = (0..<9).map {
      BarItem(id: .item(.leading, group: 0, index: $0), title: "Long item \($0)")
    }
    let desk = Desk(
      bar: Bar(leading: [
        BarGroup(
          items: items,
          representative: BarItem(
            id: .representative(.leading, group: 0), kind: .menu, title: "More"))
      ]))
    desk.tap("More")
    #expect(desk.owner.performed == ["leading.0.rep"])
  }
}
