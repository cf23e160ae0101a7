// SPDX-License-Identifier: MIT

/// Takes changes back and makes them again.
///
/// Foundation has no such class on Linux. The one that a text field or text view gives out works
/// over the text widget's own undo, with what an app registers in its place among the edits.
///
/// Source: <https://developer.apple.com/documentation/foundation/undomanager>
@MainActor
open class UndoManager {
  private struct Step {
    let undo: () -> Void
    let name: String
    /// The text that the step was registered at, for managers over a text widget.
    let text: String?
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
    let step = Step(
      undo: { [weak target] in target.map(handler) }, name: pendingName, text: textNow)
    if isUndoing {
      undone.append(step)
    } else {
      done.append(step)
      if !isRedoing { undone.removeAll() }
    }
  }

  /// Names the change that was registered last.
  open func setActionName(_ name: String) {
    rename(isUndoing ? \.undone : \.done, name)
  }

  /// Takes the last change back.
  open func undo() {
    guard let step = done.popLast() else { return }
    isUndoing = true
    pendingName = step.name
    step.undo()
    pendingName = ""
    isUndoing = false
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard let step = undone.popLast() else { return }
    isRedoing = true
    pendingName = step.name
    step.undo()
    pendingName = ""
    isRedoing = false
  }

  /// Forgets all that was registered.
  open func removeAllActions() {
    done.removeAll()
    undone.removeAll()
  }

  private func rename(_ stack: ReferenceWritableKeyPath<UndoManager, [Step]>, _ name: String) {
    guard let last = self[keyPath: stack].popLast() else { return }
    self[keyPath: stack].append(Step(undo: last.undo, name: name, text: last.text))
  }

  // MARK: For managers over a text widget

  var textNow: String? { nil }
  /// Whether the last registered change is the last change of all.
  var endsWithRegisteredStep: Bool { done.last.map { $0.text == textNow } ?? false }
  /// Whether the change taken back last is the registered one.
  var redoStartsWithRegisteredStep: Bool { undone.last.map { $0.text == textNow } ?? false }
  var hasRegisteredSteps: Bool { !done.isEmpty }
  var hasRegisteredRedoSteps: Bool { !undone.isEmpty }
}
