// SPDX-License-Identifier: MIT

import UIKit

/// The percentage comes from the menu of a bar button, the rounding from an action sheet.
class TipViewController: UIViewController {
  private let amountField = UITextField()
  private let resultLabel = UILabel()
  private let toolbar = UIToolbar()
  private var percentage = 15
  private var roundsUp = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tip"
    view.backgroundColor = .systemGroupedBackground
    amountField.placeholder = "Amount"
    amountField.keyboardType = .decimalPad
    amountField.borderStyle = .roundedRect
    amountField.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingChanged)
    resultLabel.font = .preferredFont(forTextStyle: .title1)
    resultLabel.numberOfLines = 0
    buildToolbar()
    for subview in [amountField, resultLabel, toolbar] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      amountField.topAnchor.constraint(equalTo: guide.topAnchor, constant: 20),
      amountField.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
      amountField.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
      resultLabel.topAnchor.constraint(equalTo: amountField.bottomAnchor, constant: 20),
      resultLabel.leadingAnchor.constraint(equalTo: amountField.leadingAnchor),
      resultLabel.trailingAnchor.constraint(equalTo: amountField.trailingAnchor),
      toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      toolbar.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    update()
  }

  private func buildToolbar() {
    let choices = [10, 15, 20].map { value in
      UIAction(title: "\(value) %", state: value == percentage ? .on : .off) { [weak self] _ in
        self?.percentage = value
        self?.update()
      }
    }
    let menuItem = UIBarButtonItem(
      title: "Percentage", menu: UIMenu(title: "Tip", options: .singleSelection, children: choices))
    let roundItem = UIBarButtonItem(
      title: "Rounding", style: .plain, target: self, action: #Selector(roundingTapped(_:)))
    toolbar.setItems([menuItem, .flexibleSpace(), roundItem], animated: false)
  }

  private func roundingTapped(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(title: "Rounding", message: nil, preferredStyle: .actionSheet)
    for (title, value) in [("Exact", false), ("Round Up", true)] {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { [weak self] _ in
          self?.roundsUp = value
          self?.update()
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  private func update() {
    let amount = Double(amountField.text ?? "") ?? 0
    let exact = amount * (1 + Double(percentage) / 100)
    let total = roundsUp ? exact.rounded(.up) : exact
    resultLabel.text = String(format: "%d %%: %.2f", percentage, total)
  }
}
