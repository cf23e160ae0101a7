// SPDX-License-Identifier: MIT

import GTK

/// A row of a table: labels and an image of its own, or what an app puts into `contentView`.
///
///     let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
///     cell.textLabel?.text = note.title
///     cell.accessoryType = .disclosureIndicator
///
/// Assistive software calls it by its `accessibilityLabel`, or else by all texts in it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitableviewcell>
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// How the cell's own labels and image are arranged.
  let style: CellStyle
  private lazy var ownContent = makeOwnContent()
  private var hasOwnContent = false
  private var configured: (any UIView & UIContentView)?
  private let tools = CellTools()
  weak var table: UITableView?

  /// The name of the cell's kind, under which its table uses it again.
  public let reuseIdentifier: String?

  /// What the cell shows stands in this view, which has the room that accessory and buttons leave.
  public let contentView = UIView()

  /// A cell with an arrangement, of a kind. A subclass that overrides this writes `required`.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  // MARK: Content

  /// The text, or the title.
  open var textLabel: UILabel? { ownContent.primary }
  /// The detail; nil in the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : ownContent.secondary }
  /// The image at the leading edge.
  open var imageView: UIImageView? { ownContent.picture }

  /// What the cell shows in place of its own labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { showConfiguration() }
  }

  /// A configuration as the cell's style arranges its labels, without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Called before the cell is used for another row.
  open func prepareForReuse() {
    tools.withdraw()
    setHighlighted(false, animated: false)
  }

  // MARK: Accessory

  /// A mark at the trailing edge.
  open var accessoryType = AccessoryType.none {
    didSet {
      tools.show(accessoryType)
      setNeedsLayout()
    }
  }

  /// A view at the trailing edge, in its frame's size or the one that fits it.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }

  // MARK: State

  /// Whether a chosen cell shows that it is.
  open var selectionStyle = SelectionStyle.default { didSet { showState() } }

  /// Whether the cell's row is chosen.
  open var isSelected: Bool {
    get { isChosen }
    set { setSelected(newValue, animated: false) }
  }
  private var isChosen = false

  /// Shows whether the cell's row is chosen; override it to show more.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isChosen = selected
    host.setAccessibleSelected(selected)
    showState()
  }

  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { isTouched }
    set { setHighlighted(newValue, animated: false) }
  }
  private var isTouched = false

  /// Shows whether a finger is on the cell; override it to show more.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isTouched else { return }
    isTouched = highlighted
    showState()
  }

  /// Whether the cell shows the button that offers to delete its row.
  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isBeingEdited = false

  /// Shows or hides the button that offers to delete the row.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    isBeingEdited = editing
    tools.showMinus(editing)
    setNeedsLayout()
  }

  var hasSeparator = false {
    didSet { host.set(cssClass: "separated", hasSeparator) }
  }

  func offerDeletion(title: String, movesFocus: Bool) {
    tools.offer(title)
    setNeedsLayout()
    if movesFocus { tools.focusOffer() }
  }

  func withdrawDeletion() {
    tools.withdraw()
    setNeedsLayout()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    let ends = tools.place(in: self)
    contentView.frame = CGRect(
      x: ends.left, y: 0, width: max(0, bounds.width - ends.left - ends.right),
      height: bounds.height)
    shownContent?.frame = contentView.bounds
    nameForAssistiveSoftware()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height(for: size.width))
  }

  /// The height that the content wants in a width, at least a finger's.
  func height(for width: CGFloat) -> CGFloat {
    let ends = tools.ends(of: self)
    let wanted = contentHeight(for: max(1, width - ends.left - ends.right))
    return max(RowMetrics.height, wanted.isFinite ? wanted.rounded(.up) : 0)
  }
}

extension UITableViewCell {
  /// What the content asks for: by its constraints, where the app laid it out with those.
  private func contentHeight(for width: CGFloat) -> CGFloat {
    let room = CGSize(width: width, height: 0)
    if let shownContent { return shownContent.sizeThatFits(room).height }
    return contentView.constrainedHeight(inWidth: width) ?? contentView.sizeThatFits(room).height
  }

  /// What stands in the content view that isn't the app's.
  private var shownContent: UIView? { configured ?? (hasOwnContent ? ownContent : nil) }

  private func setUp() {
    RowTheme.shared.use()
    host.add(cssClass: "toprail-cell")
    host.setAccessibleRole(.listItem)
    host.addAction("choose", in: "row") { [weak self] in
      guard let self, let path = table?.indexPath(for: self) else { return }
      table?.choose(path)
    }
    addSubview(contentView)
    tools.insert(into: self)
    showState()
  }

  private func makeOwnContent() -> RowContent {
    hasOwnContent = true
    let content = RowContent(RowArrangement(style))
    contentView.insertSubview(content, at: 0)
    setNeedsLayout()
    return content
  }

  private func showConfiguration() {
    if let list = contentConfiguration as? UIListContentConfiguration,
      let view = configured as? UIListContentView
    {
      view.configuration = list
      return setNeedsLayout()
    }
    configured?.removeFromSuperview()
    configured = contentConfiguration?.makeContentView()
    if hasOwnContent { ownContent.isHidden = configured != nil }
    if let configured { contentView.addSubview(configured) }
    setNeedsLayout()
  }

  private func showState() {
    let shows = selectionStyle != .none
    host.set(cssClass: "selectable", shows)
    host.set(cssClass: "selected", isChosen && shows)
    host.set(cssClass: "highlighted", isTouched && shows)
  }

  private func nameForAssistiveSoftware() {
    guard accessibilityLabel == nil else { return }
    let texts = contentView.shownTexts
    if texts != tools.spoken {
      tools.spoken = texts
      host.setAccessibleLabel(texts.joined(separator: ", "))
    }
  }
}

extension UIView {
  /// The texts of the labels in the view, in order.
  fileprivate var shownTexts: [String] {
    if isHidden { return [] }
    if let text = (self as? UILabel)?.text, !text.isEmpty { return [text] }
    return subviews.flatMap(\.shownTexts)
  }
}
