// SPDX-License-Identifier: MIT

import GLib

/// The undo manager of a text input: what was typed and what an app registered, in one order.
///
/// The widgets' own histories don't do: GTK puts letters together whatever an app registered between
/// them, and doesn't tell whether a GtkText has something to undo.
@MainActor
final class TextUndoManager: UndoManager {
  /// The edits that a step takes back.
  private final class Typing {
    var edit: TextEdit
    init(_ edit: TextEdit) { self.edit = edit }
  }

  weak var engine: TextEngine?

  override var canUndo: Bool { (super.canUndo || engine?.composition != nil) && !isSecret }
  override var canRedo: Bool { super.canRedo && !isSecret }

  override func undo() {
    engine?.unmark()
    super.undo()
  }

  override func redo() {
    engine?.unmark()
    super.redo()
  }

  /// Remembers a change that was made to the text.
  func note(_ edit: TextEdit) {
    guard !isSecret else { return }
    if !isUndoing, !isRedoing, lastTyping?.edit.absorb(edit) == true { return }
    add(edit)
    if edit.isReplacing { MainLoop.soon { [weak self] in self?.endReplacing() } }
  }

  /// Forgets what was typed; what the app registered stays.
  func forgetTyping() {
    removeSteps { $0.typing != nil }
  }

  override func stepsDidChange() { engine?.historyDidChange() }

  private var isSecret: Bool { engine?.owner?.isSecureTextEntry == true }

  private var lastTyping: Typing? { lastStep?.typing as? Typing }

  private func add(_ edit: TextEdit) {
    let typing = Typing(edit)
    register(typing: typing) { [weak self] in self?.takeBack(typing.edit) }
  }

  private func takeBack(_ edit: TextEdit) {
    guard engine?.apply(edit.inverse) == true else { return }
    add(edit.inverse)
  }

  /// Text that comes later than in the same moment doesn't take a deleted selection's place.
  private func endReplacing() { lastTyping?.edit.isReplacing = false }
}
