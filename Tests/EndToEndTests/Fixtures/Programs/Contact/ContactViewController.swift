// SPDX-License-Identifier: MIT

import AccessoryToolbar
import UIKit

/// Previous and Next above the keyboard go through the fields in the order of their tags.
class ContactViewController: UIViewController {
  private let placeholders = ["First name", "Last name", "Phone", "E-mail", "City"]
  private var fields: [UITextField] = []
  private let scrollView = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "New Contact"
    fields = placeholders.enumerated().map { makeField($1, tag: $0 + 1) }
    fields[2].keyboardType = .phonePad
    fields[3].keyboardType = .emailAddress
    let stackView = UIStackView(arrangedSubviews: fields)
    stackView.axis = .vertical
    stackView.spacing = 20
    stackView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)
    scrollView.addSubview(stackView)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      stackView.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 20),
      stackView.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -20),
      stackView.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 20),
      stackView.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -20),
      stackView.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -40),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func makeField(_ placeholder: String, tag: Int) -> UITextField {
    let field = UITextField()
    field.placeholder = placeholder
    field.tag = tag
    field.borderStyle = .roundedRect
    field.autocapitalizationType = .words
    field.addToolbar(
      leading: [
        (title: "Previous", target: self, selector: #Selector(previousTapped)),
        (title: "Next", target: self, selector: #Selector(nextTapped)),
      ],
      trailing: [(title: "Done", target: self, selector: #Selector(doneTapped))])
    field.addTarget(self, action: #Selector(didBegin(_:)), for: .editingDidBegin)
    return field
  }

  private func didBegin(_ sender: UITextField) {
    let frame = sender.convert(sender.bounds, to: scrollView)
    scrollView.scrollRectToVisible(frame.insetBy(dx: 0, dy: -20), animated: true)
  }

  private func previousTapped() { move(by: -1) }

  private func nextTapped() { move(by: 1) }

  private func move(by offset: Int) {
    guard let current = fields.first(where: \.isFirstResponder),
      let next = view.viewWithTag(current.tag + offset) as? UITextField
    else { return }
    next.becomeFirstResponder()
  }

  private func doneTapped() {
    view.endEditing(true)
    print(fields.compactMap(\.text).joined(separator: "|"))
  }
}
