// SPDX-License-Identifier: MIT

import UIKit

class CalculatorViewController: UIViewController {
  private let display = UITextField()
  private let history = UILabel()
  private var accumulator = 0
  private var pending: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Calculator"
    let keyboard = CalculatorKeyboard(frame: CGRect(x: 0, y: 0, width: 320, height: 260))
    keyboard.delegate = self
    display.inputView = keyboard
    display.textAlignment = .right
    display.font = .systemFont(ofSize: 40, weight: .light)
    display.accessibilityLabel = "Display"
    display.tintColor = .clear
    history.textColor = .secondaryLabel
    history.textAlignment = .right
    for subview in [history, display] {
      subview.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(subview)
    }
    NSLayoutConstraint.activate([
      history.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
      history.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      history.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      display.topAnchor.constraint(equalTo: history.bottomAnchor, constant: 8),
      display.leadingAnchor.constraint(equalTo: history.leadingAnchor),
      display.trailingAnchor.constraint(equalTo: history.trailingAnchor),
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    display.becomeFirstResponder()
  }

  private func compute(_ value: Int) -> Int? {
    switch pending {
    case "+": accumulator + value
    case "−": accumulator - value
    case "×": accumulator.multipliedReportingOverflow(by: value).partialValue
    case "÷": value == 0 ? nil : accumulator / value
    default: value
    }
  }

  private func apply(_ key: String) {
    let result = compute(Int(display.text ?? "") ?? 0)
    accumulator = result ?? 0
    pending = key == "=" ? nil : key
    history.text = key == "=" ? nil : "\(accumulator) \(key)"
    display.text = key == "=" ? result.map(String.init) ?? "Error" : ""
    if key == "=" { print("= \(display.text ?? "")") }
  }
}

extension CalculatorViewController: CalculatorKeyboardDelegate {
  func calculatorKeyboard(_ keyboard: CalculatorKeyboard, didTap key: String) {
    switch key {
    case "0"..."9": display.insertText(key)
    case "C":
      (accumulator, pending) = (0, nil)
      display.text = ""
      history.text = nil
    default: apply(key)
    }
  }
}
