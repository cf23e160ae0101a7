// SPDX-License-Identifier: MIT

import UIKit

/// The editor's views: a row with the title, a message, and the text.
class EditorForm: UIView {
  let backButton = UIButton(type: .system)
  let deleteButton = UIButton(type: .system)
  let titleField = UITextField()
  let body = UITextView()
  /// Whether the message tells of a save that failed.
  var isFailing = false

  private let message = UILabel()
  private let emptyLabel = UILabel()
  private let column = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backButton.isHidden = true
    backButton.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
    backButton.accessibilityLabel = "Back to Notes"
    deleteButton.setImage(UIImage(systemName: "trash"), for: .normal)
    deleteButton.accessibilityLabel = "Delete Note"
    titleField.placeholder = "Title"
    titleField.accessibilityLabel = "Title"
    titleField.font = .boldSystemFont(
      ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize)
    titleField.autocapitalizationType = .sentences
    titleField.returnKeyType = .next
    body.accessibilityLabel = "Text"
    body.font = MarkdownStyler.bodyFont
    body.textContainerInset = UIEdgeInsets(top: 8, left: 11, bottom: 24, right: 11)
    message.textColor = .secondaryLabel
    message.numberOfLines = 0
    message.isHidden = true
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    buildLayout()
  }

  required init?(coder: NSCoder) { nil }

  var showsNote = true {
    didSet {
      column.isHidden = !showsNote
      emptyLabel.isHidden = showsNote
      emptyLabel.text = "No note is open."
    }
  }

  /// Shows a message between title and text; nil takes it away.
  func say(_ text: String?) {
    isFailing = false
    message.text = text
    message.isHidden = text == nil
  }

  /// Says why no note is open.
  func sayEmpty(_ text: String) { emptyLabel.text = text }

  private func buildLayout() {
    let top = UIStackView(arrangedSubviews: [backButton, titleField, deleteButton])
    top.spacing = 8
    top.alignment = .center
    titleField.setContentHuggingPriority(.defaultLow, for: .horizontal)
    let head = UIStackView(arrangedSubviews: [top, message])
    for stack in [head, column] { stack.axis = .vertical }
    head.spacing = 4
    column.spacing = 8
    let margins = UIView()
    margins.addSubview(head)
    for view in [margins, body] { column.addArrangedSubview(view) }
    for view in [head, column, emptyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    addSubview(column)
    addSubview(emptyLabel)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      head.topAnchor.constraint(equalTo: margins.topAnchor),
      head.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      head.leadingAnchor.constraint(equalTo: margins.leadingAnchor, constant: 12),
      head.trailingAnchor.constraint(equalTo: margins.trailingAnchor, constant: -12),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      emptyLabel.centerYAnchor.constraint(equalTo: centerYAnchor),
      emptyLabel.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      emptyLabel.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }
}
