// SPDX-License-Identifier: MIT

import AccessoryToolbar
import NotesKit
import UIKit

@MainActor
protocol ListViewControllerDelegate: AnyObject {
  func list(_ list: ListViewController, didOpen id: NoteID)
  func list(_ list: ListViewController, wantsToDelete id: NoteID)
  func listWantsNote(_ list: ListViewController)
  func listWantsUndo(_ list: ListViewController)
}

/// The notes that match what is in the search field, the last changed first.
class ListViewController: UIViewController {
  weak var delegate: (any ListViewControllerDelegate)?

  private let notebook: Notebook
  private let heading = UILabel()
  private let newButton = UIButton(type: .system)
  private let searchBar = UISearchBar()
  private let table = UITableView(frame: .zero, style: .plain)
  private let emptyLabel = UILabel()
  private let undoRow = UndoRow()
  private var notes: [NoteSummary] = []

  /// The note that is open beside the list.
  var selectedNote: NoteID? {
    didSet { if selectedNote != oldValue { showSelection() } }
  }

  init(notebook: Notebook) {
    self.notebook = notebook
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    heading.text = "Notes"
    heading.font = .boldSystemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize)
    newButton.setImage(UIImage(systemName: "square.and.pencil"), for: .normal)
    newButton.accessibilityLabel = "New Note"
    newButton.addTarget(self, action: #Selector(newPressed), for: .primaryActionTriggered)
    setUpSearch()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "note")
    table.dataSource = self
    table.delegate = self
    table.accessibilityLabel = "Notes"
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    undoRow.isHidden = true
    undoRow.undoButton.addTarget(
      self, action: #Selector(undoPressed), for: .primaryActionTriggered)
    undoRow.closeButton.addTarget(
      self, action: #Selector(closePressed), for: .primaryActionTriggered)
    buildLayout()
    reload()
  }

  /// Asks for the notes again; the table is left alone if it would show the same.
  func reload() {
    let notes = notebook.store.notes(matching: searchBar.text ?? "")
    if !notes.elementsEqual(self.notes, by: { $0.looksLike($1) }) {
      self.notes = notes
      table.reloadData()
      showSelection()
    }
    emptyLabel.text =
      notebook.store.notes().isEmpty
      ? "There are no notes.\nCtrl+N makes one." : "No note has these words."
    emptyLabel.isHidden = !notes.isEmpty
    if !notebook.store.canUndoDelete { undoRow.isHidden = true }
  }

  func noteWasDeleted() {
    undoRow.label.text = notebook.store.deletedTitle.map { "Deleted “\($0)”" }
    undoRow.isHidden = false
    view.setNeedsLayout()
  }

  func focusSearch() { searchBar.becomeFirstResponder() }
  func focus() { table.becomeFirstResponder() }

  private func setUpSearch() {
    searchBar.placeholder = "Search"
    searchBar.delegate = self
    searchBar.autocapitalizationType = .none
    let done = UITextField.ToolbarItem(
      title: "Done", target: self, selector: #Selector(donePressed))
    searchBar.searchTextField.addToolbar(trailing: [done])
  }

  private func buildLayout() {
    let top = UIStackView(arrangedSubviews: [heading, newButton])
    top.alignment = .center
    heading.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    let column = UIStackView(arrangedSubviews: [searchBar, table, undoRow])
    column.axis = .vertical
    column.spacing = 4
    for part in [top, column, emptyLabel] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      top.topAnchor.constraint(equalTo: view.topAnchor, constant: 8),
      top.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      top.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
      column.topAnchor.constraint(equalTo: top.bottomAnchor),
      column.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      emptyLabel.topAnchor.constraint(equalTo: table.topAnchor, constant: 48),
      emptyLabel.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
      emptyLabel.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
    ])
  }

  private func showSelection() {
    guard isViewLoaded else { return }
    let row = notes.firstIndex { $0.id == selectedNote }
    let old = table.indexPathForSelectedRow
    guard row != old?.row else { return }
    if let old { table.deselectRow(at: old, animated: false) }
    if let row {
      table.selectRow(
        at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
  }

  private func newPressed() { delegate?.listWantsNote(self) }
  private func undoPressed() { delegate?.listWantsUndo(self) }
  private func donePressed() { searchBar.resignFirstResponder() }

  private func closePressed() {
    undoRow.isHidden = true
    view.setNeedsLayout()
  }
}

extension ListViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    notes.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
    let note = notes[indexPath.row]
    var content = UIListContentConfiguration.subtitleCell()
    content.text = note.title
    content.secondaryText = note.preview.isEmpty ? "No more text" : note.preview
    content.textProperties.numberOfLines = 1
    content.secondaryTextProperties.numberOfLines = 1
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.list(self, didOpen: notes[indexPath.row].id)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    delegate?.list(self, wantsToDelete: notes[indexPath.row].id)
  }
}

extension ListViewController: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { reload() }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    guard let first = notes.first else { return }
    delegate?.list(self, didOpen: first.id)
  }
}
