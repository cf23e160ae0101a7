// SPDX-License-Identifier: MIT

import Glibc

// Finger WIDTH HEIGHT [keyboard]: moves a pointer in the compositor's session as lines on standard input say:
// `tap X Y`, `down X Y`, `move X Y`, `up`. Answers `ok` once the compositor has read it. With `keyboard` the
// seat has a keyboard too, on which nobody types.

func say(_ line: String) {
  print(line)
  fflush(nil)
}

/// Does what a line says; false if it says nothing that there is.
@MainActor func obey(_ line: String, _ hand: Hand) -> Bool {
  let words = line.split(separator: " ")
  let place = words.dropFirst().compactMap { UInt32($0) }
  guard let word = words.first, word == "up" || place.count == 2 else { return false }
  switch word {
  case "tap", "down":
    // Some keyboards learn of a place only from a motion within them.
    hand.move(x: place[0] + 1, y: place[1])
    hand.move(x: place[0], y: place[1])
    hand.press(true)
    if word == "tap" { hand.press(false) }
  case "move": hand.move(x: place[0], y: place[1])
  case "up": hand.press(false)
  default: return false
  }
  return true
}

let size = CommandLine.arguments[1...].compactMap { UInt32($0) }
guard size.count == 2 else {
  say("usage: Finger WIDTH HEIGHT [keyboard]")
  exit(64)
}
guard let hand = Hand(width: size[0], height: size[1]) else {
  say("no compositor that has zwlr_virtual_pointer_manager_v1")
  exit(69)
}
if CommandLine.arguments.contains("keyboard"), !hand.addKeyboard() {
  say("no compositor that has zwp_virtual_keyboard_manager_v1")
  exit(69)
}
say("ready")
while let line = readLine() {
  guard obey(line, hand) else {
    say("unknown: \(line)")
    continue
  }
  guard hand.sync() else {
    say("the compositor has gone")
    exit(0)
  }
  say("ok")
}
