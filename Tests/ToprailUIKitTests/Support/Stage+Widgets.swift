// SPDX-License-Identifier: MIT

import CGtk
import GTK
import UIKit

@testable import ToprailUIKit

extension UIView {
  /// Has the view laid out from right to left.
  func setRightToLeft() {
    host.isRightToLeft = true
  }
}

extension UIWindow {
  /// Closes the window as its close button does.
  func clickClose() {
    gtk_window_close(native.raw.assumingMemoryBound(to: GtkWindow.self))
  }
}

extension UIWindow {
  /// The title that the desktop is told.
  var shownTitle: String? { native.title }
}
