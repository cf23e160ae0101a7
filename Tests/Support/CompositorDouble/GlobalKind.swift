// SPDX-License-Identifier: MIT

package import Wayland

/// What a compositor double can offer in its registry.
package enum GlobalKind: Hashable, CaseIterable, Sendable {
  case compositor
  case shm
  case output
  case seat
  case layerShell
  case inputMethod
  case virtualKeyboard
  case toplevels
  case viewporter
  case fractionalScale

  /// The interface of the objects that a client binds.
  package var interface: Interface {
    switch self {
    case .compositor: .compositor
    case .shm: .shm
    case .output: .output
    case .seat: .seat
    case .layerShell: .layerShell
    case .inputMethod: .inputMethodManager
    case .virtualKeyboard: .virtualKeyboardManager
    case .toplevels: .foreignToplevelManager
    case .viewporter: .viewporter
    case .fractionalScale: .fractionalScaleManager
    }
  }
}
