// SPDX-License-Identifier: MIT

import Wayland

extension CompositorDouble {
  /// Gives a field the focus, or takes it from all, and tells the input method.
  package func focus(_ field: DoubleField?) {
    self.field = field
    field?.compositor = self
    field?.focus()
    for each in inputMethods { each.tellField() }
  }

  /// Makes a window known to task bars.
  @discardableResult
  package func addToplevel(appID: String, title: String = "", isActivated: Bool = false)
    -> ToplevelDouble
  {
    let toplevel = ToplevelDouble(appID: appID, title: title)
    toplevel.isActivated = isActivated
    toplevels.append(toplevel)
    for each in toplevelManagers { each.tell(of: toplevel) }
    return toplevel
  }

  /// Gives a window the activation, or takes it from all.
  package func activate(_ toplevel: ToplevelDouble?) {
    for other in toplevels { other.isActivated = other === toplevel }
  }

  /// Closes a window.
  package func close(_ toplevel: ToplevelDouble) {
    toplevels.removeAll { $0 === toplevel }
    toplevel.close()
  }
}
