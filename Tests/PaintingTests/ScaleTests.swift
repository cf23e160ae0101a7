// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import Painting

@MainActor
@Suite struct ScaleTests {
  private let painter = ScenePainter(theme: .light)

  @Test(arguments: [1, 1.25, 1.5, 2, 3]) func edgesAreCrisp(scale: Double) {
    let keys = arrangeKeys(
      KeyLayout.keys(for: InputTraits()), layer: .letters, width: 333, metrics: .phone)
    let elements = keys.keys.enumerated().map { index, key in
      SceneElement(index, .key, "").with { $0.frame = key.frame }
    }
    let picture = Picture(width: Int(333 * scale), height: Int(220 * scale), scale: scale)
    painter.paint(
      Scene(elements: elements), in: picture.image, part: picture.image.bounds)
    for key in keys.keys {
      let y = Int(key.frame.center.y * scale)
      let line = (0..<picture.image.width).map { picture[$0, y] }
      #expect(Set(line) == [Theme.light.background, Theme.light.cap])
      let edges = [key.frame.x, key.frame.maxX].map { Int(($0 * scale).rounded()) }
      #expect(line[edges[0]] == Theme.light.cap && line[edges[1] - 1] == Theme.light.cap)
    }
  }

  @Test func strangeSizesPaintNothingStrange() {
    let numbers = [0, -5, 1e-9, 1e300, -.infinity, .infinity, .nan, 30]
    let picture = Picture(width: 60, height: 60)
    for kind in SceneElement.Kind.allCases {
      for x in numbers {
        for width in numbers {
          var element = SceneElement(0, kind, "return")
          element.frame = Rect(x: x, y: 0, width: width, height: 40)
          element.frame.width = width
          painter.paint(
            Scene(elements: [element]), in: picture.image, part: picture.image.bounds)
          element.frame = Rect(x: 0, y: 0, width: 40, height: width)
          element.clip = Rect(x: x, y: width, width: width, height: x)
          painter.paint(
            Scene(elements: [element]), in: picture.image, part: picture.image.bounds)
        }
      }
    }
    for scale in numbers {
      var image = picture.image
      image.scale = scale
      painter.paint(
        Scene(elements: [SceneElement(0, .key, "q")]), in: image, part: image.bounds)
    }
    for size in [0, 1] {
      let small = Picture(width: size, height: size)
      painter.paint(
        Scene(elements: [SceneElement(0, .key, "q")]), in: small.image,
        part: PixelRect(x: -5, y: -5, width: 50, height: 50))
    }
  }

  @Test func strangeMetricsPaintNothingStrange() {
    for number in [0, -5, 1e-9, 1e300, -.infinity, .infinity, .nan] {
      var (bar, keys) = (BarMetrics(), KeyMetrics())
      (bar.itemTextSize, bar.suggestionTextSize, bar.symbolSize) = (number, number, number)
      (keys.letterSize, keys.wordSize, keys.corner) = (number, number, number)
      (bar.itemPadding, keys.columnGap) = (number, number)
      let painter = ScenePainter(theme: .light, bar: bar, keys: keys)
      for kind in SceneElement.Kind.allCases {
        for title in ["q", "return", "⇧"] {
          _ = painter.picture(of: SceneElement(0, kind, title))
        }
      }
      _ = painter.measure(BarItem(id: .undo, title: "Undo"))
    }
  }

  @Test func lettersAreLightWhereThereArePixelsForThem() {
    for (scale, isLight) in [(1, false), (1.25, false), (1.5, true), (2, true)] {
      let painter = ScenePainter(theme: .light)
      let picture = Picture(width: 80, height: 100, scale: scale)
      painter.paint(
        Scene(elements: [SceneElement(0, .key, "q")]), in: picture.image,
        part: picture.image.bounds)
      let font = LabelFont(22 * scale, isLight: isLight)
      _ = painter.labels.label("q", font, color: Theme.light.text)
      #expect(painter.labels.labelCount == 1, "\(scale)")
    }
  }

  @Test func rectanglesOfPixelsShareWhatBothHold() {
    let one = PixelRect(x: 1, y: 2, width: 3, height: 4)
    #expect(
      one.intersection(PixelRect(x: 3, y: 0, width: 9, height: 4))
        == PixelRect(x: 3, y: 2, width: 1, height: 2))
    #expect(one.intersection(PixelRect(x: 4, y: 2, width: 1, height: 1)).isEmpty)
    #expect(!one.intersects(PixelRect(x: 4, y: 2, width: 1, height: 1)))
    #expect(one.intersects(PixelRect(x: 3, y: 5, width: 1, height: 1)))
  }
}
