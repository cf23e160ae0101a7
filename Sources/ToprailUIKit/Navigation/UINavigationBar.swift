// SPDX-License-Identifier: MIT

/// The bar above a navigation controller's content: the way back, a title, and buttons.
///
/// It is 44 points high and scaled with the text size. With too little room titles are shortened, and
/// then the bar scrolls.
///
/// Source: <https://developer.apple.com/documentation/uikit/uinavigationbar>
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  private let toolbar = UIToolbar()
  private let titleLabel = UILabel()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    toolbar.accessibilityLabel = "Navigation"
    toolbar.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    toolbar.frame = bounds
    addSubview(toolbar)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What the bar shows.
  open internal(set) var topItem: UINavigationItem?

  /// The colour behind the bar; nil is the desktop's.
  open var barTintColor: UIColor? {
    didSet { toolbar.barTintColor = barTintColor }
  }

  open override var intrinsicContentSize: CGSize { toolbar.intrinsicContentSize }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { toolbar.sizeThatFits(size) }

  /// Shows an item, with a button that leads back where there is one.
  func show(_ item: UINavigationItem?, back: UIBarButtonItem?) {
    topItem = item
    let left = item?.leftBarButtonItems ?? []
    let hidesBack = item?.hidesBackButton == true
    let supplements = left.isEmpty || item?.leftItemsSupplementBackButton == true
    var items = hidesBack || !supplements ? [] : [back].compactMap(\.self)
    items += left + [.flexibleSpace(), UIBarButtonItem(customView: titleView(of: item))]
    items += [.flexibleSpace()] + (item?.rightBarButtonItems ?? []).reversed()
    toolbar.items = items
  }

  private func titleView(of item: UINavigationItem?) -> UIView {
    if let view = item?.titleView { return view }
    titleLabel.text = item?.title
    titleLabel.font = .boldSystemFont(ofSize: 17)
    titleLabel.sizeToFit()
    return titleLabel
  }
}
