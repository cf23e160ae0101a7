// SPDX-License-Identifier: MIT

import CGtk
import GLib

/// A GtkImage.
@MainActor
package final class ImageView: Widget {
  package init() {
    super.init(gtk_image_new())
  }

  package var picture: Picture? {
    didSet {
      if let picture {
        picture.show(in: OpaquePointer(widget))
      } else {
        gtk_image_clear(OpaquePointer(widget))
      }
    }
  }

  package var pixelSize: Int {
    get { Int(gtk_image_get_pixel_size(OpaquePointer(widget))) }
    set { gtk_image_set_pixel_size(OpaquePointer(widget), gint(newValue)) }
  }
}
