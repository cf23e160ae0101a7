// SPDX-License-Identifier: MIT

public import Selectors

extension UIBarButtonItem {
  /// Makes an item with a title.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - style: The weight of the button.
  ///   - target: The object that gets the message, not kept alive. Nil: see ``target``.
  ///   - action: The message that a tap sends; nil for an item that only opens its group.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    BarChanges.reading {
      self.title = title
      self.style = style
      send(action, to: target)
    }
  }

  /// Makes an item with an image.
  ///
  /// - Parameters:
  ///   - image: The image of the button. Set an `accessibilityLabel` too unless it is a symbol.
  ///   - style: The weight of the button.
  ///   - target: The object that gets the message, not kept alive. Nil: see ``target``.
  ///   - action: The message that a tap sends; nil for an item that only opens its group.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
    BarChanges.reading {
      self.image = image
      self.style = style
      send(action, to: target)
    }
  }

  /// Makes an item with an image, and another one for low windows.
  ///
  /// - Parameters:
  ///   - image: The image of the button. Set an `accessibilityLabel` too unless it is a symbol.
  ///   - landscapeImagePhone: The image where the window is lower than 480 points.
  ///   - style: The weight of the button.
  ///   - target: The object that gets the message, not kept alive. Nil: see ``target``.
  ///   - action: The message that a tap sends; nil for an item that only opens its group.
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init(image: image, style: style, target: target, action: action)
    BarChanges.reading { self.landscapeImagePhone = landscapeImagePhone }
  }

  /// Makes one of the items that the system knows.
  ///
  /// - Parameters:
  ///   - systemItem: Which one. Done and save are prominent.
  ///   - target: The object that gets the message, not kept alive. Nil: see ``target``.
  ///   - action: The message that a tap sends.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    BarChanges.reading {
      become(systemItem)
      send(action, to: target)
    }
  }

  /// Makes an item that shows a view; target and action of such an item are not used.
  ///
  /// - Parameter customView: The view. It handles its touches itself.
  public convenience init(customView: UIView) {
    self.init()
    BarChanges.reading { self.customView = customView }
  }

  /// Makes one of the items that the system knows, with a closure or a menu.
  ///
  /// - Parameters:
  ///   - systemItem: Which one. Done and save are prominent.
  ///   - primaryAction: What a tap runs. Its title and image are ignored.
  ///   - menu: What the item offers; at a tap if there is no action.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    BarChanges.reading {
      become(systemItem)
      self.primaryAction = primaryAction
      self.menu = menu
    }
  }

  /// Makes an item of plain style with a closure or a menu.
  ///
  ///     let item = UIBarButtonItem(primaryAction: UIAction(title: "Add") { _ in add() })
  ///     item.title  // "Add"
  ///
  /// - Parameters:
  ///   - title: The text of the button; the action's own title wins unless it is empty.
  ///   - image: The image of the button; the action's own image wins if there is one.
  ///   - primaryAction: What a tap runs.
  ///   - menu: What the item offers; at a tap if there is no action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    BarChanges.reading {
      self.title = title
      self.image = image
      self.primaryAction = primaryAction
      self.menu = menu
    }
  }

  /// Makes an item of plain style with a message or a menu.
  ///
  /// - Parameters:
  ///   - title: The text of the button.
  ///   - image: The image of the button.
  ///   - target: The object that gets the message, not kept alive. Nil: see ``target``.
  ///   - action: The message that a tap sends.
  ///   - menu: What the item offers; at a tap if there is no action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: Any? = nil, action: Selector? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    BarChanges.reading {
      self.title = title
      self.image = image
      send(action, to: target)
      self.menu = menu
    }
  }

  private func send(_ action: Selector?, to target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  private func become(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
  }
}
