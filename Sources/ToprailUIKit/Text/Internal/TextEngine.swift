// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// One text widget with what UIKit adds to it: UTF-16 ranges, asking before a change, undo, context.
@MainActor
final class TextEngine {
  let editable: any Editable
  let undoManager = TextUndoManager()
  private(set) weak var owner: (any TextEngineOwner)?
  /// The text that the user typed since the session was last told.
  private(set) var typed = ""
  /// Whether the app shows keys of its own, so that a system's keyboard is asked to stay away.
  var hasOwnKeys = false {
    didSet { if hasOwnKeys != oldValue { owner?.tellKeyboard() } }
  }
  /// The text that isn't settled yet.
  var composition: TextComposition?
  /// Whether the desktop's input method shows text that isn't in the widget's yet.
  private(set) var hasPreedit = false
  /// Who hears of changes.
  weak var inputDelegate: (any UITextInputDelegate)?
  private(set) lazy var tokenizer = owner.map { UITextInputStringTokenizer(textInput: $0) }
  private(set) var isEditingItself = false
  private var isApplying = false
  private var isChangeTold = false
  private var toldSelection = 0..<0
  private var selectionWent: ContinuousClock.Instant?
  private var changes = 0
  private var knownOffsets: (changes: Int, value: TextOffsets)?

  init(_ editable: any Editable, owner: any TextEngineOwner) {
    self.editable = editable
    self.owner = owner
    undoManager.engine = self
    editable.onInsert { [weak self] text, position in
      self?.mayInsert(text, at: position) ?? true
    }
    editable.onDelete { [weak self] range in self?.mayDelete(range) ?? true }
    editable.onChange { [weak self] in self?.didChange() }
    editable.onSelectionChange { [weak self] in self?.selectionDidChange() }
    editable.focusWidget.onUndoKeys(
      undo: { [weak self] in self?.undo() }, redo: { [weak self] in self?.redo() })
    editable.onPreedit { [weak self] in self?.preeditDidChange(isEmpty: $0.isEmpty) }
    editable.onCopy { [weak self] in self?.mayCopy ?? true }
  }

  func set(_ traits: InputTraits) {
    let keys: InputHints = hasOwnKeys ? .inhibitKeyboard : []
    editable.set(purpose: traits.purpose, hints: traits.hints.union(keys))
  }

  var text: String {
    get { editable.text }
    set {
      unmark()
      edit { editable.text = newValue }
      undoManager.forgetTyping()
    }
  }

  /// The selection in UTF-16 units.
  var selectedRange: NSRange {
    get { utf16(editable.selection) }
    set {
      let range = withoutPartingLineEnds(scalars(newValue))
      if !range.isEmpty { waitForPrimarySelection() }
      editable.selection = range
    }
  }

  /// Lets the X server's clock go on between a selection's end and the next selection.
  ///
  /// GTK offers what is selected for pasting with the middle button. The server's word that the old
  /// offer has ended comes later, and GTK takes one with the time of the new offer for the end of
  /// that, and deselects. The server counts milliseconds.
  private func waitForPrimarySelection() {
    guard let since = selectionWent?.duration(to: .now), since < .milliseconds(2) else { return }
    Thread.sleep(forTimeInterval: 0.002)
  }

  func text(in range: NSRange) -> String { editable.text(in: scalars(range)) }

  func replace(_ range: NSRange, with text: String) {
    unmark()
    edit {
      editable.selection = scalars(range)
      editable.insert(text)
    }
    owner?.textDidChange()
  }

  /// Inserts in place of the selection, for the app: nobody is asked.
  func insertUnasked(_ text: String) {
    guard composition == nil else { return settle(as: text) }
    edit { editable.insert(text) }
    owner?.textDidChange()
  }

  /// Deletes the selection or the character before the caret, for the app: nobody is asked.
  func deleteBackwardUnasked() { deleteUnasked(rangeToDelete(1)) }

  /// What was typed since the last time, which is forgotten with this.
  @discardableResult
  func takeTyped() -> String {
    defer { typed = "" }
    return typed
  }

