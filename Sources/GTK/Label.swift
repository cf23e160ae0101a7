// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A GtkLabel.
@MainActor
package final class Label: Widget {
  package enum Alignment { case leading, center, trailing, left, right, justified }

  package init() {
    super.init(gtk_label_new(nil))
    isWrapping = false
  }

  private var label: OpaquePointer { OpaquePointer(widget) }

  package var text: String {
    get { gtk_label_get_text(label).map { String(cString: $0) } ?? "" }
    set { gtk_label_set_text(label, newValue.withoutNUL) }
  }

  /// Breaks lines at words; otherwise there is one line, shortened at the end.
  package var isWrapping: Bool {
    get { gtk_label_get_wrap(label) != 0 }
    set {
      gtk_label_set_wrap(label, newValue ? 1 : 0)
      gtk_label_set_wrap_mode(label, PANGO_WRAP_WORD_CHAR)
      gtk_label_set_ellipsize(label, newValue ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END)
    }
  }

  /// The greatest number of lines; 0 for no limit.
  package func setLines(_ count: Int) {
    gtk_label_set_lines(label, count == 0 ? -1 : gint(clamping: max(-1, count)))
    if count > 1 { gtk_label_set_ellipsize(label, PANGO_ELLIPSIZE_END) }
  }

  package func align(_ alignment: Alignment) {
    let trailing = isRightToLeft ? Float(0) : 1
    let x: Float =
      switch alignment {
      case .leading, .justified: 1 - trailing
      case .left: 0
      case .center: 0.5
      case .trailing: trailing
      case .right: 1
      }
    // GTK mirrors xalign in right-to-left widgets; left and right are meant as they say.
    gtk_label_set_xalign(label, isRightToLeft ? 1 - x : x)
    let justification =
      switch alignment {
      case .center: GTK_JUSTIFY_CENTER
      case .trailing, .right: GTK_JUSTIFY_RIGHT
      case .justified: GTK_JUSTIFY_FILL
      case .leading, .left: GTK_JUSTIFY_LEFT
      }
    gtk_label_set_justify(label, justification)
  }
}
