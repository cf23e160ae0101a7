// SPDX-License-Identifier: MIT

import KeyboardHarness
import TestSupport

/// Where a keyboard on the bench's screen has its letters and its space bar, in points.
struct KeyPlaces {
  private var places: [Character: Place] = [:]

  struct Place {
    let x: Int
    let y: Int
  }

  /// A row of keys of one width: its letters, the middle of the first, and how far the next is.
  struct Row {
    let letters: String
    let x: Double
    let step: Double
    let y: Int
  }

  init(_ rows: Row...) {
    for row in rows {
      for (column, letter) in row.letters.enumerated() {
        places[letter] = Place(x: Int(row.x + row.step * Double(column)), y: row.y)
      }
    }
  }

  /// Takes the keys of `toprail` at the bottom of a screen of a height.
  init(_ keyboard: KeyboardElements, screenHeight: Int) {
    let top = Double(screenHeight) - keyboard.height
    for key in keyboard.elements where key.id.hasPrefix("key.") {
      let isSpace = key.title == "space"
      guard isSpace || key.title.count == 1 else { continue }
      let place = Place(
        x: Int(key.x + key.width / 2), y: Int((top + key.y + key.height / 2).rounded()))
      places[isSpace ? " " : Character(key.title.lowercased())] = place
    }
  }

  /// The middle of the key of a letter, or of the space bar.
  func place(of letter: Character) throws -> Place {
    guard let place = places[letter] else { throw Trouble("no key for “\(letter)”") }
    return place
  }
}
