// SPDX-License-Identifier: MIT

/// Costs, with the least of each block, so that blocks without a good word are passed over.
struct CostTable: Sendable {
  let costs: MappedArray<UInt8>
  let minima: MappedArray<UInt8>

  /// Visits the places in a range whose cost, with an offset, is below the limit of what was found.
  ///
  /// It goes over the range in rounds, the cheap places first: then the limit falls soon, and most places
  /// are never visited.
  @inline(__always)
  func scan(
    _ range: Range<Int>, offset: Int, into best: inout BestWords,
    visit: (_ place: Int, _ cost: Int, inout BestWords) -> Void
  ) {
    guard !range.isEmpty else { return }
    let size = LexiconFormat.costsPerBlock
    let blocks = range.lowerBound / size..<(range.upperBound &- 1) / size &+ 1
    var floor = 0
    var ceiling = least(of: blocks) &+ Self.roundWidth
    while floor < 256, offset &+ floor < best.limit {
      for block in blocks {
        let least = Int(minima[block])
        guard least < ceiling, offset &+ least < best.limit else { continue }
        let start = max(block &* size, range.lowerBound)
        for place in start..<min((block &+ 1) &* size, range.upperBound) {
          let cost = Int(costs[place])
          if cost >= floor, cost < ceiling, offset &+ cost < best.limit {
            visit(place, offset &+ cost, &best)
          }
        }
      }
      floor = ceiling
      ceiling = floor &+ 3 &* Self.roundWidth
    }
  }

  /// A word at the end of the first round is half as probable as the best.
  private static let roundWidth = 10

  private func least(of blocks: Range<Int>) -> Int {
    var least: UInt8 = 255
    for block in blocks { least = min(least, minima[block]) }
    return Int(least)
  }
}
