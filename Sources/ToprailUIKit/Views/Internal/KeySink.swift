// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// What has GTK's keyboard focus while no text widget is first responder.
///
/// It types into a first responder that is a `UIKeyInput` of the app's own. Without one it only keeps
/// GTK from giving the focus to the first field of the window.
@MainActor
final class KeySink {
  let widget = LayoutBox(isStop: false)
  private weak var window: UIWindow?
  private var input: KeyInput?

  init(window: UIWindow) {
    self.window = window
    widget.isFocusable = true
    widget.insert(into: window.host)
  }

  /// The first responder, where it isn't a text widget.
  weak var responder: UIResponder? {
    didSet {
      guard let target = responder as? any UIKeyInput else {
        input?.isActive = false
        return
      }
      let traits = InputTraits(from: target)
      let input = input ?? makeInput()
      input.set(purpose: traits.purpose, hints: traits.hints)
      input.isActive = true
    }
  }

  /// Gives the widget its place: nowhere, but GTK wants to have been told.
  func place() {
    widget.allocate(Allocation(x: 0, y: 0, width: 0, height: 0))
  }

  private func makeInput() -> KeyInput {
    let input = KeyInput(
      on: widget, onText: { [weak self] in self?.type($0) },
      onKey: { [weak self] in self?.press($0) ?? false })
    self.input = input
    return input
  }

  private func type(_ text: String) {
    (responder as? any UIKeyInput)?.insertText(text)
    window?.inputHost.keySinkDidType()
  }

  private func press(_ key: Key) -> Bool {
    guard let target = responder as? any UIKeyInput else { return false }
    switch key {
    case .backspace: target.deleteBackward()
    case .enter: target.insertText("\n")
    case .tab: target.insertText("\t")
    default: return false
    }
    window?.inputHost.keySinkDidType()
    return true
  }
}
