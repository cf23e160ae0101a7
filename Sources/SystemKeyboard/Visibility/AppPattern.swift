// SPDX-License-Identifier: MIT

/// Which apps are meant: an app id in which `*` stands for any letters and `?` for one.
///
/// Upper and lower case of ASCII are the same, since apps write their ids as they like:
/// `AppPattern("org.kde.*")` matches `org.kde.Konsole`.
package struct AppPattern: Hashable, Sendable {
  private let pattern: [UInt8]

  /// Takes a pattern as a person writes it; without `*` and `?` it is an app id.
  package init(_ pattern: String) {
    self.pattern = pattern.utf8.map(\.lowercased)
  }

  /// Whether an app id fits the pattern from its first letter to its last.
  ///
  /// It takes time by the product of both lengths at the most, however many stars there are.
  package func matches(_ app: String) -> Bool {
    let app = app.utf8.map(\.lowercased)
    var (place, letter) = (0, 0)
    // Where to go on when what follows the last star doesn't fit: the star takes one letter more.
    var star: (place: Int, letter: Int)?
    while letter < app.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, letter)
        place += 1
      } else if place < pattern.count, fits(pattern[place], app[letter]) {
        place += 1
        letter += 1
      } else if let last = star {
        star = (last.place, last.letter + 1)
        (place, letter) = (last.place + 1, last.letter + 1)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  private func fits(_ pattern: UInt8, _ letter: UInt8) -> Bool {
    pattern == letter || pattern == UInt8(ascii: "?")
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self + 32 : self
  }
}
