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

extension UIView {
  /// Whether assistive software is given a label of the view's own.
  var hasSpokenLabel: Bool {
    gtk_test_accessible_has_property(
      OpaquePointer(accessibleWidget.raw), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0
  }
}
