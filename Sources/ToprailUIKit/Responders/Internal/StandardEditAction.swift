// SPDX-License-Identifier: MIT

/// An action that every responder has a method for, found by its name.
///
/// A selector runs on its declaring type only. For these that is not enough: one made as
/// `#Selector(MyView.copy(_:))` must reach whatever is first responder, as it does on Apple's systems.
@MainActor
struct StandardEditAction {
  private let run: (UIResponder, Any?) -> Void

  init?(_ action: Selector) {
    guard let run = Self.methods["\(action.name):\(action.argumentCount)"] else { return nil }
    self.run = run
  }

  /// Runs the method. False if the responder's class has left it as `UIResponder` has it.
  func perform(
    _ action: Selector, on responder: UIResponder, sender: Any?, event: UIEvent?
  ) -> Bool {
    Self.isTakenUp {
      // The selector's own way first: a class may have a method of that name with another parameter.
      if !action.perform(on: responder, sender: sender, event: event) { run(responder, sender) }
    }
  }

  /// Told by `UIResponder`'s own methods: no subclass has taken this up.
  static func leaveOpen() { wasLeftOpen = true }

  /// Asks a responder on an action's way up the chain whether it may be called: no only if its class
  /// refuses.
  static func isAllowed(on responder: UIResponder, action: Selector, sender: Any?) -> Bool {
    let outer = asked
    defer { asked = outer }
    asked = responder
    return responder.canPerformAction(action, withSender: sender)
  }

  /// What `UIResponder` itself answers for a standard action: a responder that an action is on its
  /// way to says yes, for calling it shows whether its class has taken it up; any other says no. A
  /// no is the class's own then, whether it has asked its superclass or not.
  static func isOnItsWay(to responder: UIResponder) -> Bool { asked === responder }

  /// Whether the body got by without `UIResponder`'s own methods; methods may send actions themselves.
  private static func isTakenUp(_ body: () -> Void) -> Bool {
    let outer = wasLeftOpen
    defer { wasLeftOpen = outer }
    wasLeftOpen = false
    body()
    return !wasLeftOpen
  }

  private static var wasLeftOpen = false
  private static weak var asked: UIResponder?

  private static let methods: [String: (UIResponder, Any?) -> Void] = [
    "cut:1": { $0.cut($1) },
    "copy:1": { $0.copy($1) },
    "paste:1": { $0.paste($1) },
    "select:1": { $0.select($1) },
    "selectAll:1": { $0.selectAll($1) },
    "delete:1": { $0.delete($1) },
    "toggleBoldface:1": { $0.toggleBoldface($1) },
    "toggleItalics:1": { $0.toggleItalics($1) },
    "toggleUnderline:1": { $0.toggleUnderline($1) },
    "increaseSize:1": { $0.increaseSize($1) },
    "decreaseSize:1": { $0.decreaseSize($1) },
    "becomeFirstResponder:0": { responder, _ in responder.becomeFirstResponder() },
    "resignFirstResponder:0": { responder, _ in responder.resignFirstResponder() },
    "reloadInputViews:0": { responder, _ in responder.reloadInputViews() },
  ]
}
