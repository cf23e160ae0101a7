// SPDX-License-Identifier: MIT

import InputAssistant
import Testing

/// Every sequence of events of a length with two fingers that press, slide and are lifted.
private struct Sweep {
  let keys: [String]
  let targets: [String?]
  var count = 0
  var mistakes: [String] = []

  mutating func go(_ hands: Hands, down: Set<Int>, presses: Int, _ length: Int, _ path: String = "")
  {
    check(hands, down: down, presses: presses, path)
    guard length > 0, mistakes.count < 5 else { return }
    for finger in 0...1 {
      if down.contains(finger) {
        slide(finger, hands, down: down, presses: presses, length, path)
        var (lifted, cancelled) = (hands, hands)
        lifted.release(touch: finger)
        cancelled.keyboard.cancel(touch: finger)
        let rest = down.subtracting([finger])
        go(lifted, down: rest, presses: presses, length - 1, "\(path) -\(finger)")
        go(cancelled, down: rest, presses: presses, length - 1, "\(path) x\(finger)")
      } else {
        for key in keys where hands.hasKey(key) {
          var next = hands
          next.press(key, touch: finger, x: 100)
          let name = "\(path) \(key)\(finger)"
          go(next, down: down.union([finger]), presses: presses + 1, length - 1, name)
        }
      }
    }
    guard !down.isEmpty else { return }
    var later = hands
    later.wait(0.6)
    go(later, down: down, presses: presses, length - 1, "\(path) wait")
  }

  private mutating func slide(
    _ finger: Int, _ hands: Hands, down: Set<Int>, presses: Int, _ length: Int, _ path: String
  ) {
    for target in targets where target.map(hands.hasKey) ?? true {
      var next = hands
      next.move(to: target, touch: finger, x: target == nil ? 40 : 135)
      let name = "\(path) \(target ?? "off")@\(finger)"
      go(next, down: down, presses: presses, length - 1, name)
    }
  }

  private mutating func check(_ hands: Hands, down: Set<Int>, presses: Int, _ path: String) {
    count += 1
    let keyboard = hands.keyboard
    let typed = hands.effects.filter { if case .moveCaret = $0 { false } else { true } }
    if typed.count > presses { mistakes.append("\(path): \(typed) of \(presses) presses") }
    if keyboard.layout.keys(on: keyboard.layer).isEmpty { mistakes.append("\(path): no keys") }
    if keyboard.pressedKeys.count > down.count { mistakes.append("\(path): a finger too many") }
    guard down.isEmpty else { return }
    if !keyboard.pressedKeys.isEmpty || keyboard.popUp != nil || keyboard.nextDeadline != nil {
      mistakes.append("\(path): something is stuck")
    }
    var after = hands
    after.effects = []
    after.tap(keyboard.layer == .letters ? "q" : ".")
    if after.effects.count != 1 { mistakes.append("\(path): then a tap does \(after.effects)") }
  }
}

extension Hands {
  fileprivate func hasKey(_ label: String) -> Bool { key(label).row < 99 }
}

@Suite("All short sequences of slides")
struct KeyboardSlideSweepTests {
  @Test(
    "Type at most once a finger, and leave nothing stuck",
    arguments: [
      (["e", "shift"], ["a", "space", nil], 5), (["123", "ABC", "e"], ["1", "e", nil], 5),
      (["space", "e"], ["e", nil], 5), (["123", "#+=", "'"], ["'", "#+=", nil], 5),
      (["return", "hide keyboard", "e"], ["return", nil], 5),
    ] as [([String], [String?], Int)])
  func sweeps(keys: [String], targets: [String?], length: Int) {
    var sweep = Sweep(keys: keys, targets: targets)
    sweep.go(Hands(), down: [], presses: 0, length)
    #expect(sweep.mistakes == [] && sweep.count > 1000)
  }
}
