// SPDX-License-Identifier: MIT

import UIKit

/// Grows with its text as the accessory view of the conversation.
class ChatInputBar: UIView {
  var onSend: ((String) -> Void)?
  let textView = UITextView()
  private let sendButton = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    backgroundColor = .secondarySystemBackground
    textView.font = .preferredFont(forTextStyle: .body)
    textView.accessibilityLabel = "Message"
    textView.delegate = self
    sendButton.setTitle("Send", for: .normal)
    sendButton.isEnabled = false
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    for view in [textView, sendButton] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8),
      textView.heightAnchor.constraint(greaterThanOrEqualToConstant: 40),
      sendButton.leadingAnchor.constraint(equalTo: textView.trailingAnchor, constant: 8),
      sendButton.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor),
      sendButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var intrinsicContentSize: CGSize { .zero }

  private func send() {
    onSend?(textView.text)
    textView.text = ""
    textViewDidChange(textView)
  }
}

extension ChatInputBar: UITextViewDelegate {
  func textViewDidChange(_ textView: UITextView) {
    sendButton.isEnabled = textView.hasText
  }
}
