// SPDX-License-Identifier: MIT

import CGtk

/// What a GtkImage can show.
package enum Picture: Hashable, Sendable {
  /// A name in the icon theme, drawn in the text's colour where it is symbolic.
  case icon(String)
  case file(String)
  case data([UInt8])

  @MainActor
  func show(in image: OpaquePointer) {
    switch self {
    case .icon(let name): gtk_image_set_from_icon_name(image, name)
    case .file(let path): gtk_image_set_from_file(image, path)
    case .data(let bytes):
      guard let texture = Picture.texture(bytes) else { return gtk_image_clear(image) }
      gtk_image_set_from_paintable(image, texture)
      g_object_unref(UnsafeMutableRawPointer(texture))
    }
  }

  /// The picture's size in points; nil where nothing can be read.
  @MainActor
  package var size: (width: Int, height: Int)? {
    let texture: OpaquePointer?
    switch self {
    case .icon: return nil
    case .file(let path): texture = gdk_texture_new_from_filename(path, nil)
    case .data(let bytes): texture = Picture.texture(bytes)
    }
    guard let texture else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
    return (Int(gdk_texture_get_width(texture)), Int(gdk_texture_get_height(texture)))
  }

  private static func texture(_ bytes: [UInt8]) -> OpaquePointer? {
    guard let data = g_bytes_new(bytes, gsize(bytes.count)) else { return nil }
    defer { g_bytes_unref(data) }
    return gdk_texture_new_from_bytes(data, nil)
  }
}