  /// Brings the system's buttons of an assistant item up to date.
  func update(_ items: SystemEditItems) {
    func can(_ action: Selector) -> Bool {
      owner?.canPerformAction(action, withSender: nil) == true
    }
    items.update(
      hasSelection: !editable.selection.isEmpty, canUndo: undoManager.canUndo,
      canRedo: undoManager.canRedo, canCut: can(#Selector(UIResponder.cut(_:))),
      canCopy: can(#Selector(UIResponder.copy(_:))),
      canPaste: can(#Selector(UIResponder.paste(_:))))
  }

  /// Which UTF-16 unit is which scalar of the text as it is now.
  var offsets: TextOffsets {
    if let known = knownOffsets, known.changes == changes,
      known.value.scalarCount == editable.count
    {
      return known.value
    }
    let value = TextOffsets(editable.text)
    knownOffsets = (changes, value)
    return value
  }

  /// Makes a change again or takes one back. False, and nothing happens, if the text isn't the one
  /// that it belongs to any more; the step is gone then.
  func apply(_ change: TextEdit) -> Bool {
    let start = change.position
    let range = start..<start + change.removed.unicodeScalars.count
    guard range.upperBound <= editable.count, editable.text(in: range) == change.removed else {
      return false
    }
    unmark()
    withoutNotes {
      editable.selection = range
      if change.inserted.isEmpty {
        editable.delete(range)
      } else {
        editable.insert(change.inserted)
      }
    }
    owner?.textDidChange()
    return true
  }

  /// Runs changes that the undo manager doesn't hear of.
  func withoutNotes(_ body: () -> Void) {
    let wasApplying = isApplying
    isApplying = true
    edit(body)
    isApplying = wasApplying
  }

  /// There is something else to undo now.
  func historyDidChange() { owner?.hostingWindow?.inputHost.textDidChange(of: self) }

  /// Runs the app's own changes, about which nobody is asked.
  func edit(_ body: () -> Void) {
    let wasEditing = isEditingItself
    isEditingItself = true
    body()
    isEditingItself = wasEditing
  }

  private func mayInsert(_ text: String, at position: Int) -> Bool {
    if !isEditingItself {
      let before = changes
      guard asksOwner(composition?.range ?? position..<position, text) else { return false }
      if isWatched { typed += text }
      guard changes == before else {
        replaceLate(position..<position, with: text)
        return false
      }
      guard composition == nil else {
        settle(as: text)
        return false
      }
    }
    tellWillChange()
    note(TextEdit(position: position, inserted: text))
    return true
  }

  private func mayDelete(_ range: Range<Int>) -> Bool {
    let range = range.clamped(to: 0..<editable.count)
    guard !range.isEmpty else { return true }
    if !isEditingItself {
      let before = changes
      guard asksOwner(range, "") else { return false }
      guard changes == before else {
        replaceLate(range, with: "")
        return false
      }
    }
    tellWillChange()
    guard composition?.shrink(by: range) != true else { return true }
    unmark()
    note(
      TextEdit(
        position: range.lowerBound, removed: editable.text(in: range),
        isReplacing: range == editable.selection))
    return true
  }

  // The owner changed the text when it was asked: GTK's own way to the place is void.
  private func replaceLate(_ range: Range<Int>, with text: String) {
    let range = range.clamped(to: 0..<editable.count)
    edit {
      editable.selection = range
      if text.isEmpty { editable.delete(range) } else { editable.insert(text) }
    }
    owner?.textDidChange()
  }

  /// Whether a session wants to hear what is typed. Nobody else takes it away, and a secret is kept
  /// nowhere.
  private var isWatched: Bool {
    guard let owner, !owner.isSecureTextEntry else { return false }
    return owner.hostingWindow?.inputHost.session.client === self
  }

  func asksOwner(_ range: Range<Int>, _ text: String) -> Bool {
    owner?.shouldChange(utf16(range), to: text) ?? true
  }

  private func note(_ change: TextEdit) {
    changes += 1
    if !isApplying { undoManager.note(change) }
  }

  private func tellWillChange() {
    guard !isChangeTold else { return }
    isChangeTold = true
    inputDelegate?.textWillChange(owner)
  }

  private func didChange() {
    changes += 1
    showComposition()
    isChangeTold = false
    inputDelegate?.textDidChange(owner)
    if !isEditingItself { owner?.textDidChange() }
    owner?.hostingWindow?.inputHost.textDidChange(of: self)
  }

  private func preeditDidChange(isEmpty: Bool) {
    guard hasPreedit == isEmpty else { return }
    hasPreedit.toggle()
    owner?.hostingWindow?.inputHost.textDidChange(of: self)
  }

  private func selectionDidChange() {
    // GTK tells of the caret and of the selection's other end, of a single move as well.
    guard editable.selection != toldSelection else { return }
    if editable.selection.isEmpty, !toldSelection.isEmpty { selectionWent = .now }
    toldSelection = editable.selection
    endCompositionOutsideSelection()
    inputDelegate?.selectionWillChange(owner)
    inputDelegate?.selectionDidChange(owner)
    owner?.selectionDidChange()
    owner?.hostingWindow?.inputHost.textDidChange(of: self)
  }
}
