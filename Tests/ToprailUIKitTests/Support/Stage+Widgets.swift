// SPDX-License-Identifier: MIT

import GTK
import UIKit

@testable import ToprailUIKit

extension UIView {
  /// Has the view laid out from right to left.
  func setRightToLeft() {
    host.isRightToLeft = true
  }
}
