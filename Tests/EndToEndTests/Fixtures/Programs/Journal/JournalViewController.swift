// SPDX-License-Identifier: MIT

import UIKit

/// The list of entries; the controller of one is pushed on top of it.
class JournalViewController: UIViewController {
  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var entries: [String]

  init(entries: [String]) {
    self.entries = entries
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Journal"
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .compose,
      primaryAction: UIAction { [weak self] _ in
        self?.entries.insert("", at: 0)
        self?.open(0)
      })
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
    if let selected = tableView.indexPathForSelectedRow {
      tableView.deselectRow(at: selected, animated: animated)
    }
  }

  private func open(_ index: Int) {
    let detail = EntryViewController(text: entries[index])
    detail.delegate = self
    detail.index = index
    navigationController?.pushViewController(detail, animated: true)
  }
}

extension JournalViewController: EntryViewControllerDelegate {
  func entryViewController(_ controller: EntryViewController, didChange text: String) {
    entries[controller.index] = text
    print("saved \(text.replacingOccurrences(of: "\n", with: "|"))")
  }
}

extension JournalViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    entries.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "Entry")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Entry")
    let lines = entries[indexPath.row].components(separatedBy: .newlines)
    cell.textLabel?.text = lines[0].isEmpty ? "Untitled" : lines[0]
    cell.detailTextLabel?.text = lines.count > 1 ? lines[1] : "No additional text"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    open(indexPath.row)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "This week"
  }
}
