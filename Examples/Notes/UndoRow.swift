// SPDX-License-Identifier: MIT

import UIKit

/// Says what was deleted, with a button that brings it back.
class UndoRow: UIView {
  let label = UILabel()
  let undoButton = UIButton(type: .system)
  let closeButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    undoButton.setTitle("Undo", for: .normal)
    undoButton.accessibilityLabel = "Undo"
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = "Close"
    let row = UIStackView(arrangedSubviews: [label, undoButton, closeButton])
    row.spacing = 8
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    label.setContentHuggingPriority(UILayoutPriority(200), for: .horizontal)
    addSubview(row)
    // A row that is hidden in a stack has no size.
    let height = heightAnchor.constraint(equalToConstant: 48)
    let end = row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8)
    for constraint in [height, end] { constraint.priority = .defaultHigh }
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor),
      row.bottomAnchor.constraint(equalTo: bottomAnchor),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      end,
      height,
    ])
  }

  required init?(coder: NSCoder) { nil }
}
