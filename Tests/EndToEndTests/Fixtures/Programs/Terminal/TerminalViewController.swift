// SPDX-License-Identifier: MIT

import UIKit

class TerminalViewController: UIViewController {
  private let terminal = TerminalView(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Terminal"
    terminal.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(terminal)
    NSLayoutConstraint.activate([
      terminal.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      terminal.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      terminal.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      terminal.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    terminal.onBytes = { print("ran \($0)") }
    configureAssistant()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    terminal.becomeFirstResponder()
  }

  private func configureAssistant() {
    let item = terminal.inputAssistantItem
    item.leadingBarButtonGroups = [
      UIBarButtonItemGroup(
        barButtonItems: [
          UIBarButtonItem(
            title: "Esc", style: .plain, target: self, action: #Selector(escPressed)),
          UIBarButtonItem(
            title: "Tab", style: .plain, target: self, action: #Selector(tabPressed)),
        ], representativeItem: nil)
    ]
    let symbols = ["|", "~", "/"].map { symbol in
      UIBarButtonItem(
        primaryAction: UIAction(title: symbol) { [weak self] _ in
          self?.terminal.insertText(symbol)
        })
    }
    item.trailingBarButtonGroups = [
      .fixedGroup(
        representativeItem: UIBarButtonItem(
          title: "Symbols", style: .plain, target: nil, action: nil), items: symbols)
    ]
  }

  private func escPressed() { terminal.insertText("\u{1b}") }

  private func tabPressed() { terminal.insertText("\t") }
}
