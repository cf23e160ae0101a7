// SPDX-License-Identifier: MIT

extension LayoutRows {
  /// One view of a stack along and across the stack.
  private struct Part {
    let view: UIView
    let start: LinearExpression
    let length: LinearExpression
    let edge: LinearExpression
    let breadth: LinearExpression

    var end: LinearExpression { start + length }
    var middle: LinearExpression { start + length * 0.5 }
  }

  /// What a stack asks for its views.
  func addStack(_ stack: UIStackView) {
    let isMirrored = stack.isMirrored && stack.axis == .horizontal
    var views = stack.visibleViews
    var gaps = stack.gaps(after: views)
    if isMirrored {
      views.reverse()
      gaps.reverse()
    }
    let parts = views.map { part($0, stack.axis) }
    let bounds = bounds(of: stack)
    let isRow = stack.axis == .horizontal
    addAlong(stack, parts, gaps, isRow ? bounds.width : bounds.height)
    addAcross(stack, parts, isRow ? bounds.height : bounds.width)
  }

  private func part(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Part {
    let rect = frame(of: view)
    return axis == .horizontal
      ? Part(
        view: view, start: rect.left, length: rect.width, edge: rect.top, breadth: rect.height)
      : Part(
        view: view, start: rect.top, length: rect.height, edge: rect.left, breadth: rect.width)
  }

  private func addAlong(
    _ stack: UIStackView, _ parts: [Part], _ gaps: [CGFloat], _ length: LinearExpression
  ) {
    guard let first = parts.first, let last = parts.last else {
      return ask(length, .equal, .fittingSizeLevel)
    }
    require(first.start)
    require(last.end - length)
    for (index, next) in parts.enumerated().dropFirst() {
      addGap(stack, parts[index - 1], next, gaps[index - 1])
    }
    addLengths(stack, parts, first)
  }

  private func addGap(_ stack: UIStackView, _ part: Part, _ next: Part, _ gap: CGFloat) {
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: require(next.start - part.end - gap)
    case .equalSpacing:
      let shared = LinearExpression(LayoutVariable.gap, of: stack.layoutID)
      require(next.start - part.end - shared)
      require(shared - gap, .greaterOrEqual)
      ask(shared - gap, .equal, Self.fittingGap)
    case .equalCentering:
      let step = LinearExpression(LayoutVariable.step, of: stack.layoutID)
      ask(next.middle - part.middle - step, .equal, Self.equalSteps)
      require(next.start - part.end - gap, .greaterOrEqual)
      ask(next.start - part.end - gap, .equal, Self.fittingGap)
    }
  }

  private func addLengths(_ stack: UIStackView, _ parts: [Part], _ first: Part) {
    let unit = first.view.contentLength(stack.axis)
    for part in parts.dropFirst() {
      switch stack.distribution {
      case .fillEqually: require(part.length - first.length)
      case .fillProportionally:
        let share = unit > 0 ? part.view.contentLength(stack.axis) / unit : 1
        ask(part.length - first.length * share, .equal, Self.proportion)
      case .fill, .equalSpacing, .equalCentering: break
      }
    }
  }

  private func addAcross(_ stack: UIStackView, _ parts: [Part], _ breadth: LinearExpression) {
    let isMirrored = stack.isMirrored && stack.axis == .vertical
    for part in parts {
      let rest = breadth - part.edge - part.breadth
      switch stack.alignment {
      case .fill:
        require(part.edge)
        require(rest)
        continue
      case .leading: require(isMirrored ? rest : part.edge)
      case .trailing: require(isMirrored ? part.edge : rest)
      case .center: require(part.edge - rest)
      case .firstBaseline, .lastBaseline: addBaseline(stack, part, parts[0])
      }
      require(part.edge, .greaterOrEqual)
      require(rest, .greaterOrEqual)
    }
    ask(breadth, .equal, Self.fittingGap)
  }

  private func addBaseline(_ stack: UIStackView, _ part: Part, _ first: Part) {
    guard stack.axis == .horizontal else { return require(part.edge) }
    guard part.view !== first.view else { return ask(part.edge, .equal, Self.fittingGap) }
    let isFirst = stack.alignment == .firstBaseline
    func line(_ part: Part) -> LinearExpression {
      baseline(of: part.view, top: part.edge, height: part.breadth, isFirst: isFirst)
    }
    require(line(part) - line(first))
  }

  /// Gaps are no wider than they must be, unless anything else asks for it.
  private static let fittingGap = UILayoutPriority(30)
  private static let equalSteps = UILayoutPriority(149)
  private static let proportion = UILayoutPriority(999)
}
