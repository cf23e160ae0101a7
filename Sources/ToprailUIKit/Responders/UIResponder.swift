// SPDX-License-Identifier: MIT

/// An object that can receive text, actions and the shortcuts bar, and that knows who is next to ask.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponder>
@preconcurrency @MainActor
open class UIResponder: NSObject {
  public override init() {
    super.init()
  }

  /// The responder that is asked when this one has no answer; nil at the end of the chain.
  ///
  /// A view's next is its view controller or else its superview, a view controller's is its view's
  /// superview, a window's its scene, a scene's the application, the application's its delegate.
  open var next: UIResponder? { nil }

  // MARK: First responder

  /// Whether the responder may become first responder. False unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder is willing to give up being first responder. True unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is its window's first responder.
  open var isFirstResponder: Bool { hostingWindow?.firstResponder === self }

  /// Makes the responder its window's first responder and shows its input views and bar.
  ///
  /// The present first responder is asked to resign first and may refuse; then
  /// `canBecomeFirstResponder` is asked. True if this is now the first responder. A responder outside
  /// a window can't become one.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    hostingWindow?.makeFirstResponder(self) ?? false
  }

  /// Gives up being first responder: keyboard, bar and toolbar go. False if it refuses.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    return hostingWindow?.releaseFirstResponder(self) ?? true
  }

  // MARK: Input views

  /// A view that takes the keyboard's place while this is first responder; nil for the keyboard.
  ///
  /// Read when the responder becomes first responder; the first in the chain that isn't nil counts.
  /// The shortcuts bar isn't shown with it, since its items belong to the system's keyboard.
  open var inputView: UIView? { nil }

  /// A view above the keyboard, or at the bottom of the window where there are no keys.
  ///
  /// Read when the responder becomes first responder; the first in the chain that isn't nil counts.
  /// A change shows after `reloadInputViews()`. A view that lies elsewhere leaves its superview when
  /// it is shown here.
  open var inputAccessoryView: UIView? { nil }

  /// The shortcuts bar's contents for this responder.
  ///
  /// Of the items between the first responder and the end of the chain the first one that was ever
  /// assigned to counts; where there is none, the first responder's own. A text input's fresh item
  /// holds the system's groups (undo, redo, paste; cut and copy while text is selected), any other
  /// responder's is empty. Changes to the item show at once. An override may build a new item at
  /// every read; none is read before the bar is about to show.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiresponder/inputassistantitem>
  open var inputAssistantItem: UITextInputAssistantItem { ownAssistantItem }

  /// Reads `inputView`, `inputAccessoryView` and the assistant item anew.
  ///
  /// Does nothing unless this is the first responder.
  open func reloadInputViews() {
    guard isFirstResponder else { return }
    hostingWindow?.inputHost.reload()
  }

  private(set) lazy var ownAssistantItem = makeAssistantItem()

  /// The item that a responder starts with; text inputs start with the system's groups.
  func makeAssistantItem() -> UITextInputAssistantItem { UITextInputAssistantItem() }

  /// The window whose first responder this one can be.
  var hostingWindow: UIWindow? { next?.hostingWindow }

  // MARK: Actions

  /// The shortcuts that count while the responder is in the first responder's chain; nil for none.
  ///
  /// Read at each key that is pressed with nothing cached, so that it may depend on the state.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiresponder/keycommands>
  open var keyCommands: [UIKeyCommand]? { nil }

  /// Whether the responder can run an action now.
  ///
  /// True if its class implements the action. A standard edit action (`copy(_:)` and its kin) is a
  /// method of every responder, so the answer for those is false here, but true while one is sent up
  /// the chain and asks this responder: the call then shows whether the class overrides it. A class
  /// that overrides this method and returns false isn't called.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    StandardEditAction(action) == nil
      ? action.isImplemented(by: self) : StandardEditAction.isOnItsWay(to: self)
  }

  /// The first responder from here up the chain that can run an action; nil where there is none.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    var next: UIResponder? = self
    while let responder = next {
      if responder.canPerformAction(action, withSender: sender) { return responder }
      next = responder.next
    }
    return nil
  }

  /// The undo manager of the nearest responder up the chain that has one.
  open var undoManager: UndoManager? { next?.undoManager }

  // MARK: Standard edit actions

  // They are here, not in a protocol as on Apple's systems, so that a subclass overrides them and
  // the chain finds the override without an Objective-C runtime.

  /// Puts the selection on the clipboard and removes it.
  open func cut(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Puts the selection on the clipboard.
  open func copy(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Replaces the selection by what is on the clipboard.
  open func paste(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Selects everything.
  open func selectAll(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Removes the selection.
  open func delete(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Makes the selection bold or plain again.
  open func toggleBoldface(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Makes the selection italic or upright again.
  open func toggleItalics(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Underlines the selection or takes the line away.
  open func toggleUnderline(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Makes the selection's text larger.
  open func increaseSize(_ sender: Any?) { StandardEditAction.leaveOpen() }
  /// Makes the selection's text smaller.
  open func decreaseSize(_ sender: Any?) { StandardEditAction.leaveOpen() }
}

/// The standard edit actions by the name of Apple's protocol, for selectors:
/// `#Selector(UIResponderStandardEditActions.copy(_:))`.
///
/// Here every responder has the methods, so that it is another name of the class.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiresponderstandardeditactions>
public typealias UIResponderStandardEditActions = UIResponder
