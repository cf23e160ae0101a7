// SPDX-License-Identifier: MIT

public import Foundation
public import Selectors

/// A button for the shortcuts bar, for a toolbar, or a space between buttons.
///
///     let save = UIBarButtonItem(
///       title: "Save", style: .plain, target: self, action: #Selector(save))
///     let bold = UIBarButtonItem(
///       title: "Bold", image: UIImage(systemName: "bold"),
///       primaryAction: UIAction { _ in embolden() })
///
/// What a tap does, the first that applies: the ``primaryAction``; the ``action``; with a ``menu``
/// the menu opens; with ``changesSelectionAsPrimaryAction`` the selection toggles. With an action
/// of either kind the menu opens at a long press or a secondary click.
///
/// Every change shows in the bars that display the item without further calls.
///
/// Left out because nothing here would read it: `landscapeImagePhone`, image insets, title text
/// attributes, background images, symbol animations, shared backgrounds.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uibarbuttonitem
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// Makes an item without title, image and action.
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How much weight the item has among its neighbours, plain at first.
  open var style: Style = .plain {
    didSet { note(style != oldValue) }
  }

  /// The width in points of the button or the fixed space, 0 at first.
  ///
  /// A button of 0 or less is as wide as its title or image wants. The width of a fixed space may
  /// be negative to move its neighbours together; buttons never overlap. What isn't finite counts
  /// as 0.
  open var width: CGFloat = 0 {
    didSet { note(width != oldValue) }
  }

  /// Titles that the button has room for even while it shows another, nil at first.
  ///
  /// The button is as wide as the widest of them and its own title want, so that a change of title
  /// moves nothing.
  open var possibleTitles: Set<String>? {
    didSet { note(possibleTitles != oldValue) }
  }

  /// A view that stands in place of the button and handles its touches itself, nil at first.
  ///
  /// It is shown in the app's window only, not on a keyboard of the system.
  open var customView: UIView? {
    didSet { note(customView !== oldValue) }
  }

  /// The message that a tap sends to the target, nil at first.
  ///
  /// While there is a ``primaryAction`` it isn't sent.
  open var action: Selector? {
    didSet { note(action != oldValue) }
  }

  /// The object that gets the message, nil at first; it is not kept alive.
  ///
  /// Nil sends the message along the responder chain, from the first responder up. A target that
  /// was set and has died since runs nothing: a deviation from Apple's UIKit, where the message
  /// would go along the chain and could reach an object that it was not meant for. Set nil to say
  /// that you mean the chain. A value type can't be a target: it counts as one that has died.
  open weak var target: AnyObject? {
    // Before rather than after: a boxed value may have died by then.
    willSet { targetWasSet = newValue != nil }
  }

  /// The colour of title and symbol, nil at first for the bar's own.
  open var tintColor: UIColor? {
    didSet { note(tintColor != oldValue) }
  }

  /// Whether a tap selects one entry of the menu, or without a menu the item itself; false at
  /// first.
  ///
  /// With a ``menu`` and no action the menu is an option picker: one entry, at first the first one,
  /// is on and the button shows its title. With neither menu nor action a tap toggles
  /// ``isSelected``. With an action it has no effect.
  open var changesSelectionAsPrimaryAction = false {
    didSet {
      completeSelection()
      note(changesSelectionAsPrimaryAction != oldValue)
    }
  }

  /// Whether the button is drawn as switched on, false at first.
  open var isSelected = false {
    didSet { note(isSelected != oldValue) }
  }

  /// Whether the item is out of its bar, false at first; a hidden item takes no room.
  open var isHidden = false {
    didSet { note(isHidden != oldValue) }
  }

  /// How long the item keeps its place as the bar gets narrower, standard at first.
  open var visibilityPriority: UIBarButtonItemVisibilityPriority = .standard {
    didSet { note(visibilityPriority != oldValue) }
  }

  /// What stands for the item where its group is listed in a menu, nil at first.
  ///
  /// Nil lists the item with its title and symbol, or the entries of its menu.
  open var menuRepresentation: UIMenuElement? {
    didSet { note(menuRepresentation !== oldValue) }
  }

  /// The group that the item belongs to as a member or as the representative; it is not kept alive.
  ///
  /// An item belongs to one group at a time: adding it to another takes it out of this one.
  public internal(set) weak var buttonGroup: UIBarButtonItemGroup?

  /// What runs at a tap in place of target and action, nil at first.
  ///
  /// The item keeps a copy: changing the action afterwards changes nothing. Setting an action takes
  /// over its title and its image, each if there is one, unless this is a system item. Setting nil
  /// leaves both as they are. An action with the attribute `disabled` disables the item.
  open var primaryAction: UIAction? {
    get { storedAction }
    set {
      storedAction = newValue?.copied()
      takeOverLook()
      note(true)
    }
  }

  /// The entries that the item offers, nil at first.
  ///
  /// The item keeps a copy: changing the menu's actions afterwards changes nothing.
  open var menu: UIMenu? {
    get { storedMenu }
    set {
      storedMenu = newValue?.copied()
      completeSelection()
      note(true)
    }
  }

  /// The system item that the item was made as.
  var systemItem: SystemItem?
  /// Whether the target was set to an object, which may have died since.
  private(set) var targetWasSet = false
  private var storedAction: UIAction?
  private var storedMenu: UIMenu?

  private func takeOverLook() {
    guard let storedAction, systemItem == nil else { return }
    if !storedAction.title.isEmpty { title = storedAction.title }
    if let image = storedAction.image { self.image = image }
  }

  /// Makes sure that one entry of an option picker is on.
  private func completeSelection() {
    guard isOptionPicker, let menu else { return }
    let actions = menu.actions
    guard let chosen = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menu.select(chosen)
  }
}
