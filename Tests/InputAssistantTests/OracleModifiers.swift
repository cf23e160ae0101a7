// SPDX-License-Identifier: MIT

/// The rules of control and alt, written down a second time for a few keys of a terminal.
///
/// It works on the history, as `OracleKeyboard` does: "^" stands for control and "!" for alt.
struct OracleModifiers {
  enum Key: String, CaseIterable {
    case q, space, escape, left, delete, control, alt
    var isModifier: Bool { self == .control || self == .alt }
  }

  private struct Finger {
    var id: Int
    var key: Key
    var since: Double
    var prefix = ""
    var nextRepeat = 0.0
    var before = "off"
    var locks = false
    var typedMeanwhile = false
  }

  private(set) var output: [String] = []
  private var fingers: [Finger] = []
  private var states: [Key: String] = [.control: "off", .alt: "off"]
  private var lastTap: (key: Key, time: Double)?

  var held: [Key] { fingers.map(\.key) }
  func state(_ key: Key) -> String { states[key] ?? "" }

  private var prefix: String {
    (states[.control] == "off" ? "" : "^") + (states[.alt] == "off" ? "" : "!")
  }

  mutating func press(_ key: Key, finger: Int, at time: Double) {
    let before = fingers
    fingers = before.filter { $0.key.isModifier && !key.isModifier }
    for index in fingers.indices { fingers[index].typedMeanwhile = true }
    for finger in before where key.isModifier || !finger.key.isModifier { lift(finger) }
    if lastTap?.key != key { lastTap = nil }
    var new = Finger(id: finger, key: key, since: time, prefix: prefix)
    if key.isModifier {
      new.before = state(key)
      new.locks = lastTap.map { time - $0.time <= 0.3 } ?? false
      lastTap = new.locks ? nil : (key, time)
      states[key] = new.locks ? "locked" : new.before == "off" ? "once" : new.before
    }
    if key == .left || key == .delete {
      write(new)
      new.nextRepeat = time + 0.5
    }
    fingers.append(new)
  }

  mutating func release(_ id: Int) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    lift(fingers.remove(at: index))
  }

  mutating func cancel(_ id: Int) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    let finger = fingers.remove(at: index)
    guard finger.key.isModifier else { return }
    if finger.typedMeanwhile { return lift(finger) }
    (states[finger.key], lastTap) = (finger.before, nil)
  }

  mutating func wait(to end: Double) {
    for index in fingers.indices {
      let finger = fingers[index]
      if finger.key.isModifier, !finger.typedMeanwhile, finger.since + 0.5 <= end {
        fingers[index].locks = true
        states[finger.key] = "locked"
      }
      while finger.nextRepeat > 0, fingers[index].nextRepeat <= end {
        write(finger)
        fingers[index].nextRepeat += 0.1
      }
    }
  }

  private mutating func lift(_ finger: Finger) {
    switch finger.key {
    case .q, .space, .escape: write(finger)
    case .left, .delete: break
    case .control, .alt:
      if finger.typedMeanwhile {
        states[finger.key] = finger.before == "locked" ? "locked" : "off"
      } else if !finger.locks {
        states[finger.key] = finger.before == "off" ? "once" : "off"
      }
    }
  }

  /// A key went out: what holds for one key is let go, unless a finger is on it.
  private mutating func write(_ finger: Finger) {
    output.append(finger.prefix + finger.key.rawValue)
    lastTap = nil
    for key in [Key.control, .alt] where states[key] == "once" && !held.contains(key) {
      states[key] = "off"
    }
  }
}
