// SPDX-License-Identifier: MIT

import CGtk

/// The font families that the desktop has.
@MainActor
package enum Fonts {
  /// Whether there is a family of this name, in whatever case.
  package static func hasFamily(_ name: String) -> Bool { families.contains(name.lowercased()) }

  private static let families: Set<String> = {
    guard let map = pango_cairo_font_map_get_default() else { return [] }
    var names: Set<String> = []
    for index in 0..<g_list_model_get_n_items(OpaquePointer(map)) {
      guard let family = g_list_model_get_item(OpaquePointer(map), index) else { continue }
      defer { g_object_unref(family) }
      let name = pango_font_family_get_name(family.assumingMemoryBound(to: PangoFontFamily.self))
      if let name { names.insert(String(cString: name).lowercased()) }
    }
    return names
  }()
}
