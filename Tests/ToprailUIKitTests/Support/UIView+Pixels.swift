// SPDX-License-Identifier: MIT

import CGtk
import UIKit

@testable import GTK
@testable import ToprailUIKit

extension UIView {
  /// The colour that a point of the view's picture has, as `rrggbbaa`; what is behind it isn't there.
  func pixel(_ x: Int, _ y: Int) -> String? {
    let (width, height) = (host.width, host.height)
    guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
    let paintable = gtk_widget_paintable_new(host.widget)
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let snapshot = gtk_snapshot_new()
    gdk_paintable_snapshot(paintable, snapshot, Double(width), Double(height))
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return "00000000" }
    defer { gsk_render_node_unref(node) }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, gint(width), gint(height))
    defer { cairo_surface_destroy(surface) }
    let context = cairo_create(surface)
    gsk_render_node_draw(node, context)
    cairo_destroy(context)
    cairo_surface_flush(surface)
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let start = y * Int(cairo_image_surface_get_stride(surface)) + x * 4
    // Native words of alpha, red, green and blue.
    let parts = [2, 1, 0, 3].map { String(data[start + $0], radix: 16) }
    return parts.map { $0.count < 2 ? "0" + $0 : $0 }.joined()
  }
}
