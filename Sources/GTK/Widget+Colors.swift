// SPDX-License-Identifier: MIT

import CGtk

extension Widget {
  /// Whether text on the widget is light, as in a dark theme.
  package var hasLightText: Bool {
    var color = GdkRGBA()
    gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
    return 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue > 0.5
  }
}
