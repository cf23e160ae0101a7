// SPDX-License-Identifier: MIT

/// Lays out the views of one tree by their constraints.
///
/// The steps, in order: constraints are brought up to date, the tree says what it asks for
/// (`LayoutRows`), the solver finds the rectangles, the views get them as frames. Frames that change
/// can change what is asked for (the height of text by its width, autoresized views), so the steps
/// repeat until nothing changes.
@MainActor
final class LayoutEngine {
  /// Whether any view was ever constrained. Without that, layout costs what it cost before.
  static var isInUse = false
  /// Whether a constraint has changed since the last layout.
  static var isStale = false
  /// Whether a layout is going on, in which views only follow.
  static var isLayingOut = false

  private static let mostRounds = 8

  private unowned let top: UIView
  private var solver = LayoutSolver()

  init(top: UIView) { self.top = top }

  /// Gives the views of a view's tree the frames that constraints say.
  static func update(treeOf view: UIView) {
    guard isInUse else { return }
    let top = view.topmost
    let engine = top.layoutState.engine ?? LayoutEngine(top: top)
    top.layoutState.engine = engine
    engine.update()
  }

  /// The size that a view's content and constraints give it.
  static func fittingSize(
    of view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    view.updateConstraintsIfNeeded()
    var solver = LayoutSolver()
    var size = CGSize.zero
    // The first round finds the widths, the second one the heights that text has in them.
    for _ in 0..<2 {
      let found = solver
      let rows = LayoutRows(top: view, findsTop: true) {
        CGFloat(found.value(of: LayoutVariable.number(LayoutVariable.width, of: $0.layoutID)))
      }
      let bounds = rows.bounds(of: view)
      rows.ask(bounds.width - target.width, .equal, horizontal)
      rows.ask(bounds.height - target.height, .equal, vertical)
      solver.solve(rows.rows)
      size = CGSize(
        width: bounds.width.value(solver.value).rounded(),
        height: bounds.height.value(solver.value).rounded())
    }
    return size
  }

  /// Runs what follows a layout that has been found, without finding it anew.
  static func following<Result>(_ body: () -> Result) -> Result {
    let wasLayingOut = isLayingOut
    isLayingOut = true
    defer { isLayingOut = wasLayingOut }
    return body()
  }

  private func update() {
    top.updateConstraintsIfNeeded()
    var rounds = 0
    while rounds < Self.mostRounds, applyRound() { rounds += 1 }
    Self.isStale = false
  }

  /// Solves once; whether a frame has changed.
  private func applyRound() -> Bool {
    let rows = LayoutRows(top: top, findsTop: false) { $0.frame.width }
    solver.solve(rows.rows)
    report(rows)
    for guide in rows.guides { apply(guide) }
    var hasChanged = false
    for view in rows.views {
      let frame = wholePoints(view.layoutID)
      guard frame != view.frame else { continue }
      view.frame = frame
      hasChanged = true
    }
    return hasChanged
  }

  private func apply(_ guide: UILayoutGuide) {
    let frame = wholePoints(guide.layoutID)
    guard frame != guide.solvedFrame else { return }
    guide.solvedFrame = frame
    if let view = guide.owningView, guide === view.scrolledContentGuide,
      [LayoutVariable.width, LayoutVariable.height].contains(where: {
        solver.knows(LayoutVariable.number($0, of: guide.layoutID))
      })
    {
      view.scrolledContentDidChange(to: frame.size)
    }
  }

  /// An item's rectangle with its edges on whole points, so that what touches goes on touching.
  private func wholePoints(_ id: Int) -> CGRect {
    func value(_ unknown: Int) -> Double {
      Double(CGFloat(solver.value(of: LayoutVariable.number(unknown, of: id))).usable)
    }
    let (x, y) = (value(LayoutVariable.left), value(LayoutVariable.top))
    let (left, top) = (round(x), round(y))
    return CGRect(
      x: left, y: top, width: round(x + value(LayoutVariable.width)) - left,
      height: round(y + value(LayoutVariable.height)) - top)
  }

  // A difference that is no more than the rest of a calculation doesn't decide about a point.
  private func round(_ value: Double) -> Double {
    ((value * 1024).rounded() / 1024).rounded()
  }

  private func report(_ rows: LayoutRows) {
    guard top.bounds.width > 0, top.bounds.height > 0 else { return }
    for source in solver.broken where source >= 0 && !rows.sources[source].isReported {
      rows.sources[source].isReported = true
      Mistakes.report(
        "constraints that contradict each other; left out is \(rows.sources[source]). Where a view"
          + " is constrained, its translatesAutoresizingMaskIntoConstraints must be false")
    }
  }
}
