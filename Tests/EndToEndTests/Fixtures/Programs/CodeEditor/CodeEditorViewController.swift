// SPDX-License-Identifier: MIT

import UIKit

/// Brackets go round the selection; undo and redo are a group with a representative.
class CodeEditorViewController: UIViewController {
  private let textView = UITextView()
  private lazy var undoItem = UIBarButtonItem(
    barButtonSystemItem: .undo, target: self, action: #Selector(undoTapped))
  private lazy var redoItem = UIBarButtonItem(
    barButtonSystemItem: .redo, target: self, action: #Selector(redoTapped))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "main.swift"
    textView.font =
      UIFont(name: "Menlo", size: 14)
      ?? .monospacedSystemFont(
        ofSize: 14, weight: .regular)
    textView.autocorrectionType = .no
    textView.autocapitalizationType = .none
    textView.delegate = self
    textView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(textView)
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      textView.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
      textView.trailingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.trailingAnchor),
      view.keyboardLayoutGuide.topAnchor.constraint(equalTo: textView.bottomAnchor),
    ])
    configureAssistant()
    updateHistory()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  private func configureAssistant() {
    let brackets = [("(", ")"), ("{", "}"), ("[", "]"), ("\"", "\"")].map { open, close in
      UIBarButtonItem(
        primaryAction: UIAction(title: open + close) { [weak self] _ in
          self?.surround(open, close)
        })
    }
    let history = UIBarButtonItem(
      image: UIImage(systemName: "clock.arrow.circlepath"), style: .plain, target: nil, action: nil)
    history.accessibilityLabel = "History"
    textView.inputAssistantItem.leadingBarButtonGroups = [
      UIBarButtonItemGroup(
        barButtonItems: brackets,
        representativeItem: UIBarButtonItem(
          title: "{ }", style: .plain, target: nil, action: nil))
    ]
    textView.inputAssistantItem.trailingBarButtonGroups = [
      UIBarButtonItemGroup(barButtonItems: [undoItem, redoItem], representativeItem: history)
    ]
  }

  private func surround(_ open: String, _ close: String) {
    guard let range = textView.selectedTextRange, let selected = textView.text(in: range) else {
      return
    }
    textView.replace(range, withText: open + selected + close)
    if let end = textView.selectedTextRange?.start,
      let inside = textView.position(from: end, offset: -close.utf16.count)
    {
      textView.selectedTextRange = textView.textRange(from: inside, to: inside)
    }
    updateHistory()
  }

  private func undoTapped() {
    textView.undoManager?.undo()
    updateHistory()
  }

  private func redoTapped() {
    textView.undoManager?.redo()
    updateHistory()
  }

  private func updateHistory() {
    undoItem.isEnabled = textView.undoManager?.canUndo ?? false
    redoItem.isEnabled = textView.undoManager?.canRedo ?? false
  }
}

extension CodeEditorViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) { updateHistory() }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    guard text == "\n" else { return true }
    let line =
      (textView.text as NSString).substring(to: range.location)
      .components(separatedBy: "\n").last ?? ""
    let indent = String(line.prefix { $0 == " " }) + (line.hasSuffix("{") ? "  " : "")
    textView.insertText("\n" + indent)
    return false
  }
}
