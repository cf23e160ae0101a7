// SPDX-License-Identifier: MIT

// How long constraint layouts of 200 labels take: one JSON object a line, times in milliseconds.
// Run with `Scripts/headless.sh swift run -c release LayoutBench`.

import UIKit

@MainActor
func label() -> UILabel {
  let label = UILabel()
  label.text = "Label"
  label.translatesAutoresizingMaskIntoConstraints = false
  return label
}

/// Rows of labels of equal widths, each bound to its neighbours: everything hangs together.
@MainActor
func table(in root: UIView) {
  var above: UILabel?
  for _ in 0..<20 {
    var before: UILabel?
    var first: UILabel?
    for column in 0..<10 {
      let label = label()
      root.addSubview(label)
      first = first ?? label
      if let before {
        label.leadingAnchor.constraint(equalTo: before.trailingAnchor, constant: 8).isActive = true
        label.topAnchor.constraint(equalTo: before.topAnchor).isActive = true
        label.widthAnchor.constraint(equalTo: before.widthAnchor).isActive = true
      } else {
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16).isActive = true
        let edge = above?.bottomAnchor ?? root.topAnchor
        label.topAnchor.constraint(equalTo: edge, constant: 8).isActive = true
      }
      if column == 9 {
        root.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16).isActive = true
      }
      before = label
    }
    above = first
  }
}

/// A column of rows, all of them stack views.
@MainActor
func stacks(in root: UIView) {
  let rows = (0..<20).map { _ in
    let row = UIStackView(arrangedSubviews: (0..<10).map { _ in label() })
    row.distribution = .fillEqually
    row.spacing = 8
    return row
  }
  let column = UIStackView(arrangedSubviews: rows)
  column.axis = .vertical
  column.spacing = 8
  column.translatesAutoresizingMaskIntoConstraints = false
  root.addSubview(column)
  let margins = root.layoutMarginsGuide
  NSLayoutConstraint.activate([
    column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
    column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
    column.topAnchor.constraint(equalTo: margins.topAnchor),
  ])
}

/// Twenty cards of ten labels, each label bound to its card.
@MainActor
func cards(in root: UIView) {
  for index in 0..<20 {
    let card = UIView(frame: CGRect(x: 0, y: index * 60, width: 400, height: 56))
    card.autoresizingMask = .flexibleWidth
    root.addSubview(card)
    for place in 0..<10 {
      let label = label()
      card.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(
          equalTo: card.layoutMarginsGuide.leadingAnchor, constant: CGFloat(place) * 30),
        label.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -8),
        label.centerYAnchor.constraint(equalTo: card.centerYAnchor),
      ])
    }
  }
}

@MainActor
func milliseconds(_ body: () -> Void) -> Double {
  let spent = ContinuousClock().measure(body)
  return Double(spent.components.seconds) * 1e3 + Double(spent.components.attoseconds) / 1e15
}

for (name, fill) in [("table", table), ("stacks", stacks), ("cards", cards)] {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 1200))
  fill(root)
  let first = milliseconds { root.layoutIfNeeded() }
  var resizes = (0..<50).map { step in
    milliseconds {
      root.frame.size.width = CGFloat(801 + step * 7)
      root.layoutIfNeeded()
    }
  }
  resizes.sort()
  let same = milliseconds { root.layoutIfNeeded() }
  print(
    "{\"layout\": \"\(name)\", \"first\": \(first), \"resize\": \(resizes[25]),"
      + " \"worst\": \(resizes[49]), \"unchanged\": \(same)}")
}
