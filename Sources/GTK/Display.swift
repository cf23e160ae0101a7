// SPDX-License-Identifier: MIT

import CGtk
package import GLib

/// The default display: its monitor, icons and clipboard.
@MainActor
package enum Display {
  private static var display: OpaquePointer? { gdk_display_get_default() }

  /// The first monitor's size in points and its scale; nil without one.
  package static var monitor: (width: Int, height: Int, scale: Int)? {
    guard let list = display.flatMap({ gdk_display_get_monitors($0) }),
      let item = g_list_model_get_item(list, 0)
    else { return nil }
    defer { g_object_unref(item) }
    let monitor = OpaquePointer(item)
    var geometry = GdkRectangle()
    gdk_monitor_get_geometry(monitor, &geometry)
    return (
      Int(geometry.width), Int(geometry.height), Int(gdk_monitor_get_scale_factor(monitor))
    )
  }

  /// Whether there is a touch screen at this moment. A browser doesn't say; there it counts as no.
  package static var hasTouch: Bool {
    guard let display, !isBrowser, let seat = gdk_display_get_default_seat(display) else {
      return false
    }
    return gdk_seat_get_capabilities(seat).rawValue & GDK_SEAT_CAPABILITY_TOUCH.rawValue != 0
  }

  /// Whether caps lock is on.
  package static var hasCapsLock: Bool {
    keyboard.map { gdk_device_get_caps_lock_state($0) != 0 } ?? false
  }

  /// Calls back whenever caps lock goes on or off, as long as the program runs.
  package static func onCapsLockChange(_ handler: @escaping VoidHandler) {
    guard let keyboard else { return }
    Object(retaining: UnsafeMutableRawPointer(keyboard)).onVoid(
      "notify::caps-lock-state", handler)
  }

  private static var keyboard: OpaquePointer? {
    display.flatMap { gdk_display_get_default_seat($0) }.flatMap { gdk_seat_get_keyboard($0) }
  }

  private static var isBrowser: Bool {
    let name = display.flatMap {
      g_type_name_from_instance(
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: GTypeInstance.self))
    }
    return name.map { String(cString: $0) } == "GdkBroadwayDisplay"
  }

  /// Whether the icon theme, or a theme it falls back to, has an icon of this name.
  package static func hasIcon(_ name: String) -> Bool {
    guard let theme = display.flatMap({ gtk_icon_theme_get_for_display($0) }) else { return false }
    return gtk_icon_theme_has_icon(theme, name) != 0
  }

  /// Whether the clipboard holds something that can be pasted as text.
  package static var clipboardHasText: Bool {
    guard let clipboard = display.flatMap({ gdk_display_get_clipboard($0) }),
      let formats = gdk_clipboard_get_formats(clipboard)
    else { return false }
    return gdk_content_formats_contain_gtype(formats, GType(16 << 2)) != 0
      || gdk_content_formats_contain_mime_type(formats, "text/plain;charset=utf-8") != 0
      || gdk_content_formats_contain_mime_type(formats, "text/plain") != 0
  }

  /// Calls back whenever the clipboard's content changes, as long as the program runs.
  package static func onClipboardChange(_ handler: @escaping VoidHandler) {
    guard let clipboard = display.flatMap({ gdk_display_get_clipboard($0) }) else { return }
    Object(retaining: UnsafeMutableRawPointer(clipboard)).onVoid("changed", handler)
  }
}
