// SPDX-License-Identifier: MIT

/// The order in which a bar's groups collapse. It follows from the content, not from the width.
///
/// Lower priority first; then the group that frees most width for each item that it hides; then
/// the one nearest to the suggestions; then trailing before leading. Since the order is the same at
/// every width and collapsing stops as soon as everything fits, widening never hides a group that
/// a narrower bar showed.
struct CollapseOrder {
  private let candidates: [CollapseCandidate]
  /// The width of both sides when nothing that can expand is collapsed.
  private let fullWidth: Int

  init(_ plan: BarPlan) {
    var found: [CollapseCandidate] = []
    for position in plan.groups.indices {
      if let candidate = CollapseCandidate(plan, at: position) { found.append(candidate) }
    }
    found.sort { $0.precedes($1) }
    candidates = found
    fullWidth = plan.width(.leading) + plan.width(.trailing)
  }

  /// How many groups can collapse.
  var count: Int { candidates.count }

  /// The least number of collapsed groups with which both sides fit a width, or all.
  func collapses(toFit width: Int) -> Int {
    var needed = fullWidth
    for index in candidates.indices {
      if needed <= width { return index }
      needed -= candidates[index].freed
    }
    return count
  }

  /// Collapses the first groups of the order.
  func collapse(_ number: Int, in plan: inout BarPlan) {
    for candidate in candidates.prefix(number) { plan.groups[candidate.group].isCollapsed = true }
  }
}
