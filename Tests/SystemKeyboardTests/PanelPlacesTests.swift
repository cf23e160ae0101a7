// SPDX-License-Identifier: MIT

import InputAssistant
import SystemKeyboard
import Testing

private let fullBar = Bar(
  leading: [
    BarGroup(
      items: (0..<4).map {
        BarItem(id: .item(.leading, group: 0, index: $0), title: "Action \($0)")
      })
  ],
  trailing: [
    BarGroup(
      items: (0..<3).map { BarItem(id: .item(.trailing, group: 0, index: $0), title: "Do \($0)") },
      representative: BarItem(id: .representative(.trailing, group: 0), title: "More"))
  ], accessory: [BarItem(id: .accessory(0), title: "Cancel")])

private let widths = [320.0, 360, 375, 414, 480, 559, 560, 600, 720, 768, 800, 1024, 1280, 1440]
private let heights = [300.0, 320, 360, 414, 480, 568, 640, 720, 768, 900, 1024, 1440]
private let kinds = [
  InputTraits(hint: 0, purpose: 0), InputTraits(hint: 0, purpose: 2),
  InputTraits(hint: 0, purpose: 13),
]

@Suite("Where the panel puts things")
@MainActor
struct PanelPlacesTests {
  @Test("Never more than half of a screen, at any width and height", arguments: kinds)
  func half(traits: InputTraits) {
    for bar in [Bar(), deskBar, fullBar] {
      let desk = Desk(traits, bar: bar, suggests: true)
      // The accessory row is one more, which the lowest screens have no room for.
      for height in heights where bar.accessory == nil || height >= 414 {
        for width in widths {
          desk.panel.resize(PanelSize(width: width, screenHeight: height))
          #expect(desk.panel.height <= height / 2, "\(width) × \(height)")
          #expect(desk.panel.height >= 4 * 20, "\(width) × \(height)")
        }
      }
    }
  }

  @Test("Elements stay within the surface and apart", arguments: kinds)
  func apart(traits: InputTraits) {
    let desk = Desk(traits, bar: fullBar, suggests: true)
    for width in widths {
      for scale in [1, 1.5, 2] {
        desk.panel.resize(PanelSize(width: width, screenHeight: 900, textScale: scale))
        let elements = desk.panel.describe()
        for (index, element) in elements.enumerated() {
          let frame = element.frame
          #expect(frame.x >= 0 && frame.maxX <= width)
          #expect(frame.y >= 0 && frame.maxY <= desk.panel.height)
          for other in elements[..<index] {
            #expect(frame.intersection(other.frame).isEmpty, "\(element.id) and \(other.id)")
          }
        }
      }
    }
  }

  @Test("Large text leaves keys that can be hit on a low screen", arguments: [1, 1.5, 2, 3])
  func largeText(scale: Double) {
    let desk = Desk(InputTraits(hint: 0, purpose: 0), suggests: true)
    for height in heights {
      desk.panel.resize(PanelSize(width: 720, screenHeight: height, textScale: scale))
      #expect(desk.panel.barMetrics.barHeight <= max(44, height / 10) + 0.01, "\(height)")
      #expect(desk.panel.keyMetrics.capHeight >= min(28, height / 10 - 8), "\(height)")
    }
  }

  @Test("Caps are higher on a tablet, and stop growing at 19 mm")
  func sizes() {
    let desk = Desk()
    #expect(desk.panel.keyMetrics.capHeight == 44)
    desk.panel.resize(PanelSize(width: 1024, screenHeight: 768))
    #expect(desk.panel.keyMetrics.capHeight == 52)
    #expect(desk.keysFrame?.width == 720)
    desk.panel.resize(PanelSize(width: 1024, screenHeight: 768, pointsPerMillimetre: 5))
    #expect(desk.keysFrame?.width == 950)
    desk.panel.resize(PanelSize(width: 1024, screenHeight: 768, pointsPerMillimetre: 0.1))
    #expect(desk.keysFrame?.width == 440)
    desk.panel.resize(PanelSize(width: 360, screenHeight: 720, pointsPerMillimetre: 5))
    #expect(desk.keysFrame?.width == 360)
  }

  @Test("A screen's size is believed where it can be")
  func millimetres() {
    func density(_ points: (Double, Double), _ size: (Double, Double)) -> Double? {
      PanelSize.pointsPerMillimetre(points: points, millimetres: size)
    }
    #expect(density((360, 720), (72, 144)) == 5)
    for size in [(0.0, 0.0), (16, 9), (160, 90), (72, 39), (1600, 900), (72, 144), (.nan, 100)] {
      #expect(density((1920, 1080), size) == (size == (160, 90) ? 12 : nil))
    }
    #expect(density((0, 0), (72, 144)) == nil)
  }

  @Test("Sizes that are none show nothing or something, and never trap")
  func noSizes() {
    let desk = Desk(bar: fullBar, suggests: true)
    let sides = [0, -1, 1, 3, .nan, .infinity, -.infinity, 1e9]
    for width in sides {
      for height in sides {
        for density in [nil, 0, -1, .nan, .infinity, 1e9] {
          for scale in [0, .nan, .infinity] {
            desk.panel.resize(
              PanelSize(
                width: width, screenHeight: height, pointsPerMillimetre: density, textScale: scale))
            #expect(desk.panel.height.isFinite)
            desk.tap(at: Point(x: 1, y: desk.panel.height - 1))
          }
        }
      }
    }
    desk.tap(at: Point(x: .nan, y: 0))
    desk.tap(at: Point(x: .infinity, y: .infinity))
  }

  @Test("A bar with nothing to show takes no height")
  func emptyBar() {
    let desk = Desk()
    #expect(desk.panel.height == 4 * 55)
    desk.session.barChanged(deskBar)
    #expect(desk.panel.height == 4 * 55 + 44)
    desk.session.barChanged(Bar())
    #expect(desk.panel.height == 4 * 55)
  }

  @Test("From right to left the bar mirrors, and the keys don't")
  func rightToLeft() throws {
    let desk = Desk(bar: deskBar)
    let q = desk.element("q")
    let bold = try #require(desk.element("Bold")?.frame)
    desk.panel.isRightToLeft = true
    #expect(desk.element("Bold")?.frame.maxX == 360 - bold.x)
    #expect(desk.element("q") == q)
  }

  @Test("Layers keep the height")
  func layers() {
    let desk = Desk(bar: deskBar)
    let height = desk.panel.height
    for key in ["numbers", "symbols", "letters"] {
      desk.tap(key)
      #expect(desk.panel.height == height)
    }
    #expect(desk.element("q") != nil)
  }
}
