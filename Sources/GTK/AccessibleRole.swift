// SPDX-License-Identifier: MIT

import CGtk

/// What assistive software takes a widget for.
package enum AccessibleRole {
  case toolbar, menu, menuItem

  var gtk: GtkAccessibleRole {
    switch self {
    case .toolbar: GTK_ACCESSIBLE_ROLE_TOOLBAR
    case .menu: GTK_ACCESSIBLE_ROLE_MENU
    case .menuItem: GTK_ACCESSIBLE_ROLE_MENU_ITEM
    }
  }
}
