// SPDX-License-Identifier: MIT

import UIKit

/// More rows than a phone's screen has room for, in a stack view that scrolls.
class SettingsViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let stackView = UIStackView()
  private let nameField = UITextField()
  private let defaults = UserDefaults.standard
  private let options = [
    "Notifications", "Sounds", "Badges", "Dark mode", "Large text", "Reduce motion", "Location",
    "Bluetooth", "Automatic updates", "Mobile data", "Backup", "Diagnostics",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Settings"
    view.backgroundColor = .systemBackground
    scrollView.keyboardDismissMode = .onDrag
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stackView)
    buildRows()
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 16),
      stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 16),
      stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -16),
      stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -16),
      stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -32),
    ])
  }

  private func buildRows() {
    nameField.placeholder = "Device name"
    nameField.borderStyle = .roundedRect
    nameField.clearButtonMode = .whileEditing
    nameField.addTarget(self, action: #Selector(nameChanged), for: .editingDidEnd)
    stackView.addArrangedSubview(nameField)
    for (index, option) in options.enumerated() {
      stackView.addArrangedSubview(makeRow(option, tag: index))
    }
    let resetButton = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Reset All Settings") { [weak self] _ in self?.reset() })
    stackView.addArrangedSubview(resetButton)
  }

  private func makeRow(_ title: String, tag: Int) -> UIView {
    let label = UILabel()
    label.text = title
    let toggle = UISwitch()
    toggle.tag = tag
    toggle.accessibilityLabel = title
    toggle.isOn = defaults.bool(forKey: title)
    toggle.addTarget(self, action: #Selector(switchChanged(_:)), for: .valueChanged)
    let row = UIStackView(arrangedSubviews: [label, toggle])
    row.axis = .horizontal
    row.alignment = .center
    row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return row
  }

  private func switchChanged(_ sender: UISwitch) {
    defaults.set(sender.isOn, forKey: options[sender.tag])
    print("\(options[sender.tag]) \(sender.isOn ? "on" : "off")")
  }

  private func nameChanged() {
    print("name \(nameField.text ?? "")")
  }

  private func reset() {
    for option in options { defaults.removeObject(forKey: option) }
    for case let row as UIStackView in stackView.arrangedSubviews {
      for case let toggle as UISwitch in row.arrangedSubviews {
        toggle.setOn(false, animated: true)
      }
    }
    print("reset")
  }
}
