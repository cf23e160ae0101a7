// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private let widths = [320.0, 321.5, 360, 390, 414, 480, 600, 720, 768, 1024, 1440]

@Suite("Where the keys stand")
struct KeyArrangementTests {
  @Test("Nothing overlaps, all is inside and large enough", arguments: widths)
  func frames(width: Double) {
    for keyboard in InputTraits.Keyboard.allCases {
      let layout = KeyLayout.keys(for: traits(keyboard))
      for layer in layout.layers.keys {
        let shown = arrangeKeys(layout, layer: layer, width: width)
        #expect(shown.keys.map(\.id) == layout.keys(on: layer))
        #expect(shown.bounds.x >= 0 && shown.bounds.maxX <= width)
        #expect(shown.bounds.height == 220)
        for (index, key) in shown.keys.enumerated() {
          #expect(key.frame.x >= shown.bounds.x && key.frame.maxX <= shown.bounds.maxX)
          #expect(key.frame.y >= 0 && key.frame.maxY <= shown.bounds.height)
          #expect(key.frame.width >= 25.9 && key.frame.height == 44)
          for other in shown.keys[(index + 1)...] {
            #expect(key.frame.intersection(other.frame).isEmpty)
          }
        }
      }
    }
  }

  @Test("Ten keys fill the width, until a key is as wide as it gets")
  func fills() {
    let layout = KeyLayout.keys(for: InputTraits())
    let narrow = arrangeKeys(layout, layer: .letters, width: 320)
    #expect(narrow.pitch == 32 && narrow.bounds == Rect(x: 0, y: 0, width: 320, height: 220))
    #expect(narrow.keys[0].frame == Rect(x: 3, y: 5.5, width: 26, height: 44))
    #expect(narrow.keys[1].frame == Rect(x: 35, y: 5.5, width: 26, height: 44))
    #expect(narrow.keys[10].frame == Rect(x: 19, y: 60.5, width: 26, height: 44))
    let wide = arrangeKeys(layout, layer: .letters, width: 1440)
    #expect(wide.pitch == 72 && wide.bounds == Rect(x: 360, y: 0, width: 720, height: 220))
    let pad = arrangeKeys(KeyLayout.keys(for: traits(.numberPad)), layer: .pad, width: 1440)
    #expect(pad.bounds == Rect(x: 504, y: 0, width: 432, height: 220))
  }

  @Test("Every point of the keyboard hits one key, the nearest", arguments: [320.0, 768, 1440])
  func hits(width: Double) {
    let layout = KeyLayout.keys(for: InputTraits())
    let shown = arrangeKeys(layout, layer: .letters, width: width)
    for x in stride(from: shown.bounds.x, to: shown.bounds.maxX, by: 4.75) {
      for y in stride(from: 0, to: shown.bounds.maxY, by: 4.75) {
        let point = Point(x: x, y: y)
        let distances = shown.keys.map { $0.frame.distance(to: point) }
        let nearest = distances.firstIndex(of: distances.min() ?? 0)
        #expect(shown.hit(point) == nearest.map { shown.keys[$0].id })
      }
    }
  }

  @Test("Of two equally near keys the one that reads first is hit")
  func ties() {
    let shown = arrangeKeys(KeyLayout.keys(for: InputTraits()), layer: .letters, width: 320)
    #expect(shown.hit(Point(x: 32, y: 20)) == KeyID(.letters, row: 0, column: 0))
    #expect(shown.hit(Point(x: 32.1, y: 20)) == KeyID(.letters, row: 0, column: 1))
  }

  @Test("A point off the keyboard hits none")
  func misses() {
    let shown = arrangeKeys(KeyLayout.keys(for: InputTraits()), layer: .letters, width: 1440)
    for point in [
      Point(x: 359, y: 20), Point(x: 1080, y: 20), Point(x: 400, y: -1), Point(x: 400, y: 220),
      Point(x: .nan, y: 20), Point(x: 400, y: .nan), Point(x: .infinity, y: 20),
    ] {
      #expect(shown.hit(point) == nil)
    }
  }

  @Test("Odd widths and sizes make no odd frames", arguments: [0, -5, .nan, .infinity, 1, 40])
  func oddWidths(width: Double) {
    var metrics = KeyMetrics()
    for maximum in [72.0, 0, -1, .nan] {
      metrics.maximumPitch = maximum
      let shown = arrangeKeys(
        KeyLayout.keys(for: InputTraits()), layer: .letters, width: width, metrics: metrics)
      #expect(shown.keys.allSatisfy { $0.frame.width >= 0 && $0.frame.x.isFinite })
    }
    #expect(arrangeKeys(KeyLayout.keys(for: InputTraits()), layer: .pad, width: 320).keys.isEmpty)
  }

  @Test("What a long press offers fits beside its key at 320 points")
  func popUps() {
    for keyboard in InputTraits.Keyboard.allCases {
      var state = KeyboardState()
      state.begin(traits: traits(keyboard), context: TextContext())
      for layer in state.layout.layers.keys {
        let shown = arrangeKeys(state.layout, layer: layer, width: 320)
        for key in shown.keys {
          _ = state.press(key.id, touch: 0, at: key.frame.center, time: 0)
          _ = state.tick(time: 1)
          if let popUp = state.popUp, popUp.isChoosing {
            for frame in shown.frames(of: popUp) {
              #expect(frame.x >= -0.01 && frame.maxX <= 320.01, "\(popUp.choices)")
            }
          }
          state.cancel(touch: 0)
        }
      }
    }
  }

  @Test("A pop-up stands over its key and opens toward the middle")
  func popUpFrames() {
    let shown = arrangeKeys(KeyLayout.keys(for: InputTraits()), layer: .letters, width: 320)
    let q = KeyID(.letters, row: 0, column: 0)
    #expect(
      shown.frames(of: KeyPopUp(key: q, choices: ["q"]))
        == [Rect(x: 0, y: -38.5, width: 39, height: 44)])
    let right = KeyPopUp(key: KeyID(.letters, row: 0, column: 2), choices: ["e", "è"])
    #expect(shown.frames(of: right).map(\.x) == [64, 96])
    let left = KeyPopUp(
      key: KeyID(.letters, row: 0, column: 8), choices: ["o", "ò"], opensLeft: true)
    #expect(shown.frames(of: left).map(\.x) == [256, 224])
    #expect(shown.frames(of: KeyPopUp(key: KeyID(.pad, row: 0, column: 0), choices: ["1"])) == [])
  }

  @Test("Keys join a bar's scene, with the return key's promise")
  func scene() {
    var state = KeyboardState()
    state.begin(traits: traits(.default) { $0.returnKey = .send }, context: TextContext())
    var scene = Scene()
    scene.add(
      arrangeKeys(state.layout, layer: .letters, width: 320), of: state, at: Point(x: 0, y: 44))
    #expect(scene.elements.count == state.layout.keys(on: .letters).count)
    let q = scene[.key(KeyID(.letters, row: 0, column: 0))]
    #expect(q?.title == "Q" && q?.kind == .key && q?.frame.y == 49.5)
    let last = scene.elements.last
    #expect(last?.kind == .returnKey && last?.title == "Send" && last?.isProminent == true)
    #expect(scene.elements[19].kind == .functionKey && scene.elements[19].isSelected)
    #expect(
      scene.hit(Point(x: 31, y: 60), maximumDistance: 20)?.place
        == .key(KeyID(.letters, row: 0, column: 0)))
  }
}
