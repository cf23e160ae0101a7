// SPDX-License-Identifier: MIT

/// Which offset in UTF-16 units, UIKit's, is which in Unicode scalars, GTK's.
struct TextOffsets {
  /// The scalars of the text.
  let scalarCount: Int
  /// The scalars that take two units, by their offsets in scalars.
  private let pairs: [Int]

  init(_ text: String) {
    let units = text.utf16.count
    guard text.utf8.count != units else {
      (scalarCount, pairs) = (units, [])
      return
    }
    var (count, pairs) = (0, [Int]())
    for byte in text.utf8 where byte & 0xC0 != 0x80 {
      if byte >= 0xF0 { pairs.append(count) }
      count += 1
    }
    (scalarCount, self.pairs) = (count, pairs)
  }

  /// The units of the text.
  var unitCount: Int { scalarCount + pairs.count }

  func utf16(_ scalar: Int) -> Int {
    let scalar = min(max(0, scalar), scalarCount)
    return scalar + pairs.partitioningIndex { $0 >= scalar }
  }

  /// The scalars before a unit; within a pair, those before the pair. One outside the text is the
  /// nearest end.
  func scalar(_ unit: Int) -> Int {
    let unit = min(max(0, unit), unitCount)
    // The pair of number n lies n units further on than its scalar's offset says.
    let before = pairs.indices.partitioningIndex { pairs[$0] + $0 + 1 >= unit }
    guard before < pairs.count, pairs[before] + before + 1 == unit else { return unit - before }
    return pairs[before]
  }
}
