// SPDX-License-Identifier: MIT

import UIKit

@MainActor
protocol EntryViewControllerDelegate: AnyObject {
  func entryViewController(_ controller: EntryViewController, didChange text: String)
}

/// One entry; it tells its delegate when it leaves the screen.
class EntryViewController: UIViewController {
  weak var delegate: (any EntryViewControllerDelegate)?
  var index = 0
  private let textView = UITextView()

  init(text: String) {
    super.init(nibName: nil, bundle: nil)
    textView.text = text
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Entry"
    view.backgroundColor = .systemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      textView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #Selector(doneTapped))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent {
      delegate?.entryViewController(self, didChange: textView.text)
    }
  }

  private func doneTapped() {
    navigationController?.popViewController(animated: true)
  }
}
