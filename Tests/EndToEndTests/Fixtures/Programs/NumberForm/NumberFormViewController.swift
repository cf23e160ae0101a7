// SPDX-License-Identifier: MIT

import UIKit

/// An order whose total follows the fields; pads of digits have no return key.
class NumberFormViewController: UIViewController {
  private let quantityField = UITextField()
  private let priceField = UITextField()
  private let totalLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Order"
    configure(quantityField, placeholder: "Quantity", keyboardType: .numberPad)
    configure(priceField, placeholder: "Unit price", keyboardType: .decimalPad)
    totalLabel.font = .systemFont(ofSize: 28, weight: .semibold)
    totalLabel.textAlignment = .right
    updateTotal()
    let stackView = UIStackView(arrangedSubviews: [
      row("Quantity", quantityField), row("Price", priceField), totalLabel,
    ])
    stackView.axis = .vertical
    stackView.spacing = 12
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(
        equalToSystemSpacingBelow: view.safeAreaLayoutGuide.topAnchor, multiplier: 2),
      stackView.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    ])
  }

  private func configure(
    _ textField: UITextField, placeholder: String, keyboardType: UIKeyboardType
  ) {
    textField.placeholder = placeholder
    textField.keyboardType = keyboardType
    textField.borderStyle = .roundedRect
    textField.textAlignment = .right
    textField.delegate = self
    textField.addTarget(self, action: #Selector(textDidChange(_:)), for: .editingChanged)
  }

  private func row(_ title: String, _ field: UITextField) -> UIView {
    let label = UILabel()
    label.text = title
    label.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [label, field])
    row.spacing = 8
    row.alignment = .firstBaseline
    field.widthAnchor.constraint(equalToConstant: 160).isActive = true
    label.setContentHuggingPriority(.defaultLow, for: .horizontal)
    return row
  }

  private func textDidChange(_ textField: UITextField) {
    updateTotal()
  }

  private func updateTotal() {
    let quantity = Int(quantityField.text ?? "") ?? 0
    let price = Double(priceField.text ?? "") ?? 0
    totalLabel.text = String(format: "Total %.2f", Double(quantity) * price)
  }
}

extension NumberFormViewController: UITextFieldDelegate {
  func textFieldDidEndEditing(_ textField: UITextField) {
    print("\(textField.placeholder ?? "") \(textField.text ?? "")")
  }
}
