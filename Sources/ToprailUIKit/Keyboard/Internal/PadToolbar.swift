// SPDX-License-Identifier: MIT

import InputAssistant

/// The toolbar with Done that a pad of digits gets by itself: it has no return key.
@MainActor
final class PadToolbar {
  private weak var field: UIResponder?

  private lazy var toolbar: UIToolbar = {
    let done = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in self?.field?.resignFirstResponder() })
    let toolbar = UIToolbar()
    toolbar.items = [.flexibleSpace(), done]
    return toolbar
  }()

  /// The toolbar for a field that is typed into with a pad in the window; nil for any other.
  func toolbar(for responder: UIResponder) -> UIToolbar? {
    guard Toprail.addsDoneToPads, InputSurroundings.shared.mode == .keys,
      let field = responder as? any UIResponder & UIKeyInput,
      InputTraits(from: field).keyboard.isPad, ChainReader.inputView(from: field) == nil
    else { return nil }
    self.field = field
    return toolbar
  }
}
