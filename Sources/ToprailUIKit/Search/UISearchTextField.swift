// SPDX-License-Identifier: MIT

import GTK

/// A text field with a magnifying glass and a button that empties it.
///
/// Left out: tokens.
///
/// Source: <https://developer.apple.com/documentation/uikit/uisearchtextfield>
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  public override init(frame: CGRect) {
    super.init(frame: frame)
    borderStyle = .roundedRect
    clearButtonMode = .always
    returnKeyType = .search
    entry.setIcon("edit-find-symbolic", at: .leading)
    entry.add(cssClass: "toprail-search")
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
