// SPDX-License-Identifier: MIT

public import Selectors

/// Finds out from touches and clicks on a view what the user means, and tells its targets.
///
///     let tap = UITapGestureRecognizer(target: self, action: #Selector(dismissKeyboard))
///     view.addGestureRecognizer(tap)
///
/// What a control or a text widget in the view takes for itself is not seen here.
///
/// Left out: delegates, recognisers that wait for others, subclasses of an app's own, pans, pinches.
///
/// Source: <https://developer.apple.com/documentation/uikit/uigesturerecognizer>
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    case possible = 0
    case began = 1
    case changed = 2
    /// The gesture is done; a tap is recognised so.
    case ended = 3
    case cancelled = 4
    case failed = 5
    /// The same as `ended`.
    public static let recognized = State.ended
  }

  private struct Target {
    weak var object: AnyObject?
    let hadObject: Bool
    let action: Selector
  }

  private var targets: [Target] = []
  private(set) weak var attachedView: UIView?
  private var point = CGPoint.zero

  /// A recogniser that calls a method; nil for the target means the responder chain.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { add(target, action) }
  }

  /// A recogniser without targets.
  public override convenience init() { self.init(target: nil, action: nil) }

  /// Has a method called too. The target isn't kept alive.
  open func addTarget(_ target: Any, action: Selector) { add(target, action) }

  /// Takes methods away; nil means any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target.map { $0 as AnyObject }
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
    }
  }

  /// How far the gesture has come.
  public internal(set) var state = State.possible

  /// Whether the recogniser sees anything.
  open var isEnabled = true

  /// The view that the recogniser was added to.
  open var view: UIView? { attachedView }

  /// Where the gesture is, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    attachedView?.convert(point, to: view) ?? point
  }

  /// Begins to watch a view; subclasses connect what they need.
  func attach(to view: UIView) { attachedView = view }

  /// Stops watching.
  func detach() { attachedView = nil }

  /// The gesture came to a state at a point of the widget that it is watched on.
  func report(_ state: State, x: Double, y: Double) {
    guard isEnabled, let view = attachedView else { return }
    point = CGPoint(x: x + view.contentOrigin.x, y: y + view.contentOrigin.y)
    self.state = state
    for target in targets where !target.hadObject || target.object != nil {
      UIApplication.shared.sendAction(
        target.action, to: target.object, from: self, for: UIEvent())
    }
    if state == .ended || state == .cancelled { self.state = .possible }
  }

  private func add(_ target: Any?, _ action: Selector) {
    let object = target.map { $0 as AnyObject }
    targets.append(Target(object: object, hadObject: object != nil, action: action))
  }
}
