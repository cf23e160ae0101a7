// SPDX-License-Identifier: MIT

import UIKit

/// Takes keys without being a text field, as a terminal does.
class TerminalView: UIView, UIKeyInput {
  var onBytes: ((String) -> Void)?
  var autocorrectionType: UITextAutocorrectionType = .no
  var autocapitalizationType: UITextAutocapitalizationType = .none
  var spellCheckingType: UITextSpellCheckingType = .no
  var keyboardType: UIKeyboardType = .asciiCapable
  private let screen = UILabel()
  private var line = ""
  private var lines: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black
    screen.textColor = .green
    screen.font = .monospacedSystemFont(ofSize: 15, weight: .regular)
    screen.numberOfLines = 0
    screen.translatesAutoresizingMaskIntoConstraints = false
    addSubview(screen)
    NSLayoutConstraint.activate([
      screen.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      screen.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      screen.trailingAnchor.constraint(lessThanOrEqualTo: trailingAnchor, constant: -8),
    ])
    redraw()
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var canBecomeFirstResponder: Bool { true }

  var hasText: Bool { !line.isEmpty }

  func insertText(_ text: String) {
    for character in text {
      if character == "\n" {
        lines.append(line)
        onBytes?(line)
        line = ""
      } else {
        line.append(character == "\u{1b}" ? "^[" : character == "\t" ? "    " : "\(character)")
      }
    }
    redraw()
  }

  func deleteBackward() {
    _ = line.popLast()
    redraw()
  }

  private func redraw() {
    screen.text = (lines + [line]).map { "$ \($0)" }.joined(separator: "\n") + "_"
  }
}
