// SPDX-License-Identifier: MIT

import CGtk
package import GLib

extension Entry {
  package enum End { case leading, trailing }

  /// Shows an icon of the icon theme at an end of the text; nil for none.
  ///
  /// - Parameter spoken: what a button says that assistive software finds, and hovering shows; nil
  ///   where the icon is no button.
  package func setIcon(_ name: String?, at end: End, spoken: String? = nil) {
    let position = end == .leading ? GTK_ENTRY_ICON_PRIMARY : GTK_ENTRY_ICON_SECONDARY
    gtk_entry_set_icon_from_icon_name(widget.rebound(), position, name)
    gtk_entry_set_icon_activatable(widget.rebound(), position, spoken == nil ? 0 : 1)
    // GTK keeps no tooltip for an icon that isn't there.
    if name != nil { gtk_entry_set_icon_tooltip_text(widget.rebound(), position, spoken) }
  }

  /// Called when an icon that is a button was pressed.
  package func onIcon(_ handler: @escaping VoidHandler) { onVoid("icon-release", handler) }
}
