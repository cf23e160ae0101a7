// SPDX-License-Identifier: MIT

import UIKit

/// A tap ticks an item off, a swipe deletes it, and an alert asks for the next one.
class TodoViewController: UITableViewController {
  private struct Item {
    var title: String
    var isDone = false
  }

  private var items = [Item(title: "Buy milk"), Item(title: "Call Ada")]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "To Do"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Item")
    tableView.tableFooterView = UIView()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #Selector(addTapped))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .edit, target: self, action: #Selector(editTapped))
  }

  private func editTapped() {
    tableView.setEditing(!tableView.isEditing, animated: true)
  }

  private func addTapped() {
    let alert = UIAlertController(
      title: "New Item", message: "What is to be done?", preferredStyle: .alert)
    alert.addTextField { textField in
      textField.placeholder = "Title"
      textField.autocapitalizationType = .sentences
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
        self?.add(text)
      })
    present(alert, animated: true)
  }

  private func add(_ title: String) {
    items.append(Item(title: title))
    tableView.insertRows(at: [IndexPath(row: items.count - 1, section: 0)], with: .automatic)
    report()
  }

  private func report() {
    print(items.map { $0.isDone ? "✓\($0.title)" : $0.title }.joined(separator: ", "))
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Item", for: indexPath)
    let item = items[indexPath.row]
    cell.textLabel?.text = item.title
    cell.textLabel?.textColor = item.isDone ? .secondaryLabel : .label
    cell.accessoryType = item.isDone ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    items[indexPath.row].isDone.toggle()
    tableView.reloadRows(at: [indexPath], with: .none)
    report()
  }

  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    items.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
    report()
  }
}
