// SPDX-License-Identifier: MIT

import UIKit

/// Tells when backspace is pressed, which no delegate hears of in an empty field.
class DigitField: UITextField {
  var onDeleteBackward: (() -> Void)?

  override func deleteBackward() {
    let wasEmpty = text?.isEmpty ?? true
    super.deleteBackward()
    if wasEmpty { onDeleteBackward?() }
  }
}
