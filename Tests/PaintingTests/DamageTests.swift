// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

@testable import Painting

/// A small generator of random numbers, the same in each run.
private struct Random: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return (state ^ state >> 33) &* 0x9E37_79B9_7F4A_7C15
  }
}

private let titles = [
  "q", "W", "return", "hello", "“Wörter”", "⇧", "⌫", "", "שלום", "a longer title",
]
private let symbols = ["edit-undo-symbolic", "go-next-symbolic", "unknown-symbolic"]

extension SceneElement {
  fileprivate init(_ number: Int, _ random: inout Random) {
    self.init(number, .key, "q")
    for _ in 0..<4 { change(&random) }
    kind = Kind.allCases.randomElement(using: &random) ?? .key
    frame = Rect(
      x: .random(in: -20...180, using: &random), y: .random(in: -20...120, using: &random),
      width: .random(in: 0...70, using: &random), height: .random(in: 0...50, using: &random))
  }

  fileprivate mutating func change(_ random: inout Random) {
    switch Int.random(in: 0..<10, using: &random) {
    case 0: isPressed.toggle()
    case 1: isSelected.toggle()
    case 2: isEnabled.toggle()
    case 3: isProminent.toggle()
    case 4: title = titles.randomElement(using: &random)
    case 5: frame.x += .random(in: -9...9, using: &random)
    case 6: frame.width = .random(in: 0...70, using: &random)
    case 7: kind = Kind.allCases.randomElement(using: &random) ?? .key
    case 8: symbol = Bool.random(using: &random) ? nil : symbols.randomElement(using: &random)
    default:
      clip =
        Bool.random(using: &random)
        ? nil : Rect(x: 30, y: 10, width: .random(in: 0...90, using: &random), height: 60)
    }
  }
}

extension Scene {
  fileprivate mutating func change(_ random: inout Random) {
    let index = Int.random(in: 0...elements.count, using: &random)
    switch Int.random(in: 0..<8, using: &random) {
    case 0: elements.insert(SceneElement(.random(in: 0..<40, using: &random), &random), at: index)
    case 1 where index < elements.count: elements.remove(at: index)
    case 2: elements.shuffle(using: &random)
    default: if index < elements.count { elements[index].change(&random) }
    }
  }
}

@MainActor
@Suite struct DamageTests {
  private let painter = ScenePainter(theme: .light)

  private func damage(
    from old: Scene, to new: Scene, scale: Double = 1,
    size: PixelRect = PixelRect(x: 0, y: 0, width: 200, height: 140)
  ) -> [PixelRect] {
    var damage: [PixelRect] = []
    painter.damage(from: old, to: new, scale: scale, size: size, into: &damage)
    return damage
  }

  @Test(arguments: [1.0, 1.25, 1.5, 2])
  func paintingTheDamageIsPaintingAll(scale: Double) {
    var random = Random(state: UInt64(scale * 100))
    let (width, height) = (Int(200 * scale), Int(140 * scale))
    let part = Picture(width: width, height: height, scale: scale)
    let whole = Picture(width: width, height: height, scale: scale)
    var scene = Scene(elements: (0..<14).map { SceneElement($0, &random) })
    painter.paint(scene, in: part.image, part: part.image.bounds)
    for step in 0..<60 {
      let old = scene
      for _ in 0...Int.random(in: 0..<3, using: &random) { scene.change(&random) }
      let damage = damage(from: old, to: scene, scale: scale, size: part.image.bounds)
      for rect in damage { painter.paint(scene, in: part.image, part: rect) }
      painter.paint(scene, in: whole.image, part: whole.image.bounds)
      #expect(part.isEqual(whole), "step \(step)")
      guard part.isEqual(whole) else { return }
    }
  }

  @Test func nothingOutsideOfTheDamageIsPainted() {
    var random = Random(state: 7)
    let scene = Scene(elements: (0..<14).map { SceneElement($0, &random) })
    let picture = Picture(width: 200, height: 140)
    let damage = PixelRect(x: 31, y: 17, width: 83, height: 59)
    painter.paint(scene, in: picture.image, part: damage)
    #expect(picture.count(PixelColor(0)) == 200 * 140 - 83 * 59)
  }

  @Test func aPressedKeyDamagesItsCapAlone() {
    let old = Scene(elements: (0..<5).map { SceneElement($0, .key, "q", x: Double($0) * 40) })
    var new = old
    new.elements[2].isPressed = true
    #expect(damage(from: old, to: new) == [PixelRect(x: 80, y: 0, width: 40, height: 45)])
    #expect(damage(from: old, to: old).isEmpty)
  }

  @Test func aPopUpDamagesItselfAlone() {
    let old = Scene(elements: (0..<5).map { SceneElement($0, .key, "q", x: Double($0) * 40) })
    var new = old
    new.elements.append(SceneElement(9, .popUp, "q", x: 70, y: 20, width: 60))
    let own = PixelRect(x: 70, y: 20, width: 60, height: 44)
    #expect(damage(from: old, to: new) == [own])
    #expect(damage(from: new, to: old) == [own])
  }

  @Test func whatIsNotSeenDamagesNothing() {
    let old = Scene(elements: [SceneElement(0, .key, "q").with { $0.spokenLabel = "one" }])
    var new = old
    new.elements[0].spokenLabel = "another"
    new.elements[0].place = .accessory(3)
    #expect(damage(from: old, to: new).isEmpty)
  }

  @Test func anImageIsDamagedOnlyWithinIt() {
    let new = Scene(elements: [SceneElement(0, .key, "q", x: -30, y: -10)])
    #expect(
      damage(from: Scene(), to: new) == [PixelRect(x: 0, y: 0, width: 10, height: 35)])
  }
}
