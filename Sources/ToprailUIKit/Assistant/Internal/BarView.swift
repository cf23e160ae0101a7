// SPDX-License-Identifier: MIT

import GLib
import GTK
import InputAssistant

/// The shortcuts bar in a window: native buttons where `arrange` puts them.
@MainActor
final class BarView: UIView {
  private static let help = """
    F6 leads here and back to the text. Arrow keys move, Enter runs, Menu opens a list. \
    Alt and 1, 2 or 3 takes a suggestion.
    """

  weak var session: InputSession?
  /// The items and the objects behind them. Widgets come and go here; laying out only places them.
  var snapshot: AssistantSnapshot? { didSet { showItems() } }

  /// The sizes that the bar has where it stands: alone, or above keys.
  var metrics = BarTheme.shared.metrics

  private(set) lazy var gate = TouchGate(host)
  private lazy var shelves: [BarSide: ItemShelf] = [
    .leading: ItemShelf(owner: self, gate: gate) { [weak self] in self?.tap($0) },
    .trailing: ItemShelf(owner: self, gate: gate) { [weak self] in self?.tap($0) },
  ]
  private lazy var strip = SuggestionStrip { [weak self] in self?.takeShown($0) }
  private let chevron = Button()
  private lazy var compactHeight = CompactHeight(of: self, gate: gate) { [weak self] in
    self?.showItems()
  }

  var isOpenToFocus = false {
    didSet {
      for shelf in shelves.values { shelf.isOpenToFocus = isOpenToFocus }
      strip.box.canFocus = isOpenToFocus
      chevron.canFocus = isOpenToFocus
    }
  }

  private var chevronLook: SceneElement?
  private var isStripLast = false
  private var bar = Bar()
  private var widths: [BarItem.ID: Double] = [:]
  private var arranged: (size: BarSize, metrics: BarMetrics, value: BarArrangement)?

  init() {
    super.init(frame: .zero)
    host.add(cssClass: "toprail-bar")
    host.setAccessibleRole(.toolbar)
    host.setAccessibleLabel("Shortcuts")
    host.setAccessibleDescription(Self.help)
    shelves[.leading]?.strip.insert(into: host)
    strip.box.insert(into: host)
    shelves[.trailing]?.strip.insert(into: host)
    chevron.hasFrame = false
    chevron.takesFocusOnClick = false
    chevron.canFocus = false
    chevron.onClick { [weak self] in self?.tap(.chevron) }
    chevron.insert(into: host)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows what the session says now.
  func show(_ session: InputSession) {
    bar = session.bar
    arranged = nil
    strip.show(bar.suggestions ?? [])
    host.queueAllocate()
  }

  /// The bar's height in a window of a size: 0 with nothing to show.
  func height(in window: CGSize) -> CGFloat {
    guard session?.isActive == true else { return 0 }
    return CGFloat(arrangement(in: window).height)
  }

  override func allocateContent(width: Int, height: Int) {
    // Also without height: the dock that slides out draws what is still visible in it.
    guard let window else { return }
    let arrangement = arrangement(in: window.bounds.size)
    for (side, shelf) in shelves { place(shelf, side, arrangement) }
    let suggestions = arrangement.elements.filter { placed in
      if case .suggestion = placed.place { true } else { false }
    }
    strip.place(suggestions, in: arrangement.suggestionsFrame)
    placeChevron(arrangement)
    tellGroups(arrangement)
    order(rows: arrangement.rowCount)
    compactHeight.follow()
  }

  private func showItems() {
    widths = [:]
    arranged = nil
    host.queueAllocate()
    for (side, shelf) in shelves {
      let entries = snapshot?.entries(side, isCompact: compactHeight.isCompact) ?? []
      for entry in entries { widths[entry.id] = entry.width }
      shelf.show(entries)
    }
  }

  private func tap(_ id: BarItem.ID) { session?.tap(id) }

  /// Takes what the strip shows: under a finger that may be older than what the session has.
  @discardableResult
  private func takeShown(_ index: Int) -> Bool {
    guard let shown = bar.suggestions, shown.indices.contains(index) else { return false }
    return session?.take(shown[index]) ?? false
  }

  private func arrangement(in window: CGSize) -> BarArrangement {
    let size = BarSize(width: window.width, screenHeight: window.height)
    if let arranged, arranged.size == size, arranged.metrics == metrics { return arranged.value }
    let value = arrange(
      bar, in: size, rightToLeft: host.isRightToLeft,
      isComposing: session?.isComposing ?? false, showsOtherRow: session?.showsOtherRow ?? false,
      metrics: metrics
    ) { widths[$0.id] ?? 0 }
    arranged = (size, metrics, value)
    return value
  }

  private func place(_ shelf: ItemShelf, _ side: BarSide, _ arrangement: BarArrangement) {
    shelf.place(
      arrangement.elements.filter { $0.place.side == side }, region: arrangement.region(side),
      rowHeight: Int(metrics.barHeight),
      isRightToLeft: arrangement.isRightToLeft)
  }

  private func placeChevron(_ arrangement: BarArrangement) {
    let element = arrangement.elements.first { $0.place == .chevron }
    chevron.isChildVisible = element != nil
    guard let element else { return }
    chevron.allocate(Allocation(element.frame))
    let look = Scene(bar, arrangement)[.chevron]
    guard look?.spokenLabel != chevronLook?.spokenLabel else { return }
    chevronLook = look
    MainLoop.soon { [weak self] in self?.showChevron() }
  }

  private func showChevron() {
    chevron.symbol = chevronLook?.symbol.map { .icon($0) }
    chevron.setAccessibleLabel(chevronLook?.spokenLabel ?? "")
  }

  /// Assistive software reads widgets in their order: suggestions come last where they have a row of
  /// their own under the actions.
  private func order(rows: Int) {
    guard isStripLast != (rows > 1) else { return }
    isStripLast.toggle()
    // Not while GTK goes through the widgets.
    MainLoop.soon { [weak self] in
      guard let self else { return }
      strip.box.insert(into: host, before: isStripLast ? nil : shelves[.trailing]?.strip)
    }
  }

  private func tellGroups(_ arrangement: BarArrangement) {
    guard let snapshot else { return }
    for side in [BarSide.leading, .trailing] {
      for index in bar[side].indices {
        snapshot.group(for: side, index)?.isDisplayingRepresentativeItem =
          arrangement.isCollapsed(side, group: index)
      }
    }
  }
}

extension BarView: ReachableBar {
  var reachRows: [[ReachStop]] {
    guard frame.height > 0 else { return [] }
    let sides: [BarSide] = host.isRightToLeft ? [.trailing, .leading] : [.leading, .trailing]
    let (left, right) = (stops(sides[0]), stops(sides[1]))
    if isStripLast { return [left + right, strip.reachStops] }
    let row = left + strip.reachStops + right
    let switching = [ReachStop(widget: chevron)]
    return [host.isRightToLeft ? switching + row : row + switching]
  }

  private func stops(_ side: BarSide) -> [ReachStop] { shelves[side]?.reachStops ?? [] }

  /// Takes the suggestion with a number if it shows.
  func takeSuggestion(_ index: Int) -> Bool {
    strip.shows(index) && takeShown(index)
  }
}

extension BarPlace {
  /// The side that an item or a representative is on.
  fileprivate var side: BarSide? {
    switch self {
    case .item(let side, _, _), .representative(let side, _): side
    default: nil
    }
  }
}
