// SPDX-License-Identifier: MIT

/// The ladder: fits a measured bar into its width and places what is shown.
struct BarLayout {
  let bar: Bar
  let order: CollapseOrder
  /// The width of a row from which on actions and suggestions share it.
  let sharedFrom: Int
  var plan: BarPlan
  var builder: ArrangementBuilder

  init(_ bar: Bar, plan: BarPlan, metrics: BarMetrics, builder: ArrangementBuilder) {
    self.bar = bar
    self.plan = plan
    self.builder = builder
    order = CollapseOrder(plan)
    sharedFrom = Grid.up(metrics.oneRowMinimumWidth)
  }

  mutating func lay(_ rows: BarRows) {
    let width = builder.width
    switch rows {
    case .none: break
    case .actions: layActions(width: width)
    case .suggestions: layStrip(width: width, row: 0)
    case .shared: layShared(width: width)
    case .stacked:
      layActions(width: width)
      layStrip(width: width, row: 1)
    case .alternating(let showsSuggestions):
      let room = max(0, width - plan.metrics.touch)
      if showsSuggestions {
        collapse(toFit: room - plan.chrome(hasStrip: false))
        layStrip(width: room, row: 0)
      } else {
        layActions(width: room)
      }
      builder.addChevron(width: plan.metrics.touch)
    }
    noteCollapsed()
  }

  /// Rungs (1) and (2) for a row of actions alone, then (4).
  private mutating func layActions(width: Int) {
    let room = width - plan.chrome(hasStrip: false)
    collapse(toFit: room)
    laySides(SideRooms(plan, available: max(0, room)), width: width, then: nil)
  }

  /// Rungs (1) to (4) for a row of actions and suggestions.
  private mutating func layShared(width: Int) {
    var room = plan.sharedRoom(inRow: width)
    var slots = 3
    collapse(toFit: room)
    if plan.width(.leading) + plan.width(.trailing) > room {
      slots = 1
      room = width - plan.chrome(hasStrip: true) - plan.metrics.suggestion
    }
    laySides(SideRooms(plan, available: max(0, room)), width: width, then: slots)
  }

  /// Rung (1), and (2) once every group that can collapse has.
  private mutating func collapse(toFit room: Int) {
    var number = order.collapses(toFit: room)
    if builder.width < sharedFrom, bar.suggestions != nil {
      // A bar that is just wide enough for one row must not hide what this narrower one shows.
      number = max(number, order.collapses(toFit: plan.sharedRoom(inRow: sharedFrom)))
    }
    order.collapse(number, in: &plan)
    // Does nothing unless all that can collapse have and it is still too much.
    plan.squeeze(toFit: room)
  }

  /// A strip in a row of its own.
  private mutating func layStrip(width: Int, row: Int) {
    let slots = width >= 3 * plan.metrics.suggestion ? 3 : 1
    addStrip(at: 0, room: width, row: row, slots: slots)
  }

  private mutating func laySides(_ rooms: SideRooms, width: Int, then slots: Int?) {
    let metrics = plan.metrics
    let start = plan.shows(.leading) ? min(metrics.edgeInset, width) : 0
    let end = plan.shows(.trailing) ? max(0, width - metrics.edgeInset) : width
    let trailing = max(0, end - rooms.trailing)
    lay(.leading, at: start, room: rooms.leading)
    if let slots {
      let from = plan.shows(.leading) ? start + rooms.leading + metrics.groupSpacing : 0
      let to = plan.shows(.trailing) ? trailing - metrics.groupSpacing : width
      addStrip(at: min(from, width), room: max(0, to - from), row: 0, slots: slots)
    }
    lay(.trailing, at: trailing, room: rooms.trailing)
  }

  private mutating func addStrip(at x: Int, room: Int, row: Int, slots: Int) {
    builder.addStrip(
      at: x, room: room, row: row, slots: slots, suggestions: bar.suggestions?.count ?? 0,
      maximum: plan.metrics.suggestionsMaximum)
  }

  private mutating func noteCollapsed() {
    for group in plan.groups where group.isCollapsed {
      builder.arrangement.collapsed.append(GroupPlace(group.side, group.index))
    }
  }
}
