// SPDX-License-Identifier: MIT

/// Takes changes back and makes them again.
///
/// Foundation has no such class on Linux. The one that a text field or text view gives out holds
/// what was typed into it as well, in one order with what an app registers.
///
/// Each registration is a step of its own; changes of one turn of the run loop aren't put together.
///
/// Source: <https://developer.apple.com/documentation/foundation/undomanager>
@MainActor
open class UndoManager {
  /// One change, and what it is called.
  final class Step {
    fileprivate let run: () -> Void
    fileprivate var name: String
    /// What a text input's manager keeps with what was typed.
    let typing: AnyObject?

    fileprivate init(name: String, typing: AnyObject?, run: @escaping () -> Void) {
      self.name = name
      self.typing = typing
      self.run = run
    }
  }

  private var undone: [Step] = []
  private var done: [Step] = []
  private var pendingName = ""

  /// Whether the manager is taking a change back at this moment.
  public private(set) var isUndoing = false
  /// Whether the manager is making a change again at this moment.
  public private(set) var isRedoing = false

  /// A manager without changes.
  public init() {}

  /// Whether there is a change to take back.
  open var canUndo: Bool { !done.isEmpty }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !undone.isEmpty }

  /// What the next undo takes back, as `setActionName(_:)` called it; empty if nothing was said.
  open var undoActionName: String { done.last?.name ?? "" }
  /// What the next redo makes again, as `setActionName(_:)` called it; empty if nothing was said.
  open var redoActionName: String { undone.last?.name ?? "" }

  /// Remembers how to take a change back. Registered while undoing, it says how to make it again.
  ///
  /// The target isn't kept alive; once it is gone the step does nothing.
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    register { [weak target] in target.map(handler) }
  }

  /// Names the change that was registered last.
  open func setActionName(_ name: String) {
    (isUndoing ? undone : done).last?.name = name
  }

  /// Takes the last change back.
  open func undo() {
    // One undo at a time: what a step registers is the way back of that step.
    guard !isUndoing, !isRedoing, let step = done.popLast() else { return }
    isUndoing = true
    run(step)
    isUndoing = false
    stepsDidChange()
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard !isUndoing, !isRedoing, let step = undone.popLast() else { return }
    isRedoing = true
    run(step)
    isRedoing = false
    stepsDidChange()
  }

  /// Forgets all that was registered.
  open func removeAllActions() {
    removeSteps { _ in true }
  }

  private func run(_ step: Step) {
    pendingName = step.name
    step.run()
    pendingName = ""
  }

  // MARK: For managers of text inputs

  /// The step that the next undo takes back.
  var lastStep: Step? { done.last }

  func register(typing: AnyObject? = nil, _ run: @escaping () -> Void) {
    let step = Step(name: pendingName, typing: typing, run: run)
    if isUndoing {
      undone.append(step)
    } else {
      done.append(step)
      if !isRedoing { undone.removeAll() }
    }
    stepsDidChange()
  }

  func removeSteps(where shouldRemove: (Step) -> Bool) {
    done.removeAll(where: shouldRemove)
    undone.removeAll(where: shouldRemove)
    stepsDidChange()
  }

  /// There may be something else to undo or redo now.
  func stepsDidChange() {}
}
