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
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if wishes.contains("lines") {
      textView.becomeFirstResponder()
    } else {
      field.becomeFirstResponder()
    }
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
