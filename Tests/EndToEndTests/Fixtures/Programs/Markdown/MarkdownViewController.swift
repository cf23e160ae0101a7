// SPDX-License-Identifier: MIT

import UIKit

/// Source and preview, side by side where there is room, else one above the other.
class MarkdownViewController: UIViewController {
  private let sourceView = UITextView()
  private let previewView = UITextView()
  private let stackView = UIStackView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Markdown"
    sourceView.accessibilityLabel = "Source"
    sourceView.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    sourceView.delegate = self
    previewView.accessibilityLabel = "Preview"
    previewView.isEditable = false
    previewView.backgroundColor = .secondarySystemBackground
    stackView.addArrangedSubview(sourceView)
    stackView.addArrangedSubview(previewView)
    stackView.distribution = .fillEqually
    stackView.spacing = 1
    stackView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stackView)
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stackView.topAnchor.constraint(equalTo: guide.topAnchor),
      stackView.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stackView.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stackView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
    ])
    sourceView.inputAssistantItem.trailingBarButtonGroups = [
      .fixedGroup(items: [
        UIBarButtonItem(title: "Bold", style: .plain, target: self, action: #Selector(bold)),
        UIBarButtonItem(title: "Heading", style: .plain, target: self, action: #Selector(heading)),
      ])
    ]
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    stackView.axis = view.bounds.width > 600 ? .horizontal : .vertical
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    sourceView.becomeFirstResponder()
  }

  private func bold() {
    let range = sourceView.selectedRange
    let text = sourceView.text as NSString
    sourceView.text = text.replacingCharacters(
      in: range, with: "**\(text.substring(with: range))**")
    sourceView.selectedRange = NSRange(location: range.location + 2, length: range.length)
    textViewDidChange(sourceView)
  }

  private func heading() {
    let text = sourceView.text as NSString
    let line = text.lineRange(for: sourceView.selectedRange)
    sourceView.text = text.replacingCharacters(
      in: NSRange(location: line.location, length: 0), with: "# ")
    textViewDidChange(sourceView)
  }

  private func render(_ source: String) {
    previewView.text = ""
    for line in source.components(separatedBy: "\n") {
      let isHeading = line.hasPrefix("# ")
      let size: CGFloat = isHeading ? 24 : 16
      let pieces = (isHeading ? String(line.dropFirst(2)) : line).components(separatedBy: "**")
      for (index, piece) in pieces.enumerated() {
        let isBold = isHeading || index % 2 == 1
        append(piece, isBold ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size))
      }
      append("\n", .systemFont(ofSize: size))
    }
  }

  private func append(_ text: String, _ font: UIFont) {
    let storage = previewView.textStorage
    let range = NSRange(location: storage.length, length: text.utf16.count)
    storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: text)
    storage.addAttribute(.font, value: font, range: range)
  }
}

extension MarkdownViewController: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    render(textView.text)
  }

  func textViewDidChangeSelection(_ textView: UITextView) {
    title =
      textView.selectedRange.length > 0
      ? "Markdown: \(textView.selectedRange.length) selected" : "Markdown"
  }
}
