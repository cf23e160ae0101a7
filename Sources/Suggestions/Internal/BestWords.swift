// SPDX-License-Identifier: MIT

/// The words of the least cost so far, the least first.
struct BestWords {
  /// A few more than are shown, so that some can be passed over.
  static let capacity = 6

  private(set) var count = 0
  /// A cost must be below this to get in.
  private(set) var limit = Int.max
  /// Whether there was no time to look for all of them.
  var isCutShort = false
  private var words = InlineArray<6, Int>(repeating: 0)
  private var costs = InlineArray<6, Int>(repeating: Int.max)

  func word(_ index: Int) -> Int { words[index] }
  func cost(_ index: Int) -> Int { costs[index] }

  mutating func insert(_ word: Int, cost: Int) {
    guard cost < limit else { return }
    if count < Self.capacity { count &+= 1 }
    var place = count &- 1
    while place > 0, costs[place &- 1] > cost {
      costs[place] = costs[place &- 1]
      words[place] = words[place &- 1]
      place &-= 1
    }
    costs[place] = cost
    words[place] = word
    if count == Self.capacity { limit = costs[count &- 1] }
  }
}
