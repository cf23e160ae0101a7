// SPDX-License-Identifier: MIT

import CGtk

/// What assistive software takes a widget for.
package enum AccessibleRole {
  case group, toolbar, menu, menuItem
  case alertDialog, heading, list, listItem, progressBar, search, radio, radioGroup

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .heading: GTK_ACCESSIBLE_ROLE_HEADING
    case .list: GTK_ACCESSIBLE_ROLE_LIST
    case .listItem: GTK_ACCESSIBLE_ROLE_LIST_ITEM
    case .progressBar: GTK_ACCESSIBLE_ROLE_PROGRESS_BAR
    case .search: GTK_ACCESSIBLE_ROLE_SEARCH
    case .radio: GTK_ACCESSIBLE_ROLE_RADIO
    case .radioGroup: GTK_ACCESSIBLE_ROLE_RADIO_GROUP
    }
  }
}
