// SPDX-License-Identifier: MIT

import CGtk

extension Widget {
  /// What assistive software calls the widget.
  package func setAccessibleLabel(_ label: String?) {
    guard let label else {
      gtk_accessible_reset_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
      return
    }
    toprail_accessible_set_label(widget, label)
  }

  package func setAccessibleDescription(_ text: String) {
    toprail_accessible_set_description(widget, text)
  }

  package func setAccessibleSelected(_ selected: Bool) {
    toprail_accessible_set_selected(widget, selected ? 1 : 0)
  }

  package func setAccessibleChecked(_ checked: Bool) {
    toprail_accessible_set_checked(widget, checked ? 1 : 0)
  }

  package func setAccessiblePressed(_ pressed: Bool) {
    toprail_accessible_set_pressed(widget, pressed ? 1 : 0)
  }

  package func setAccessibleHasPopup(_ has: Bool) {
    toprail_accessible_set_has_popup(widget, has ? 1 : 0)
  }

  /// Says whether the list that hangs on the widget shows; nil where there is none.
  package func setAccessibleExpanded(_ expanded: Bool?) {
    guard let expanded else {
      gtk_accessible_reset_state(OpaquePointer(widget), GTK_ACCESSIBLE_STATE_EXPANDED)
      return
    }
    toprail_accessible_set_expanded(widget, expanded ? 1 : 0)
  }

  /// Keeps the widget and all in it from assistive software, or shows it again.
  package func setAccessibleHidden(_ hidden: Bool) {
    toprail_accessible_set_hidden(widget, hidden ? 1 : 0)
  }

  /// What assistive software takes the widget for. Only until the widget has been on the screen.
  package func setAccessibleRole(_ role: AccessibleRole) {
    toprail_set_enum(raw, "accessible-role", role.gtk.rawValue)
  }
}
