// SPDX-License-Identifier: MIT

/// The rules of typing, written down a second time for a few keys: a letter, a letter with shift held,
/// space, shift and backspace.
///
/// It works on the history: each finger is a note of what it pressed and when, and what a release
/// types follows from the notes.
struct OracleKeyboard {
  enum Key: String, CaseIterable { case q, w, space, shift, delete }

  private struct Finger {
    var id: Int
    var key: Key
    var isCapital = false
    var typedMeanwhile = false
    var shiftBefore = "off"
    var locks = false
    var nextDelete = 0.0
  }

  private(set) var output: [String] = []
  private var fingers: [Finger] = []
  private var shift = "off"
  private var lastShift = -9.0
  private var lastSpace = -9.0
  private var text = ""

  var isIdle: Bool { fingers.isEmpty }
  var capital: String { shift }
  /// Keys with a finger on them, in press order.
  var held: [Key] { fingers.map(\.key) }

  mutating func press(_ key: Key, finger: Int, at time: Double) {
    // Everybody else is done, but for shift under anything that isn't shift.
    let before = fingers
    fingers = before.filter { $0.key == .shift && key != .shift }
    for finger in before where finger.key != .shift { lift(finger, at: time) }
    for finger in before where finger.key == .shift && key == .shift { lift(finger, at: time) }
    if key != .shift {
      for index in fingers.indices { fingers[index].typedMeanwhile = true }
      lastShift = -9
    }
    var new = Finger(id: finger, key: key, isCapital: shift != "off")
    switch key {
    case .delete:
      write("<", at: time)
      new.nextDelete = time + 0.5
    case .shift:
      new.shiftBefore = shift
      new.locks = time - lastShift <= 0.3
      lastShift = new.locks ? -9 : time
      shift = new.locks ? "locked" : shift == "off" ? "once" : shift
    default: break
    }
    fingers.append(new)
  }

  mutating func release(_ id: Int, at time: Double) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    lift(fingers.remove(at: index), at: time)
  }

  mutating func cancel(_ id: Int, at time: Double) {
    guard let index = fingers.firstIndex(where: { $0.id == id }) else { return }
    let finger = fingers.remove(at: index)
    guard finger.key == .shift else { return }
    if finger.typedMeanwhile {
      lift(finger, at: time)
    } else {
      (shift, lastShift) = (finger.shiftBefore, -9)
    }
  }

  mutating func wait(from start: Double, to end: Double) {
    for index in fingers.indices where fingers[index].key == .delete {
      while fingers[index].nextDelete <= end {
        write("<", at: fingers[index].nextDelete)
        fingers[index].nextDelete += 0.1
      }
    }
  }

  private mutating func lift(_ finger: Finger, at time: Double) {
    switch finger.key {
    case .q, .w:
      let letter = finger.key.rawValue
      write(finger.isCapital ? letter.uppercased() : letter, at: time)
      lastShift = -9
    case .space:
      let isSecond = time - lastSpace <= 0.7 && text.hasSuffix(" ")
      if isSecond, let last = text.dropLast().last, last.isLetter {
        write(".", at: time)
      } else {
        write(" ", at: time)
        lastSpace = time
      }
    case .delete: break
    case .shift where finger.typedMeanwhile:
      shift = finger.shiftBefore == "locked" ? "locked" : "off"
    case .shift: shift = finger.locks ? "locked" : finger.shiftBefore == "off" ? "once" : "off"
    }
  }

  /// Something reached the text: a shift that isn't held is used up.
  private mutating func write(_ what: String, at time: Double) {
    output.append(what)
    lastSpace = -9
    if what == "<" {
      _ = text.popLast()
    } else if what == "." {
      text = text.dropLast() + ". "
    } else {
      text += what
    }
    if shift == "once", !fingers.contains(where: { $0.key == .shift }) { shift = "off" }
  }
}
