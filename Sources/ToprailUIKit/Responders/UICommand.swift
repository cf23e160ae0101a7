// SPDX-License-Identifier: MIT

public import Selectors

/// An entry of a menu that sends an action up the responder chain.
///
/// The action's sender is the command.
///
/// Left out because nothing here would read it: alternates, `selectedImage`, `subtitle`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicommand>
@preconcurrency @MainActor
public class UICommand: UIMenuElement {
  /// The action, run on the first responder up the chain that implements it.
  public let action: Selector
  /// Anything of your own that the action wants to know.
  public let propertyList: Any?
  /// What a menu shows where there is no title.
  public var discoverabilityTitle: String?
  /// How the command is shown in a menu; a disabled one never runs.
  public var attributes: UIMenuElement.Attributes
  /// Whether a menu marks the command as chosen.
  public var state: UIMenuElement.State

  /// The text of the row.
  public override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image of the row.
  public override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: the text of the row.
  ///   - image: the image of the row.
  ///   - action: what it sends.
  ///   - propertyList: anything of your own that the action wants to know.
  ///   - discoverabilityTitle: what a menu shows where there is no title.
  ///   - attributes: how it is shown in a menu.
  ///   - state: whether a menu marks it as chosen.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// The command as an action of a menu, as it is now.
  var menuAction: UIAction {
    UIAction(
      title: title.isEmpty ? discoverabilityTitle ?? "" : title, image: image,
      attributes: attributes, state: state
    ) { _ in
      UIApplication.shared.sendAction(self.action, to: nil, from: self, for: nil)
    }
  }
}
