// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// A field for one line of text.
///
/// Source: <https://developer.apple.com/documentation/uikit/uitextfield>
@preconcurrency @MainActor
open class UITextField: UIControl, UIKeyInput {
  let entry = Entry()
  private(set) lazy var engine = TextEngine(entry, owner: self)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    entry.hasFrame = false
    entry.insert(into: host)
    entry.onActivate { [weak self] in self?.returnKeyPressed() }
    tellKeyboard()
    followClearButton()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Who is asked and told about editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; nil is taken as empty. Setting it asks no delegate and sends no event.
  open var text: String? {
    get { engine.text }
    set { engine.text = newValue ?? "" }
  }

  /// What shows, pale, while there is no text.
  open var placeholder: String? {
    get { entry.placeholder }
    set {
      entry.placeholder = newValue
      tellAccessibleLabel()
    }
  }
  override var textAsLabel: String? { placeholder }

  /// The text's font; nil is the desktop's.
  open var font: UIFont? {
    didSet { styles.set(font: font, on: entry) }
  }

  /// The text's colour; nil is the desktop's.
  open var textColor: UIColor? {
    didSet { styles.set(.text, textColor, on: entry) }
  }

  /// Where the text lies in the width.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { entry.alignment = alignmentInWidth }
  }

  /// The border that the field draws. The desktop has one kind; all but `none` show it.
  open var borderStyle: BorderStyle = .none {
    didSet { entry.hasFrame = borderStyle != .none }
  }

  /// Whether the text goes when editing begins.
  open var clearsOnBeginEditing = false

  /// When a button that empties the field stands at its end. It is there only beside text.
  open var clearButtonMode = ViewMode.never { didSet { updateClearButton() } }

  /// The icon of the button that shows now.
  var clearIcon: String?

  /// Whether the field is being edited.
  open var isEditing: Bool { isFirstResponder }

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
  open var isSecureTextEntry = false { didSet { traitsDidChange() } }
  /// Whether the return key does nothing while the field is empty.
  open var enablesReturnKeyAutomatically = false { didSet { traitsDidChange() } }

  // MARK: Key input

  open var hasText: Bool { entry.count > 0 }
  open func insertText(_ text: String) { engine.insertUnasked(text) }
  open func deleteBackward() { engine.deleteBackwardUnasked() }

  // MARK: Responder

  open override var canBecomeFirstResponder: Bool { isEnabled }
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

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(entry.measure(.vertical).natural))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(
      width: CGFloat(entry.measure(.horizontal).natural), height: intrinsicContentSize.height)
  }

  override var styledWidget: Widget { entry }
  override var accessibleWidget: Widget { entry }
  override var focusWidget: Widget { entry.focusWidget }

  override func allocateContent(width: Int, height: Int) {
    entry.allocate(Allocation(x: 0, y: 0, width: width, height: height))
  }
}

extension UITextField {
  /// The borders that a text field can have.
  public enum BorderStyle: Int, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// Why editing ended. Here it is always committed: nothing takes the text back.
  public enum DidEndEditingReason: Int, Sendable {
    case committed = 0
    case cancelled = 1
  }

  private var alignmentInWidth: Double {
    switch textAlignment {
    case .natural, .justified: 0
    case .center: 0.5
    case .left: entry.isRightToLeft ? 1 : 0
    case .right: entry.isRightToLeft ? 0 : 1
    }
  }

  private func traitsDidChange() {
    entry.isSecret = isSecureTextEntry
    if isSecureTextEntry { engine.undoManager.forgetTyping() }
    tellKeyboard()
    if isFirstResponder { hostingWindow?.inputHost.traitsDidChange() }
  }
}

extension UITextField: TextEngineOwner {
  func shouldChange(_ range: @autoclosure () -> NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range(), replacementString: text) ?? true
  }

  func tellKeyboard() { engine.set(InputTraits(from: self)) }
  func textDidChange() { sendActions(for: .editingChanged) }

  func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }

  func returnKeyPressed() {
    if enablesReturnKeyAutomatically && !hasText { return }
    guard delegate?.textFieldShouldReturn(self) != false else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if allControlEvents.contains(.editingDidEndOnExit) { resignFirstResponder() }
  }
}

extension UITextField: EditingResponder {
  func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  func didBeginEditing() {
    if clearsOnBeginEditing { engine.text = "" }
    updateClearButton()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
  }

  func didEndEditing() {
    engine.unmark()
    engine.takeTyped()
    updateClearButton()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
  }
}
