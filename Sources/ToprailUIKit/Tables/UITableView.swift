// SPDX-License-Identifier: MIT

import GTK

/// A list of rows in sections, of which only those in sight have cells.
///
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
///     tableView.dataSource = self
///     tableView.delegate = self
///
/// Beside tap and swipe there is the keyboard: the arrows, Home, End and the page keys move, Return and
/// Space choose, Delete and the Menu key offer to delete. Tab enters the list at one row and leaves it.
/// Assistive software sees a list of the rows in sight.
///
/// Left out: index titles, moving rows by hand, swipe actions of the app's own, drag and drop,
/// prefetching, registered header views, diffable data sources.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableview>
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  let stock = CellStock()
  var geometry = TableGeometry()
  /// Which rows have the height of their cell, and not a guess.
  var isMeasured: [[Bool]] = []
  /// The cells that stand in the table.
  var cells: [IndexPath: UITableViewCell] = [:]
  var titles: [SectionEnd: UIView] = [:]
  var selected: Set<IndexPath> = []
  /// The row that the keyboard is at.
  var current: IndexPath?
  /// The row that the keyboard's focus is to come back to.
  var focusOwed: IndexPath?
  /// The row whose button for deleting shows.
  var offered: IndexPath?
  var deletesNothing = false
  /// Where a finger or button went down.
  var touched: CGPoint?
  /// Whether the data source and the delegate are being asked. What they change meanwhile counts
  /// afterwards: the rows that are being gone through must stay.
  var isAsking = false
  var needsReload = true
  var measuredWidth: CGFloat = 0
  /// The height of the first cell that was measured.
  var typicalHeight: CGFloat?
  var changes: TableChanges?
  var nesting = 0

  /// How sections are told apart.
  public let style: Style

  /// A table with a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUpTable()
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// What the table shows. Not kept alive.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet {
      deletesNothing = false
      reloadData()
    }
  }

  /// Who is asked and told about the rows. Not kept alive.
  open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      scrollDelegate = delegate
      reloadData()
    }
  }

  // MARK: Heights

  /// The height of all rows in points; by default each cell's own.
  open var rowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// What a row's height is taken for until its cell has been seen; by default the first one's.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of all headers in points; by default by their content.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { reloadData() } }
  /// The height of all footers in points; by default by their content.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { reloadData() } }

  // MARK: Looks

  /// A view above the first section; its frame's height counts.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, by: tableHeaderView) }
  }

  /// A view below the last section; its frame's height counts.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, by: tableFooterView) }
  }

  /// Whether there are lines between the rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { for cell in cells.values { cell.hasSeparator = separatorStyle != .none } }
  }

  /// Behind the rows, where there are none; the table's size.
  open var backgroundView: UIView? {
    didSet {
      if oldValue !== backgroundView { oldValue?.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Choosing

  /// Whether the user can choose rows.
  open var allowsSelection = true
  /// Whether the user can choose rows while the table is being edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be chosen; a tap on a chosen one then takes it back.
  open var allowsMultipleSelection = false

  // MARK: Editing

  /// Whether each row shows a button that offers to delete it.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  /// Shows or hides the buttons that offer to delete rows.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isBeingEdited = editing
    withdrawOffer()
    for (path, cell) in cells { cell.setEditing(editing && offersDeletion(path), animated: false) }
    setNeedsLayout()
  }

  // MARK: Cells

  /// Has cells of a class made for an identifier; nil for the class forgets it.
  ///
  /// A subclass that overrides `init(style:reuseIdentifier:)` writes `required` there instead of
  /// `override`, since Swift makes objects of a class that it learns at run time by required
  /// initialisers only.
  open func register(
    _ cellClass: UITableViewCell.Type?, forCellReuseIdentifier identifier: String
  ) { stock.register(cellClass, for: identifier) }

  /// A cell that isn't in sight any more, or a new one of a registered class; nil where there is none.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    stock.take(identifier)
  }

  /// A cell that isn't in sight any more, or a new one of the class that is registered.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = stock.take(identifier) else {
      preconditionFailure(
        "no cell class is registered for \(identifier): call register(_:forCellReuseIdentifier:)")
    }
    return cell
  }

  // MARK: Layout

  open override func layoutSubviews() { layOutRows() }
  override var accessibleWidget: Widget { scroller.content }
  // A cell that is hidden is the table's own doing.
  override func subviewDidChangeVisibility() {}

  override func didScroll() {
    if offered != nil { withdrawOffer() }
    super.didScroll()
  }
}
