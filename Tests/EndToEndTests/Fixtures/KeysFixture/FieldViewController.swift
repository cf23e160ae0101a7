// SPDX-License-Identifier: MIT

import UIKit

/// A field for a line, or with `lines` a view for many, that has the focus from the start.
class FieldViewController: UIViewController {
  private let wishes: Set<String>
  private let field = UITextField()
  private let textView = UITextView()

  init(_ wishes: Set<String>) {
    self.wishes = wishes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    wishes = []
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Keys"
    let shown: UIView = wishes.contains("lines") ? textView : field
    shown.frame = CGRect(x: 16, y: 16, width: view.bounds.width - 32, height: 40)
    shown.autoresizingMask = [.flexibleWidth]
    shown.accessibilityLabel = "Field"
    view.addSubview(shown)
    field.placeholder = "Type here"
    for (name, type) in Self.keyboards where wishes.contains(name) { field.keyboardType = type }
    for (name, type) in Self.returnKeys where wishes.contains(name) { field.returnKeyType = type }
    field.isSecureTextEntry = wishes.contains("secure")
    field.enablesReturnKeyAutomatically = wishes.contains("automatic")
    field.delegate = self
    let leave = UIAction { [weak self] _ in self?.leaveIfEmpty() }
    field.addAction(leave, for: .editingChanged)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if wishes.contains("lines") {
      textView.becomeFirstResponder()
    } else {
      field.becomeFirstResponder()
    }
  }

  /// What an app may do at any moment, also while a finger is on the key that deletes.
  private func leaveIfEmpty() {
    guard field.text?.isEmpty != false else { return }
    if wishes.contains("removes") { field.removeFromSuperview() }
    if wishes.contains("hides") { field.isHidden = true }
    if wishes.contains("disables") { field.isEnabled = false }
    if wishes.contains("resigns") { field.resignFirstResponder() }
    if wishes.contains("secures") { field.isSecureTextEntry = true }
  }

  private static let keyboards: [String: UIKeyboardType] = [
    "asciiCapable": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
    "numberPad": .numberPad, "phonePad": .phonePad, "namePhonePad": .namePhonePad,
    "emailAddress": .emailAddress, "decimalPad": .decimalPad, "twitter": .twitter,
    "webSearch": .webSearch, "asciiCapableNumberPad": .asciiCapableNumberPad,
  ]

  private static let returnKeys: [String: UIReturnKeyType] = [
    "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
    "search": .search, "send": .send, "yahoo": .yahoo, "done": .done,
    "emergencyCall": .emergencyCall, "continue": .continue,
  ]
}

extension FieldViewController: UITextFieldDelegate {
  /// Prints the text, with `tell`.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if wishes.contains("tell") {
      FileHandle.standardOutput.write(Data("return: \(textField.text ?? "")\n".utf8))
    }
    return true
  }
}
