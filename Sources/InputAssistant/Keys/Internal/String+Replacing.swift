// SPDX-License-Identifier: MIT

extension String {
  /// The text with every occurrence of some text replaced.
  ///
  /// The standard library's own brings a parser of regular expressions into every program, which is larger
  /// than all of this room.
  func replacingAll(_ part: String, with other: String) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.firstIndex(where: { $0 == part.first }) {
      result += rest[..<place]
      if rest[place...].hasPrefix(part) {
        result += other
        rest = rest[rest.index(place, offsetBy: part.count)...]
      } else {
        result.append(rest[place])
        rest = rest[rest.index(after: place)...]
      }
    }
    return result + rest
  }
}
