// SPDX-License-Identifier: MIT

import UIKit

@MainActor
protocol CalculatorKeyboardDelegate: AnyObject {
  func calculatorKeyboard(_ keyboard: CalculatorKeyboard, didTap key: String)
}

/// Sixteen keys in place of the system's.
class CalculatorKeyboard: UIView {
  weak var delegate: (any CalculatorKeyboardDelegate)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    backgroundColor = .systemGray4
    let rows = [
      ["7", "8", "9", "÷"], ["4", "5", "6", "×"], ["1", "2", "3", "−"], ["C", "0", "=", "+"],
    ]
    let stackView = UIStackView(arrangedSubviews: rows.map(makeRow))
    stackView.axis = .vertical
    stackView.distribution = .fillEqually
    stackView.spacing = 6
    stackView.frame = bounds.insetBy(dx: 6, dy: 6)
    stackView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(stackView)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func makeRow(_ keys: [String]) -> UIView {
    let row = UIStackView(arrangedSubviews: keys.map(makeButton))
    row.distribution = .fillEqually
    row.spacing = 6
    return row
  }

  private func makeButton(_ key: String) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(key, for: .normal)
    button.backgroundColor = key == "=" ? .systemOrange : .systemBackground
    button.addTarget(self, action: #Selector(keyTapped(_:)), for: .touchUpInside)
    return button
  }

  private func keyTapped(_ sender: UIButton) {
    guard let key = sender.currentTitle else { return }
    delegate?.calculatorKeyboard(self, didTap: key)
  }
}
