// SPDX-License-Identifier: MIT

import GTK

extension UITextField {
  /// When something that belongs to a text field shows.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uitextfield/viewmode>
  public enum ViewMode: Int, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  func followClearButton() {
    entry.onIcon { [weak self] in self?.clear() }
    entry.onChange { [weak self] in self?.updateClearButton() }
  }

  func updateClearButton() {
    let shows =
      switch clearButtonMode {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    let name = shows && entry.count > 0 ? "edit-clear-symbolic" : nil
    guard name != clearIcon else { return }
    clearIcon = name
    entry.setIcon(name, at: .trailing, spoken: "Clear text")
  }

  /// Empties the field for the user.
  func clear() {
    guard delegate?.textFieldShouldClear(self) != false, hasText else { return }
    engine.replace(NSRange(location: 0, length: (text ?? "").utf16.count), with: "")
  }
}
