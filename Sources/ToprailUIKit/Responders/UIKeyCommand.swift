// SPDX-License-Identifier: MIT

public import Selectors

/// A shortcut: a key, the modifiers held with it, and the action that it sends.
///
///     override var keyCommands: [UIKeyCommand]? {
///       [UIKeyCommand(input: "s", modifierFlags: .command, action: #Selector(save))]
///     }
///
/// The commands of the whole responder chain count, from the first responder up; without one, from
/// the controller that is in front. The action runs on the first object of that chain that implements
/// it and lets it pass `canPerformAction(_:withSender:)`; its sender is the command. A command that
/// nobody implements leaves the key to the next one.
///
/// `.command` and `.control` are both the Control key, `.alternate` is Alt. Letters are found in all
/// layouts of the keyboard, so that Ctrl+S works while Cyrillic is typed. A sign that takes Shift on
/// the user's keyboard need not say so.
///
/// What the text widget does with a key comes first: typing, moving the caret, undo. Set
/// ``wantsPriorityOverSystemBehavior`` to come before it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeycommand>
@preconcurrency @MainActor
public final class UIKeyCommand: UICommand {
  /// The key: a character, or one of the constants; nil for none.
  public let input: String?
  /// The modifiers that are held with the key, no more and no less.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what text widgets do with the key, false at first.
  public var wantsPriorityOverSystemBehavior = false

  /// Makes a command for a menu and the keyboard.
  ///
  /// - Parameters:
  ///   - title: the text of its row in a menu.
  ///   - image: the image of the row.
  ///   - action: what it sends.
  ///   - input: the key: a character, or one of the constants.
  ///   - modifierFlags: the modifiers that are held with it.
  ///   - propertyList: anything of your own that the action wants to know.
  ///   - discoverabilityTitle: what a menu shows where there is no title.
  ///   - attributes: how it is shown in a menu; a disabled one leaves its key alone.
  ///   - state: whether a menu marks it as chosen.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a command for the keyboard.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }
}
