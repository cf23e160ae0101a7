// SPDX-License-Identifier: MIT

import Foundation

/// A list of actions and further menus, for bar button items.
///
///     item.menu = UIMenu(children: [
///       UIAction(title: "Title") { _ in style(.title) },
///       UIAction(title: "Body") { _ in style(.body) },
///     ])
///
/// The bar shows one level: the entries of a submenu stand in its place, each with the submenu's
/// title before its own ("Style › Title"), without it if the submenu is `displayInline` or has no
/// title.
///
/// Left out because nothing here would read it: `subtitle`, element sizes, palettes.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uimenu
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// A name of your own to tell menus apart by.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes an identifier from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Makes an identifier from its name.
    public init(_ rawValue: String) {
      self.init(rawValue: rawValue)
    }
  }

  /// How a submenu is shown.
  ///
  /// Apple's page: https://developer.apple.com/documentation/uikit/uimenu/options-swift.struct
  public struct Options: OptionSet, Sendable {
    /// The bits, with Apple's values.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The entries stand among those of the menu around, without the submenu's title.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// All entries are coloured as a warning.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an entry switches it on and the others of the menu off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The name that tells the menu apart; unique unless you gave one. Copies have the same.
  public let identifier: Identifier
  /// How the menu is shown.
  public let options: Options
  /// Actions and menus in reading order.
  public let children: [UIMenuElement]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The text before the titles of its entries when it is a submenu.
  ///   - image: The image of its entries that have none, when it is a submenu.
  ///   - identifier: A name to tell the menu apart by; nil for a unique one.
  ///   - options: How it is shown.
  ///   - children: Actions and menus in reading order.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    options: Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, image: image)
  }

  /// The actions that are on, those of submenus included.
  ///
  /// Of an item's menu that is an option picker it is the chosen one:
  ///
  ///     item.menu?.selectedElements.first?.title  // "Body"
  public var selectedElements: [UIMenuElement] { selectedActions }

  /// Makes a menu that differs in its children only.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: newChildren)
  }
}
