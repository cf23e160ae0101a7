// SPDX-License-Identifier: MIT

import Glibc
import InputAssistant
import Testing

@testable import Painting

@MainActor
@Suite struct GrowthTests {
  /// The memory that the process holds, in bytes.
  private var memory: Int {
    guard let file = fopen("/proc/self/statm", "r") else { return 0 }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 200)
    guard fgets(&line, 200, file) != nil else { return 0 }
    let text = String(decoding: line.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return (Int(text.split(separator: " ")[1]) ?? 0) * 4096
  }

  @Test func tapsTakeNoMemory() {
    let painter = ScenePainter(theme: .dark)
    let picture = Picture(width: 60, height: 60)
    let idle = Scene(
      elements: (0..<4).map {
        SceneElement($0, .key, "q", x: Double($0) * 14, width: 12, height: 14)
      })
    var pressed = idle
    pressed.elements[2].isPressed = true
    pressed.elements.append(SceneElement(9, .popUp, "q", x: 20, y: 20, width: 18, height: 20))
    var damage: [PixelRect] = []
    damage.reserveCapacity(8)
    func tap() {
      for (old, new) in [(idle, pressed), (pressed, idle)] {
        damage.removeAll(keepingCapacity: true)
        painter.damage(
          from: old, to: new, scale: 1, size: picture.image.bounds, into: &damage)
        for rect in damage { painter.paint(new, in: picture.image, part: rect) }
      }
    }
    for _ in 0..<100 { tap() }
    let before = memory
    for _ in 0..<50_000 { tap() }
    #expect(memory - before < 2 << 20)
  }

  @Test func wordsThatComeAndGoTakeABoundedPart() {
    let painter = ScenePainter(theme: .dark)
    let picture = Picture(width: 120, height: 44)
    func show(_ number: Int) {
      painter.paint(
        Scene(elements: [SceneElement(0, .suggestion, "word \(number)", width: 120)]),
        in: picture.image, part: picture.image.bounds)
    }
    for number in 0..<2000 { show(number) }
    let before = memory
    for number in 2000..<10_000 { show(number) }
    #expect(memory - before < 2 << 20)
  }
}
