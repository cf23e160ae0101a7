// SPDX-License-Identifier: MIT

import AccessoryToolbar
import UIKit

/// A text field with a toolbar above the keyboard: Cancel and Reset before, Done after the space.
class FormViewController: UIViewController {
  private let textField = UITextField()
  private let statusLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Seed Toolbar"
    statusLabel.text = "Tap the field to edit it."
    textField.placeholder = "Your text"
    textField.borderStyle = .roundedRect

    let cancelButton = UITextField.ToolbarItem(
      title: "Cancel", target: self, selector: #Selector(cancelPressed))
    let resetButton = UITextField.ToolbarItem(
      title: "Reset", target: self, selector: #Selector(resetPressed))
    let doneButton = UITextField.ToolbarItem(
      title: "Done", target: self, selector: #Selector(donePressed))
    textField.addToolbar(leading: [cancelButton, resetButton], trailing: [doneButton])

    buildLayout()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textField.becomeFirstResponder()
  }

  private func cancelPressed() {
    report("cancelPressed")
    textField.resignFirstResponder()
  }

  private func resetPressed() {
    report("resetPressed")
    textField.text = ""
  }

  private func donePressed() {
    report("donePressed")
    statusLabel.text = "donePressed: \(textField.text ?? "")"
    textField.resignFirstResponder()
  }

  private func report(_ method: String) {
    FileHandle.standardOutput.write(Data("\(method)\n".utf8))
    statusLabel.text = method
  }

  private func buildLayout() {
    let column = UIStackView(arrangedSubviews: [statusLabel, textField])
    column.axis = .vertical
    column.spacing = 12
    column.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 80)
    column.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    view.addSubview(column)
  }
}
