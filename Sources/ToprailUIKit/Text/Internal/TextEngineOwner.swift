// SPDX-License-Identifier: MIT

/// What a text field and a text view tell and ask their view.
@MainActor
protocol TextEngineOwner: UIView, UITextInput {
  var engine: TextEngine { get }
  /// Whether the user may replace a range, in UTF-16 units, by a text.
  ///
  /// The range is counted out only if there is someone to ask: it takes the whole text before it.
  func shouldChange(_ range: @autoclosure () -> NSRange, to text: String) -> Bool
  /// Tells the widget what a system keyboard is to know.
  func tellKeyboard()
  func textDidChange()
  /// Does what the return key does.
  func returnKeyPressed()
  func selectionDidChange()
}

extension TextEngineOwner {
  /// Does what one of the system's buttons is for, by the methods that a subclass may override.
  func perform(_ action: SystemEditAction) {
    switch action {
    case .undo, .redo: engine.perform(action)
    case .cut: cut(nil)
    case .copy: copy(nil)
    case .paste: paste(nil)
    }
  }
}
