// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// A view for text of many lines, which scrolls.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextview>
@preconcurrency @MainActor
open class UITextView: UIView, UIKeyInput {
  private let view = TextView()
  private(set) lazy var engine = TextEngine(view, owner: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    view.insert(into: host)
    marginsDidChange()
    tellKeyboard()
    view.onChange { [weak self] in self?.sizeMayHaveChanged() }
    view.onLooksChange = { [weak self] in self?.sizeMayHaveChanged() }
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the delegate was told of a beginning, so that it is to hear of the end.
  private var toldBegin = false

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextViewDelegate)?

  /// The text; nil is taken as empty. Setting it asks and tells no delegate.
  open var text: String! {
    get { engine.text }
    set { engine.text = newValue ?? "" }
  }

  /// The text with the looks of its pieces. Setting it asks and tells no delegate.
  ///
  /// Which attributes show: see `NSTextStorage`.
  open var attributedText: NSAttributedString! {
    get { textStorage.attributedString }
    set { textStorage.setAttributedString(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text and the looks of its pieces, to change either in place.
  public private(set) lazy var textStorage = NSTextStorage(view, engine: engine)

  /// The selection, or the caret as an empty range, in UTF-16 units.
  open var selectedRange: NSRange {
    get { engine.selectedRange }
    set { engine.selectedRange = newValue }
  }

  /// The text's font; nil is the desktop's.
  open var font: UIFont? {
    didSet {
      styles.set(font: font, on: view.focusWidget)
      sizeMayHaveChanged()
    }
  }

  /// The text's colour; nil is the desktop's.
  open var textColor: UIColor? {
    didSet { styles.set(.text, textColor, on: view.focusWidget) }
  }

  /// Where the lines lie in the width.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { view.align(textAlignment.gtk) }
  }

  /// Whether the user can change the text.
  open var isEditable: Bool {
    get { view.isEditable }
    set {
      view.isEditable = newValue
      reloadInputViews()
    }
  }

  /// Whether the user can select the text; without that it can't be edited and takes no focus either.
  open var isSelectable = true {
    didSet {
      guard isSelectable != oldValue else { return }
      view.isSelectable = isSelectable
      if !isSelectable { endEditing(true) }
    }
  }

  /// The room between the text and the view's edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { marginsDidChange() }
  }

  /// Whether text that is higher than the view scrolls. A view that doesn't scroll asks for the room
  /// that its text needs: its `intrinsicContentSize` follows the text.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiscrollview/isscrollenabled>
  open var isScrollEnabled = true {
    didSet {
      guard isScrollEnabled != oldValue else { return }
      view.isScrollable = isScrollEnabled
      invalidateIntrinsicContentSize()
    }
  }

  /// The text's size with its insets, where the view doesn't scroll; none otherwise.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? super.intrinsicContentSize
      : sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  /// The size that the text needs with its insets, broken at a width; at its ends of lines only where
  /// the width is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let isBroken = size.width > 0 && size.width < 1e6
    let fitting = view.textSize(inWidth: isBroken ? Int(clamping: size.width) : nil)
    return CGSize(
      width: isBroken ? min(CGFloat(fitting.width), size.width) : CGFloat(fitting.width),
      height: CGFloat(fitting.height))
  }

  override var wrapsInWidth: Bool { !isScrollEnabled }

  /// Scrolls until the start of a range shows.
  open func scrollRangeToVisible(_ range: NSRange) {
    view.scrollToVisible(engine.scalars(range))
  }

  // MARK: Input views

  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?

  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Traits

  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { traitsDidChange() }
  }
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { traitsDidChange() } }
  open var spellCheckingType = UITextSpellCheckingType.default { didSet { traitsDidChange() } }
  open var keyboardType = UIKeyboardType.default { didSet { traitsDidChange() } }
  open var keyboardAppearance = UIKeyboardAppearance.default { didSet { traitsDidChange() } }
  open var returnKeyType = UIReturnKeyType.default { didSet { traitsDidChange() } }
  open var textContentType: UITextContentType! { didSet { traitsDidChange() } }
  /// Whether the text is secret. It still shows; copying it is refused.
  open var isSecureTextEntry = false { didSet { traitsDidChange() } }
  open var enablesReturnKeyAutomatically = false { didSet { traitsDidChange() } }

  // MARK: Key input

  open var hasText: Bool { view.count > 0 }
  open func insertText(_ text: String) { engine.insertUnasked(text) }
  open func deleteBackward() { engine.deleteBackwardUnasked() }

  // MARK: Responder

  /// True for text that can be selected: what can't be changed can still be copied, without keyboard
  /// and bar.
  open override var canBecomeFirstResponder: Bool { isSelectable }
  open override var undoManager: UndoManager? { engine.undoManager }

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    engine.canPerform(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { engine.perform(.cut) }
  open override func copy(_ sender: Any?) { engine.perform(.copy) }
  open override func paste(_ sender: Any?) { engine.perform(.paste) }
  open override func select(_ sender: Any?) { engine.selectWord() }
  open override func selectAll(_ sender: Any?) { engine.selectAll() }
  open override func delete(_ sender: Any?) { engine.deleteSelection() }

  override func makeAssistantItem() -> UITextInputAssistantItem {
    .forTextInput { [weak self] in self?.perform($0) }
  }

  override var styledWidget: Widget { view.focusWidget }
  override var accessibleWidget: Widget { view.focusWidget }
  override var focusWidget: Widget { view.focusWidget }

  override func allocateContent(width: Int, height: Int) {
    view.allocate(Allocation(x: 0, y: 0, width: width, height: height))
    view.didAllocate()
  }
}

extension UITextView {
  private static func margin(_ points: CGFloat) -> Int {
    min(max(0, Int(clamping: points.rounded(.towardZero))), 10_000)
  }

  private func marginsDidChange() {
    // Apple's text container pads its lines by 5 points at both ends.
    let padding: CGFloat = 5
    view.setMargins(
      top: Self.margin(textContainerInset.top),
      left: Self.margin(textContainerInset.left + padding),
      bottom: Self.margin(textContainerInset.bottom),
      right: Self.margin(textContainerInset.right + padding))
    sizeMayHaveChanged()
  }

  private func sizeMayHaveChanged() {
    if !isScrollEnabled { invalidateIntrinsicContentSize() }
  }

  private func traitsDidChange() {
    if isSecureTextEntry { engine.undoManager.forgetTyping() }
    tellKeyboard()
    if isFirstResponder { hostingWindow?.inputHost.traitsDidChange() }
  }
}

extension UITextView: TextEngineOwner {
  func shouldChange(_ range: @autoclosure () -> NSRange, to text: String) -> Bool {
    if enablesReturnKeyAutomatically && text == "\n" && !hasText { return false }
    return delegate?.textView(self, shouldChangeTextIn: range(), replacementText: text) ?? true
  }

  func tellKeyboard() { engine.set(InputTraits(from: self)) }
  func textDidChange() { delegate?.textViewDidChange(self) }
  func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }
  func returnKeyPressed() { engine.insert("\n") }
}

extension UITextView: EditingResponder {
  func shouldBeginEditing() -> Bool {
    !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true
  }

  func shouldEndEditing() -> Bool {
    !toldBegin || delegate?.textViewShouldEndEditing(self) ?? true
  }

  func didBeginEditing() {
    guard isEditable else { return }
    toldBegin = true
    delegate?.textViewDidBeginEditing(self)
  }

  func didEndEditing() {
    engine.unmark()
    engine.takeTyped()
    guard toldBegin else { return }
    toldBegin = false
    delegate?.textViewDidEndEditing(self)
  }
}
