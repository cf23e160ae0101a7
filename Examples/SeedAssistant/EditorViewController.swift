// SPDX-License-Identifier: MIT

import UIKit

/// A text view with three actions of its own on the shortcuts bar.
class EditorViewController: UIViewController {
  private let textView = UITextView()
  private let statusLabel = UILabel()
  private let shortcutsSwitch = UISwitch()
  private let suggestionsSwitch = UISwitch()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Seed Assistant"
    shortcutsSwitch.isOn = true
    suggestionsSwitch.isOn = true
    shortcutsSwitch.accessibilityLabel = "Shortcuts"
    suggestionsSwitch.accessibilityLabel = "Suggestions"
    shortcutsSwitch.addTarget(self, action: #Selector(shortcutsSwitched), for: .valueChanged)
    suggestionsSwitch.addTarget(self, action: #Selector(suggestionsSwitched), for: .valueChanged)
    statusLabel.text = "Tap an item on the bar."
    buildLayout()
    showShortcuts()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private func showShortcuts() {
    let item = textView.inputAssistantItem

    let itemOne = UIBarButtonItem(
      title: "One", style: .plain, target: self, action: #Selector(handleItemOne(_:)))
    let itemTwo = UIBarButtonItem(
      title: "Two", style: .plain, target: self, action: #Selector(handleItemTwo(_:)))
    let itemThree = UIBarButtonItem(
      title: "Three", style: .plain, target: self, action: #Selector(handleItemThree(_:)))

    // Use a nil action to display the individual items when tapped.
    let itemChoose = UIBarButtonItem(title: "Choose", style: .plain, target: nil, action: nil)

    // Create the item group.
    let group = UIBarButtonItemGroup(
      barButtonItems: [itemOne, itemTwo, itemThree], representativeItem: itemChoose)

    // Display the items before the typing suggestions.
    item.leadingBarButtonGroups = [group]
  }

  private func handleItemOne(_ sender: UIBarButtonItem) { report("handleItemOne") }
  private func handleItemTwo(_ sender: UIBarButtonItem) { report("handleItemTwo") }
  private func handleItemThree(_ sender: UIBarButtonItem) { report("handleItemThree") }

  private func report(_ method: String) {
    FileHandle.standardOutput.write(Data("\(method)\n".utf8))
    statusLabel.text = method
  }

  private func shortcutsSwitched() {
    if shortcutsSwitch.isOn {
      showShortcuts()
    } else {
      textView.inputAssistantItem.leadingBarButtonGroups = []
      textView.inputAssistantItem.trailingBarButtonGroups = []
    }
  }

  private func suggestionsSwitched() {
    textView.autocorrectionType = suggestionsSwitch.isOn ? .default : .no
    textView.reloadInputViews()
  }

  private func buildLayout() {
    textView.backgroundColor = .systemBackground
    let column = UIStackView(arrangedSubviews: [
      row("Shortcuts", shortcutsSwitch), row("Suggestions, if any", suggestionsSwitch), statusLabel,
      textView,
    ])
    column.axis = .vertical
    column.spacing = 12
    column.frame = view.bounds.insetBy(dx: 16, dy: 16)
    column.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(column)
  }

  private func row(_ title: String, _ control: UISwitch) -> UIView {
    let label = UILabel()
    label.text = title
    let row = UIStackView(arrangedSubviews: [control, label])
    row.spacing = 12
    row.alignment = .center
    return row
  }
}
