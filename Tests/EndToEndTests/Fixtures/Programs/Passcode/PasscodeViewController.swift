// SPDX-License-Identifier: MIT

import UIKit

/// A code of four digits, one a field: only digits get in, and the next field follows by itself.
class PasscodeViewController: UIViewController {
  private let fields = (0..<4).map { _ in DigitField() }
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Enter Code"
    for (index, field) in fields.enumerated() {
      field.keyboardType = .numberPad
      field.textContentType = .oneTimeCode
      field.textAlignment = .center
      field.font = .systemFont(ofSize: 28)
      field.borderStyle = .roundedRect
      field.accessibilityLabel = "Digit \(index + 1)"
      field.delegate = self
      field.onDeleteBackward = { [weak self] in self?.goBack(from: index) }
    }
    statusLabel.text = "We sent you a code."
    statusLabel.textAlignment = .center
    let row = UIStackView(arrangedSubviews: fields)
    row.distribution = .fillEqually
    row.spacing = 12
    let stackView = UIStackView(arrangedSubviews: [statusLabel, row])
    stackView.axis = .vertical
    stackView.spacing = 24
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    NSLayoutConstraint.activate([
      stackView.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stackView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
      stackView.widthAnchor.constraint(equalToConstant: 280),
      row.heightAnchor.constraint(equalToConstant: 56),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields[0].becomeFirstResponder()
  }

  private func goBack(from index: Int) {
    guard index > 0 else { return }
    fields[index - 1].text = ""
    fields[index - 1].becomeFirstResponder()
  }

  private func check() {
    let code = fields.compactMap(\.text).joined()
    guard code.count == fields.count else { return }
    view.endEditing(true)
    statusLabel.text = code == "1234" ? "Welcome!" : "Wrong code"
    print("code \(code)")
  }
}

extension PasscodeViewController: UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let text = textField.text, let swiftRange = Range(range, in: text) else { return false }
    let updated = text.replacingCharacters(in: swiftRange, with: string)
    guard updated.count <= 1, updated.allSatisfy(\.isNumber) else { return false }
    guard !updated.isEmpty, let index = fields.firstIndex(where: { $0 === textField }) else {
      return true
    }
    textField.text = updated
    if index + 1 < fields.count { fields[index + 1].becomeFirstResponder() }
    check()
    return false
  }
}
