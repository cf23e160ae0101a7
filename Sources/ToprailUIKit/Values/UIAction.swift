// SPDX-License-Identifier: MIT

import Foundation

/// What an action runs; it is given the action, whose sender is the item that was tapped.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A closure with a title and an image, for bar button items and menus.
///
///     let bold = UIAction(title: "Bold", image: UIImage(systemName: "bold")) { action in
///       editor.embolden()
///     }
///
/// Items and menus of items keep copies, so changing an action later changes nothing there.
///
/// Left out because nothing here would read it: `subtitle`, `selectedImage`,
/// `discoverabilityTitle`.
///
/// Apple's page: https://developer.apple.com/documentation/uikit/uiaction
@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  /// A name of your own to tell actions apart by.
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

  /// The text of the row, or of the item that takes it over.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image of the row, or of the item that takes it over.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// The name that tells the action apart; unique unless you gave one. Copies have the same.
  public let identifier: Identifier
  /// How the action is shown in a menu; a disabled one never runs.
  public var attributes: UIMenuElement.Attributes
  /// Whether a menu marks the action as chosen.
  public var state: UIMenuElement.State
  /// The item or group that was tapped while the handler runs, nil at any other time.
  public private(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: The text of the row.
  ///   - image: The image of the row.
  ///   - identifier: A name to tell the action apart by; nil for a unique one.
  ///   - attributes: How it is shown in a menu.
  ///   - state: Whether a menu marks it as chosen.
  ///   - handler: What it runs, on the main actor. It is kept as long as the action and its copies.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  /// Runs the handler unless the action is disabled and says whether it ran.
  @discardableResult
  func perform(sender: AnyObject?) -> Bool {
    guard !attributes.contains(.disabled) else { return false }
    let outer = self.sender
    self.sender = sender
    defer { self.sender = outer }
    handler(self)
    return true
  }

  func copied() -> UIAction {
    UIAction(
      title: title, image: image, identifier: identifier, attributes: attributes, state: state,
      handler: handler)
  }
}
