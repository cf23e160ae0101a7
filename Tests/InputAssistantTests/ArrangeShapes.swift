// SPDX-License-Identifier: MIT

import InputAssistant

/// Enumerations of small bars, and bars drawn by a seeded generator.
enum ArrangeShapes {
  /// Every sequence of at most `length` numbers below `base`.
  static func sequences(of base: Int, upTo length: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var longest = all
    for _ in 0..<length {
      longest = longest.flatMap { sequence in (0..<base).map { sequence + [$0] } }
      all += longest
    }
    return all
  }

  /// Every way to hand a sequence of groups out to the two sides.
  static func splits(_ groups: [BarGroup], suggestions: Int?) -> [Bar] {
    (0...groups.count).map { count in
      BarSketch.bar(
        leading: Array(groups[..<count]), trailing: Array(groups[count...]),
        suggestions: suggestions)
    }
  }

  /// Every group of at most four items out of a button, a hidden one and three spaces, without
  /// a representative, with one and with a hidden one.
  static var contents: [BarGroup] {
    let items = [
      BarSketch.button(9), BarSketch.button(7, isHidden: true), BarSketch.space(12),
      BarSketch.space(-10), BarSketch.flexibleSpace,
    ]
    let representatives = [nil, BarSketch.button(4), BarSketch.button(4, isHidden: true)]
    return sequences(of: items.count, upTo: 4).flatMap { sequence in
      representatives.map { BarGroup(items: sequence.map { items[$0] }, representative: $0) }
    }
  }

  /// Groups that tie in priority, freed width or freed width per item, one after the other.
  static let ties: [BarGroup] = {
    let representative = BarSketch.button(1, width: 52)
    let items = [
      [BarSketch.button(1, width: 152)],
      [BarSketch.button(1, width: 124), BarSketch.button(1, width: 124)],
      [BarSketch.button(1, width: 252)],
      [
        BarSketch.button(1, priority: -1, width: 124),
        BarSketch.button(1, priority: 1, width: 124),
      ],
      [BarSketch.button(1, priority: 1, width: 152)],
    ]
    // A hidden group between two others brings neither nearer to the suggestions.
    let hidden = BarGroup(items: items[0], representative: representative, isHidden: true)
    return items.map { BarGroup(items: $0, representative: representative) } + [hidden]
  }()

  /// A group of so many items with everything else drawn from small alphabets.
  static func group(
    _ count: Int, _ hasRepresentative: Bool, _ random: inout SplitMix64
  ) -> BarGroup {
    let items = (0..<count).map { _ in item(&random) }
    var representative: BarItem?
    if hasRepresentative {
      let letters = random.pick([1, 4, 4, 12, 40])
      representative = BarSketch.button(letters, isHidden: random.once(in: 10))
    }
    return BarGroup(
      items: items, representative: representative, isHidden: random.once(in: 20))
  }

  private static func item(_ random: inout SplitMix64) -> BarItem {
    let priority = random.pick([0, 0, 0, 0, 1, -1])
    let letters = random.pick([1, 4, 7, 10, 14])
    switch random.next() % 16 {
    case 0: return BarSketch.space(random.pick([12, -3, -30, 0]), isHidden: random.once(in: 4))
    case 1: return BarSketch.flexibleSpace
    case 2: return BarSketch.button(letters, isHidden: true, priority: 1)
    case 3, 4: return BarSketch.symbol(letters, priority: priority)
    case 5: return BarSketch.button(letters, kind: .custom, priority: priority)
    case 6:
      let width = random.pick([30, 90.3, 120])
      return BarSketch.button(letters, kind: .menu, priority: priority, width: width)
    default: return BarSketch.button(letters, priority: priority)
    }
  }

  /// A bar of so many groups of up to four items.
  static func bar(groups count: Int, _ random: inout SplitMix64) -> Bar {
    let groups = (0..<count).map { _ in
      group(Int(random.next() % 5), !random.once(in: 3), &random)
    }
    let leading = Int(random.next() % UInt64(count + 1))
    return BarSketch.bar(
      leading: Array(groups[..<leading]), trailing: Array(groups[leading...]),
      suggestions: random.pick([nil, 0, 1, 2, 3, 3, 3, 5]))
  }
}
