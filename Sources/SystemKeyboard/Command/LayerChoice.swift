// SPDX-License-Identifier: MIT

import Wayland

/// What the keyboard lies above: everything but windows that fill the screen, or those too.
package enum LayerChoice: String, CaseIterable, Hashable, Sendable {
  case top
  case overlay

  /// The layer as the compositor knows it.
  var layer: LayerShell.Layer { self == .overlay ? .overlay : .top }
}
