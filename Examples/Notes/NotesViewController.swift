// SPDX-License-Identifier: MIT

import NotesKit
import UIKit

/// The list beside the editor, or in a narrow window one of the two.
class NotesViewController: UIViewController {
  private static let wideWidth: CGFloat = 700

  private let notebook: Notebook
  private let list: ListViewController
  private let editor: EditorViewController
  private let divider = UIView()
  /// Whether a narrow window shows the editor.
  private var showsEditor = false
  private var wasWide = false

  init(notebook: Notebook) {
    self.notebook = notebook
    list = ListViewController(notebook: notebook)
    editor = EditorViewController(notebook: notebook)
    super.init(nibName: nil, bundle: nil)
    title = "Notes"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    divider.backgroundColor = .separator
    for child in [list, editor] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    view.addSubview(divider)
    list.delegate = self
    editor.delegate = self
    notebook.onChange = { [weak self] in self?.notesDidChange($0) }
    editor.show(notebook.store.notes().first?.id)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isWide { editor.focus() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isWide = isWide
    // Who writes goes on writing when the window gets narrow.
    if wasWide, !isWide { showsEditor = editor.isEditing }
    wasWide = isWide
    list.view.isHidden = !isWide && showsEditor
    editor.view.isHidden = !isWide && !showsEditor
    if editor.view.isHidden { editor.view.endEditing(true) }
    divider.isHidden = !isWide
    editor.showsBack = !isWide
    list.selectedNote = isWide ? editor.note : nil
    let width = isWide ? min(340, view.bounds.width * 0.36).rounded() : view.bounds.width
    let columns = view.bounds.divided(
      atDistance: width, from: isMirrored ? .maxXEdge : .minXEdge)
    list.view.frame = columns.slice
    editor.view.frame = isWide ? columns.remainder : view.bounds
    divider.frame = CGRect(
      x: isMirrored ? columns.slice.minX : columns.slice.maxX - 1, y: 0, width: 1,
      height: view.bounds.height)
  }

  override var keyCommands: [UIKeyCommand]? {
    [
      UIKeyCommand(input: "n", modifierFlags: .command, action: #Selector(makeNote)),
      UIKeyCommand(input: "f", modifierFlags: .command, action: #Selector(findNotes)),
      UIKeyCommand(input: "z", modifierFlags: .command, action: #Selector(undoDelete)),
    ]
  }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    if action == #Selector(undoDelete) { return notebook.store.canUndoDelete && !editor.isEditing }
    return super.canPerformAction(action, withSender: sender)
  }

  private var isWide: Bool { view.bounds.width >= Self.wideWidth }

  private var isMirrored: Bool {
    view.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  func makeNote() {
    open(notebook.store.makeNote())
    editor.focusTitle()
  }

  func findNotes() {
    show(editor: false)
    list.focusSearch()
  }

  func undoDelete() {
    do {
      if let id = try notebook.undoDelete() { open(id) }
    } catch {
      tell("The note could not be brought back", "\(error)")
    }
  }

  private func open(_ id: NoteID) {
    editor.show(id)
    show(editor: true)
    list.reload()
  }

  /// Shows the editor or the list where there is room for one only.
  private func show(editor isEditor: Bool) {
    showsEditor = isEditor
    view.setNeedsLayout()
    view.layoutIfNeeded()
    updateTitle()
  }

  private func updateTitle() {
    let note = editor.noteTitle
    title = (isWide || showsEditor ? note.map { "\($0) – Notes" } : nil) ?? "Notes"
  }

  private func tell(_ title: String, _ message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func notesDidChange(_ changes: [NoteChange]) {
    for change in changes { editor.noteDidChange(change) }
    if changes.contains(.list) { list.reload() }
    if editor.note == nil, showsEditor { show(editor: false) }
    updateTitle()
  }
}

extension NotesViewController: ListViewControllerDelegate {
  func list(_ list: ListViewController, didOpen id: NoteID) {
    open(id)
    editor.focus()
  }

  func listWantsNote(_ list: ListViewController) { makeNote() }
  func listWantsUndo(_ list: ListViewController) { undoDelete() }

  func list(_ list: ListViewController, wantsToDelete id: NoteID) {
    do {
      try notebook.delete(id)
    } catch {
      tell("The note could not be deleted", "\(error)")
    }
    if editor.note == id {
      editor.show(isWide ? notebook.store.notes().first?.id : nil)
      show(editor: false)
    }
    list.noteWasDeleted()
    list.reload()
    updateTitle()
  }
}

extension NotesViewController: EditorViewControllerDelegate {
  func editorDidEdit(_ editor: EditorViewController) { updateTitle() }

  func editorWantsBack(_ editor: EditorViewController) {
    show(editor: false)
    editor.show(nil)
    list.reload()
    list.focus()
  }

  func editor(_ editor: EditorViewController, wantsToDelete id: NoteID) {
    list(list, wantsToDelete: id)
    list.focus()
  }
}
