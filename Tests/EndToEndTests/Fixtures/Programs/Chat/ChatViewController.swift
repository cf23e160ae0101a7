// SPDX-License-Identifier: MIT

import UIKit

/// The bar is the controller's accessory view, so that it stays when the keyboard goes.
class ChatViewController: UIViewController {
  private let tableView = UITableView()
  private let inputBar = ChatInputBar()
  private var messages = ["Hi there!", "Are you coming tonight?"]

  override var canBecomeFirstResponder: Bool { true }
  override var inputAccessoryView: UIView? { inputBar }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Chat"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.dataSource = self
    tableView.keyboardDismissMode = .interactive
    tableView.separatorStyle = .none
    tableView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(tableView)
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    inputBar.onSend = { [weak self] in self?.append($0) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func append(_ message: String) {
    messages.append(message)
    let indexPath = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [indexPath], with: .automatic)
    tableView.scrollToRow(at: indexPath, at: .bottom, animated: true)
    print("sent \(message)")
  }
}

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}
