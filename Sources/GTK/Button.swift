// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// A GtkButton with a symbol, a title or both.
@MainActor
package final class Button: Widget {
  private let image: UnsafeMutablePointer<GtkWidget>
  private let label: UnsafeMutablePointer<GtkWidget>

  package init() {
    image = gtk_image_new()
    label = gtk_label_new(nil)
    super.init(gtk_button_new())
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_END)
    let content = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6)
    gtk_box_append(content?.rebound(), image)
    gtk_box_append(content?.rebound(), label)
    gtk_widget_set_halign(content, GTK_ALIGN_CENTER)
    gtk_button_set_child(widget.rebound(), content)
    gtk_widget_set_visible(image, 0)
    gtk_widget_set_visible(label, 0)
  }

  package var title: String? {
    didSet {
      gtk_label_set_text(OpaquePointer(label), title?.withoutNUL ?? "")
      gtk_widget_set_visible(label, title == nil ? 0 : 1)
    }
  }

  /// What stands in the button besides the title.
  package var symbol: Picture? {
    didSet {
      guard symbol != oldValue else { return }
      symbol?.show(in: OpaquePointer(image))
      gtk_widget_set_visible(image, symbol == nil ? 0 : 1)
    }
  }

  package var symbolSize: Int {
    get { Int(gtk_image_get_pixel_size(OpaquePointer(image))) }
    set { gtk_image_set_pixel_size(OpaquePointer(image), gint(newValue)) }
  }

  /// Shortens in the middle rather than at the end: for words whose ending matters.
  package func shortensInTheMiddle() {
    gtk_label_set_ellipsize(OpaquePointer(label), PANGO_ELLIPSIZE_MIDDLE)
  }

  /// Puts the content at the leading edge instead of the middle.
  package func alignsToLeading() {
    gtk_widget_set_halign(gtk_button_get_child(widget.rebound()), GTK_ALIGN_START)
  }

  package var hasFrame: Bool {
    get { gtk_button_get_has_frame(widget.rebound()) != 0 }
    set { gtk_button_set_has_frame(widget.rebound(), newValue ? 1 : 0) }
  }

  package func onClick(_ handler: @escaping VoidHandler) { onVoid("clicked", handler) }
}
