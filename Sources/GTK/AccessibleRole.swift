// SPDX-License-Identifier: MIT

import CGtk

/// What assistive software takes a widget for.
package enum AccessibleRole {
  case alertDialog, button, checkbox, heading, list, listItem, option, progressBar, search, slider
  case radioGroup, radio

  var gtk: GtkAccessibleRole {
    switch self {
    case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .button: GTK_ACCESSIBLE_ROLE_BUTTON
    case .checkbox: GTK_ACCESSIBLE_ROLE_CHECKBOX
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .option: GTK_ACCESSIBLE_ROLE_OPTION
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .search: GTK_ACCESSIBLE_ROLE_SEARCH
    case .slider: GTK_ACCESSIBLE_ROLE_SLIDER
    case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    }
  }
}

extension Widget {
  /// Says what the widget is, before assistive software has seen it.
  package func setAccessibleRole(_ role: AccessibleRole) {
    toprail_set_enum(raw, "accessible-role", role.gtk.rawValue)
  }
}
