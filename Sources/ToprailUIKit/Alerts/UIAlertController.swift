// SPDX-License-Identifier: MIT

/// A question over the window's content, which waits for the answer.
///
///     let alert = UIAlertController(title: "Delete note?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     present(alert, animated: true)
///
/// Return runs `preferredAction`, or in an alert without one the first action of the default style;
/// Escape runs the one to cancel. The alert is gone before an action's handler runs. An action sheet
/// is a card at the bottom of a narrow window and in the middle of others.
///
/// Left out: `popoverPresentationController`, since sheets hang on nothing; `severity`.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertcontroller>
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where an alert stands and how its buttons lie.
  public enum Style: Int, Sendable {
    case actionSheet = 0
    case alert = 1
  }

  /// Where the alert stands and how its buttons lie.
  open private(set) var preferredStyle = Style.actionSheet

  /// An alert with a title and what there is to say about it.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    modalPresentationStyle = .overFullScreen
  }

  open override var title: String? {
    didSet { card?.showTexts() }
  }

  /// What there is to say about it.
  open var message: String? {
    didSet { card?.showTexts() }
  }

  /// The buttons in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []

  /// The button that stands out and that Return presses; one of `actions`.
  open var preferredAction: UIAlertAction? {
    didSet { card?.showActions() }
  }

  /// The text fields in the order in which they were added; nil for none.
  public private(set) var textFields: [UITextField]?

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || cancelAction == nil,
      "an alert has one action to cancel at the most: give the others the style .default")
    actions.append(action)
    action.onChange = { [weak self] in self?.card?.showActions() }
    card?.showActions()
  }

  /// Adds a text field, in an alert, not in an action sheet.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(
      preferredStyle == .alert, "an action sheet has no text fields: make it with the style .alert")
    let field = UITextField()
    field.borderStyle = .roundedRect
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    field.addAction(
      UIAction { [weak self, weak field] _ in
        if let field { self?.returnWasPressed(in: field) }
      }, for: .primaryActionTriggered)
    card?.showFields()
  }

  open override func loadView() {
    let backdrop = AlertBackdrop(AlertCard(alert: self))
    card = backdrop.card
    view = backdrop
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    card?.takeFocus()
  }

  private weak var card: AlertCard?
}

extension UIAlertController {
  /// The action that leaves everything as it is.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// The action that Return runs.
  var returnAction: UIAlertAction? {
    if preferredAction != nil || preferredStyle == .actionSheet { return preferredAction }
    return actions.first { $0.style == .default } ?? (actions.count == 1 ? actions.first : nil)
  }

  /// The actions in the order of their buttons: the one to cancel at the end, or before one other.
  var orderedActions: [UIAlertAction] {
    let others = actions.filter { $0.style != .cancel }
    guard let cancelAction else { return others }
    let isBesideOne = preferredStyle == .alert && others.count == 1
    return isBesideOne ? [cancelAction] + others : others + [cancelAction]
  }

  /// Takes the alert away, then runs the action's handler.
  func run(_ action: UIAlertAction) {
    guard action.isEnabled, presenter != nil else { return }
    dismiss(animated: true) { action.handler?(action) }
  }

  /// Return leads to the next field, and from the last to the answer.
  private func returnWasPressed(in field: UITextField) {
    let fields = textFields ?? []
    if let index = fields.firstIndex(where: { $0 === field }), index + 1 < fields.count {
      fields[index + 1].becomeFirstResponder()
    } else if let returnAction {
      run(returnAction)
    }
  }
}
