// SPDX-License-Identifier: MIT

/// Squeezes widths from above: the widest give first, down to a floor.
enum WaterLevel {
  /// The highest level for which cutting every width to it saves enough, at least the floor.
  static func level(_ widths: [Int], saving deficit: Int, floor: Int) -> Int {
    let sorted = widths.sorted(by: >)
    var sum = 0
    for (index, width) in sorted.enumerated() {
      sum += width
      let next = index + 1 < sorted.count ? max(floor, sorted[index + 1]) : floor
      let level = (sum - deficit) / (index + 1)
      if level >= next { return level }
    }
    return floor
  }
}
