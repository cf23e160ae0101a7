// SPDX-License-Identifier: MIT

/// A view that tells targets and closures what the user did with it.
///
/// Source: <https://developer.apple.com/documentation/uikit/uicontrol>
@preconcurrency @MainActor
open class UIControl: UIView {
  private struct Target {
    weak var object: AnyObject?
    let hadObject: Bool
    let action: Selector
    var events: Event
  }

  private var targets: [Target] = []
  private static let chain = NSNull()
  private var actions: [(action: UIAction, events: Event)] = []

  /// A control that performs an action when its user has done what it is for.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Whether the control answers to the user.
  open var isEnabled = true {
    didSet {
      if !isEnabled { window?.dropFirstResponder(in: self) }
      accessibleWidget.isSensitive = isEnabled
      stateDidChange()
    }
  }

  /// Whether the control shows itself as chosen.
  open var isSelected = false {
    didSet { stateDidChange() }
  }

  /// Whether the control shows itself as pressed.
  open var isHighlighted = false {
    didSet { stateDidChange() }
  }

  /// The control's state, put together of the three properties. It is never `focused`.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// Has a method called at events. The target isn't kept alive; nil means the responder chain.
  ///
  /// A target that was given and has gone is not replaced by the chain: nothing is called. A pair of
  /// target and method that is added again is called once all the same.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    let object = target.map { $0 as AnyObject }
    let same = targets.firstIndex {
      $0.object === object && $0.hadObject == (object != nil) && $0.action == action
    }
    guard let same else {
      targets.append(
        Target(object: object, hadObject: object != nil, action: action, events: events))
      return
    }
    targets[same].events.formUnion(events)
  }

  /// Takes methods away; nil for a target or an action means any.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target.map { $0 as AnyObject }
    targets = targets.compactMap { entry in
      guard object == nil || entry.object === object, action == nil || entry.action == action
      else { return entry }
      let rest = entry.events.subtracting(events)
      guard !rest.isEmpty else { return nil }
      return Target(
        object: entry.object, hadObject: entry.hadObject, action: entry.action, events: rest)
    }
  }

  /// Has an action performed at events; one with the same identifier is replaced.
  open func addAction(_ action: UIAction, for events: Event) {
    removeAction(action, for: events)
    actions.append((action, events))
  }

  /// Takes an action away from events; it stays at others.
  open func removeAction(_ action: UIAction, for events: Event) {
    removeAction(identifiedBy: action.identifier, for: events)
  }

  /// Takes the action with an identifier away from events; it stays at others.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for events: Event) {
    for index in actions.indices where actions[index].action.identifier == identifier {
      actions[index].events.subtract(events)
    }
    actions.removeAll { $0.events.isEmpty }
  }

  /// The events that anything is called at.
  open var allControlEvents: Event {
    targets.reduce(actions.reduce([]) { $0.union($1.events) }) { $0.union($1.events) }
  }

  /// The targets that were added: `NSNull` for the responder chain, and an `ObjectIdentifier` for a
  /// target that isn't `Hashable`. One that has gone isn't among them.
  open var allTargets: Set<AnyHashable> {
    Set(
      targets.compactMap { entry -> AnyHashable? in
        guard entry.hadObject else { return Self.chain }
        return entry.object.map { $0 as? AnyHashable ?? AnyHashable(ObjectIdentifier($0)) }
      })
  }

  /// The names of the methods that a target gets called at an event; nil where there are none.
  ///
  /// - Parameters:
  ///   - target: the target; nil for the responder chain.
  ///   - controlEvent: one event.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let object = target.map { $0 as AnyObject }
    let found = targets.filter {
      $0.object === object && $0.hadObject == (object != nil) && $0.events.contains(controlEvent)
    }
    return found.isEmpty ? nil : found.map { "\($0.action)" }
  }

  /// Does what the control is for, as though the user had tapped it.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }

  /// Calls what was added for events, as though the user had done something.
  open func sendActions(for events: Event) {
    for entry in targets where !entry.events.isDisjoint(with: events) {
      if entry.hadObject && entry.object == nil { continue }
      sendAction(entry.action, to: entry.object, for: UIEvent())
    }
    for entry in actions where !entry.events.isDisjoint(with: events) {
      sendAction(entry.action)
    }
  }

  /// Calls one method; override it to see each call.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    UIApplication.shared.sendAction(action, to: target, from: self, for: event)
  }

  /// Performs one action; override it to see each call.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// The look depends on the state; subclasses bring it up to date here.
  func stateDidChange() {}
}
