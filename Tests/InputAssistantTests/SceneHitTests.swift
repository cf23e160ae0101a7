// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

private func element(_ name: String, x: Double, clip: Rect? = nil, isEnabled: Bool = true)
  -> SceneElement
{
  SceneElement(
    id: BarItem.ID(rawValue: name), place: .accessory(0),
    frame: Rect(x: x, y: 0, width: 40, height: 44), clip: clip, kind: .button, spokenLabel: name,
    isEnabled: isEnabled)
}

private func hit(_ elements: [SceneElement], _ x: Double, y: Double = 20, within: Double = 10)
  -> String?
{
  Scene(elements: elements).hit(Point(x: x, y: y), maximumDistance: within)?.id.rawValue
}

@Suite("What a touch means")
struct SceneHitTests {
  @Test("The element that is nearest, within a distance")
  func nearest() {
    let row = [element("a", x: 0), element("b", x: 50)]
    #expect(hit(row, 20) == "a")
    #expect(hit(row, 44) == "a")
    #expect(hit(row, 46) == "b")
    #expect(hit(row, 45) == "a")
    #expect(hit(row, 100) == "b")
    #expect(hit(row, 100.5) == nil)
    #expect(hit(row, 60, y: 54) == "b")
    #expect(hit(row, 60, y: 55) == nil)
    #expect(hit([], 0) == nil)
    #expect(hit(row, .nan) == nil)
  }

  @Test("A disabled element is hit and says so, instead of its neighbour")
  func disabled() {
    let row = [element("a", x: 0, isEnabled: false), element("b", x: 50)]
    let touched = Scene(elements: row).hit(Point(x: 39, y: 0), maximumDistance: 100)
    #expect(touched?.id.rawValue == "a" && touched?.isEnabled == false)
  }

  @Test("What is scrolled away is not hit")
  func clipped() {
    let clip = Rect(x: 0, y: 0, width: 30, height: 44)
    let row = [element("a", x: 0, clip: clip), element("b", x: 40, clip: clip)]
    #expect(hit(row, 29) == "a")
    #expect(hit(row, 38) == "a")
    #expect(hit(row, 50) == nil)
    #expect(hit(row + [element("c", x: 36)], 35) == "c")
  }
}
