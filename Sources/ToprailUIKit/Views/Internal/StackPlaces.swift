// SPDX-License-Identifier: MIT

/// Where a stack's views begin and how long they are: arithmetic without views.
struct StackPlaces {
  private(set) var origins: [CGFloat] = []
  private(set) var lengths: [CGFloat]

  /// - Parameters:
  ///   - wanted: the lengths that the views ask for.
  ///   - canGrow: which views ask for no length of their own.
  ///   - gaps: the gaps between them, one fewer than there are views.
  init(
    wanted: [CGFloat], canGrow: [Bool], gaps: [CGFloat], length: CGFloat,
    distribution: UIStackView.Distribution
  ) {
    lengths = wanted
    let free = length - wanted.reduce(0, +) - gaps.reduce(0, +)
    var gaps = gaps
    switch distribution {
    case .fill: fill(free, canGrow)
    case .fillEqually:
      let share = max(0, length - gaps.reduce(0, +)) / CGFloat(max(1, wanted.count))
      lengths = wanted.map { _ in share }
    case .fillProportionally: scale(to: length - gaps.reduce(0, +))
    case .equalSpacing where !gaps.isEmpty && free > 0:
      gaps = gaps.map { $0 + free / CGFloat(gaps.count) }
    case .equalCentering where !gaps.isEmpty && free > 0: gaps = centred(gaps, in: length)
    case .equalSpacing, .equalCentering: fill(min(0, free), canGrow)
    }
    place(gaps)
  }

  /// Gives what is left to the last view that can grow; takes what is missing from the longest.
  private mutating func fill(_ free: CGFloat, _ canGrow: [Bool]) {
    if free >= 0 {
      let index = canGrow.lastIndex(of: true) ?? lengths.count - 1
      lengths[index] += free
      return
    }
    var missing = -free
    for index in lengths.indices.sorted(by: { lengths[$0] > lengths[$1] }) where missing > 0 {
      let taken = min(missing, lengths[index])
      lengths[index] -= taken
      missing -= taken
    }
  }

  private mutating func scale(to room: CGFloat) {
    let total = lengths.reduce(0, +)
    guard total > 0 else { return fill(room, lengths.map { _ in true }) }
    lengths = lengths.map { $0 * max(0, room) / total }
  }

  /// Gaps that put the middles at equal distances, none smaller than asked for.
  private func centred(_ gaps: [CGFloat], in length: CGFloat) -> [CGFloat] {
    let first = (lengths.first ?? 0) / 2
    let last = (lengths.last ?? 0) / 2
    let step = (length - first - last) / CGFloat(gaps.count)
    return gaps.indices.map { max(gaps[$0], step - lengths[$0] / 2 - lengths[$0 + 1] / 2) }
  }

  private mutating func place(_ gaps: [CGFloat]) {
    var position: CGFloat = 0
    for index in lengths.indices {
      origins.append(position)
      position += lengths[index] + (index < gaps.count ? gaps[index] : 0)
    }
  }
}
