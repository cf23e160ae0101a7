// SPDX-License-Identifier: MIT

import GTK

/// A field to search with, and a button to stop it.
///
///     let searchBar = UISearchBar()
///     searchBar.placeholder = "Search"
///     searchBar.delegate = self
///
/// Becoming and resigning first responder, the accessory view and the assistant item are the field's.
/// Escape empties the field; where it is empty it does what the cancel button does, or else the field
/// resigns.
///
/// Left out: prompt, scope, bookmark and results buttons, background images, bar styles.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchbar>
@preconcurrency @MainActor
open class UISearchBar: UIView {
  private lazy var link = SearchFieldLink(bar: self)
  private let cancel = UIButton(type: .custom)

  /// The field that the text is in.
  public let searchTextField = UISearchTextField()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who is asked and told about the search. Not kept alive.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The text; nil is taken as empty. Setting it tells no delegate.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }

  /// What shows, pale, while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  /// Whether there is a button to stop the search.
  open var showsCancelButton: Bool {
    get { !cancel.isHidden }
    set {
      cancel.isHidden = !newValue
      setNeedsLayout()
    }
  }

  /// Shows or hides the button to stop the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Whether the search bar answers to the user.
  open var isEnabled: Bool {
    get { searchTextField.isEnabled }
    set {
      searchTextField.isEnabled = newValue
      cancel.isEnabled = newValue
    }
  }

  // MARK: Input views

  open override var inputView: UIView? { searchTextField.inputView }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  open override var inputAssistantItem: UITextInputAssistantItem {
    searchTextField.inputAssistantItem
  }

  open override func reloadInputViews() { searchTextField.reloadInputViews() }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func layoutSubviews() {
    let margin = min(RowMetrics.margin, bounds.width / 20)
    let button = showsCancelButton ? min(cancel.intrinsicContentSize.width, bounds.width / 2) : 0
    let high = min(bounds.height, searchTextField.intrinsicContentSize.height)
    let y = ((bounds.height - high) / 2).rounded()
    let wide = bounds.width - margin - (showsCancelButton ? button + 8 : margin)
    let x = isMirrored ? bounds.width - margin - wide : margin
    searchTextField.frame = CGRect(x: x, y: y, width: max(0, wide), height: high)
    cancel.frame = CGRect(
      x: isMirrored ? 4 : bounds.width - button - 4, y: y, width: button, height: high)
  }
}

extension UISearchBar {
  private var height: CGFloat {
    max(RowMetrics.height + 12, searchTextField.intrinsicContentSize.height + 12)
  }

  private func setUp() {
    RowTheme.shared.use()
    host.setAccessibleRole(.search)
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.delegate = link
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    cancel.setTitle("Cancel", for: .normal)
    cancel.isHidden = true
    cancel.addAction(
      UIAction { [weak self] _ in self?.stop() }, for: .primaryActionTriggered)
    addSubview(searchTextField)
    addSubview(cancel)
    host.onKey { [weak self] in $0 == .escape && self?.escape() == true }
  }

  private func textDidChange() { delegate?.searchBar(self, textDidChange: text ?? "") }
  private func stop() { delegate?.searchBarCancelButtonClicked(self) }

  private func escape() -> Bool {
    if searchTextField.hasText {
      searchTextField.clear()
    } else if showsCancelButton {
      stop()
    } else {
      searchTextField.resignFirstResponder()
    }
    return true
  }
}
