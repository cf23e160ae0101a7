// SPDX-License-Identifier: MIT

import AccessoryToolbar
import NotesKit
import UIKit

/// Who hears what the user does with the note that is open.
@MainActor
protocol EditorViewControllerDelegate: AnyObject {
  func editorDidEdit(_ editor: EditorViewController)
  func editorWantsBack(_ editor: EditorViewController)
  func editor(_ editor: EditorViewController, wantsToDelete id: NoteID)
}

/// One note: its title in a field, its text in a text view with the Markdown bar.
class EditorViewController: UIViewController {
  weak var delegate: (any EditorViewControllerDelegate)?
  private(set) var note: NoteID?

  private let notebook: Notebook
  let form = EditorForm()
  private(set) lazy var bar = EditorBar(editor: self)
  private lazy var styler = MarkdownStyler(form.body)
  private var parts = NoteParts.blank
  private var isRefreshDue = false

  /// Whether there is a way back to the list.
  var showsBack = false {
    didSet { if showsBack != oldValue { form.backButton.isHidden = !showsBack } }
  }

  var noteTitle: String? { note.map { _ in NoteTitle(parts.text).title } }
  var isEditing: Bool { form.body.isFirstResponder || form.titleField.isFirstResponder }

  init(notebook: Notebook) {
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    form.frame = UIScreen.main.bounds
    view = form
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    form.body.delegate = self
    form.titleField.delegate = self
    form.titleField.addTarget(self, action: #Selector(titleEdited), for: .editingChanged)
    form.backButton.addTarget(self, action: #Selector(goBack), for: .primaryActionTriggered)
    form.deleteButton.addTarget(self, action: #Selector(deleteNote), for: .primaryActionTriggered)
    let previous = UITextField.ToolbarItem(
      title: "Previous", target: self, selector: #Selector(previousNote))
    let next = UITextField.ToolbarItem(
      title: "Next", target: self, selector: #Selector(bodyAfterTitle))
    let done = UITextField.ToolbarItem(title: "Done", target: self, selector: #Selector(endTitle))
    form.titleField.addToolbar(leading: [previous, next], trailing: [done])
    bar.install(on: form.body)
  }

  /// Shows a note, or that none is open.
  func show(_ id: NoteID?) {
    loadViewIfNeeded()
    if let note, note != id { notebook.store.close(note) }
    let isSame = note == id
    note = id
    let content = id.flatMap(notebook.store.content)
    // What can't be edited has no parts to edit: its file's name stands for the title.
    parts = content?.readOnly == nil ? NoteParts(content?.text ?? "") : .blank
    if let content, content.readOnly != nil { parts.body = content.text }
    form.showsNote = id != nil
    form.say(content?.readOnly?.message)
    form.titleField.isEnabled = content?.readOnly == nil
    form.body.isEditable = content?.readOnly == nil
    form.titleField.text =
      content?.readOnly == nil ? parts.title : id.flatMap(notebook.store.fileName)
    let caret = form.body.selectedRange
    form.body.text = parts.body
    styler.restyle()
    form.body.selectedRange = isSame ? caret : NSRange(location: 0, length: 0)
    refreshBar()
  }

  func focus() {
    guard note != nil else { return }
    form.body.becomeFirstResponder()
  }

  func focusTitle() { form.titleField.becomeFirstResponder() }

  /// Takes over what happened to the open note on the disk.
  func noteDidChange(_ change: NoteChange) {
    switch change {
    case .reloaded(let id) where id == note: show(id)
    case .removed(let id) where id == note:
      show(nil)
      form.sayEmpty("This note was deleted by another program.")
    case .conflict(let id, let copy) where id == note:
      form.say("Another program changed this note. Its version is in “\(copy)”.")
    case .failed(let id, let reason) where id == note:
      form.say("The note could not be saved: \(reason). It is tried again.")
      form.isFailing = true
    case .saved(let id) where id == note && form.isFailing:
      form.say(nil)
    default: break
    }
  }

  override var keyCommands: [UIKeyCommand]? { note == nil ? [] : Self.shortcuts }

  // MARK: Actions

  /// Makes an edit of Markdown's in the text; nothing happens where there is nothing to do.
  func perform(_ edit: (String, NSRange) -> MarkdownEdit?) {
    guard form.body.isEditable, note != nil,
      let edit = edit(parts.body, form.body.selectedRange),
      let range = form.body.textRange(edit.range)
    else { return }
    form.body.replace(range, withText: edit.replacement)
    form.body.selectedRange = edit.selection
    form.body.scrollRangeToVisible(edit.selection)
  }

  func goBack() { delegate?.editorWantsBack(self) }

  func deleteNote() {
    if let note { delegate?.editor(self, wantsToDelete: note) }
  }

  private func previousNote() { goBack() }
  private func bodyAfterTitle() { form.body.becomeFirstResponder() }
  private func endTitle() { form.titleField.resignFirstResponder() }

  private func titleEdited() {
    parts.setTitle(form.titleField.text ?? "")
    save()
  }

  private func save() {
    guard let note else { return }
    notebook.edit(note, text: parts.text)
    delegate?.editorDidEdit(self)
  }

  private func refreshBar() {
    let state = MarkdownState(in: parts.body, selection: form.body.selectedRange)
    bar.refresh(state, history: form.body.undoManager, isEditable: form.body.isEditable)
  }

  /// A key changes text and selection, one after the other; the bar follows once.
  private func refreshBarSoon() {
    guard !isRefreshDue else { return }
    isRefreshDue = true
    DispatchQueue.main.async { [weak self] in
      self?.isRefreshDue = false
      self?.refreshBar()
    }
  }
}

extension EditorViewController: UITextViewDelegate {
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    if text == "\n", Markdown.newline(in: parts.body, selection: range) != nil {
      perform { body, _ in Markdown.newline(in: body, selection: range) }
      return false
    }
    styler.willReplace(range, with: text)
    return true
  }

  func textViewDidChange(_ textView: UITextView) {
    parts.body = textView.text
    styler.textDidChange()
    save()
    refreshBarSoon()
  }

  func textViewDidChangeSelection(_ textView: UITextView) { refreshBarSoon() }
}

extension EditorViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    form.body.becomeFirstResponder()
    return true
  }
}

extension UITextView {
  /// A range of UTF-16 offsets in the text view's own terms.
  fileprivate func textRange(_ range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }
}
