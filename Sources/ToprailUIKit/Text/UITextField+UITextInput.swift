// SPDX-License-Identifier: MIT

extension UITextField: UITextInput {
  public var selectedTextRange: UITextRange? {
    get { UITextRange(engine.selectedRange) }
    set { newValue.map { engine.selectedRange = $0.nsRange } }
  }

  public var endOfDocument: UITextPosition { UITextPosition(offset: engine.text.utf16.count) }

  public func text(in range: UITextRange) -> String? { engine.text(in: range.nsRange) }

  public func replace(_ range: UITextRange, withText text: String) {
    engine.replace(range.nsRange, with: text)
  }
}
