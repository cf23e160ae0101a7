// SPDX-License-Identifier: MIT

package import Wayland

/// Which app's window is the active one, and on which screen it is.
///
/// The compositor doesn't tell an input method whose field it types into; this comes nearest.
@MainActor
package final class FocusedApp {
  /// The name of the app whose window is active; nil if none is.
  package var appID: String? { active?.appID }
  /// The screen that the active window is on, as libwayland knows it; nil if that isn't known.
  package var output: OpaquePointer? { active?.outputs.last }
  /// Called when another window became active or the active one went to another screen.
  package var onChange: (@MainActor () -> Void)?

  private let manager: ForeignToplevelManager
  private var windows: [Window] = []
  /// The window that became active last: while the activation goes from one to the next, both may have it.
  private weak var active: Window?

  /// Follows the windows that a manager lists.
  package init(_ manager: ForeignToplevelManager) {
    self.manager = manager
    manager.onToplevel = { [weak self] in self?.add($0) }
    manager.onFinished = { [weak self] in
      self?.windows = []
      self?.active = nil
      self?.onChange?()
    }
  }

  private func add(_ toplevel: ForeignToplevel) {
    let window = Window(toplevel)
    windows.append(window)
    toplevel.onEvent = { [weak self, weak window] in
      if let window { self?.handle($0, window) }
    }
  }

  private func handle(_ event: ForeignToplevel.Event, _ window: Window) {
    switch event {
    case .appID(let name): window.pending.appID = name
    case .outputEnter(let output):
      window.pending.outputs.removeAll { $0 == output }
      window.pending.outputs.append(output)
    case .outputLeave(let output): window.pending.outputs.removeAll { $0 == output }
    case .state(let isActivated, _): window.pending.isActivated = isActivated
    case .done: settle(window)
    case .closed:
      let was = known
      windows.removeAll { $0 === window }
      if active === window { active = windows.first(where: \.isActivated) }
      if known != was { onChange?() }
    }
  }

  /// A screen is gone, which nobody tells of each window that was on it.
  package func forgetScreens(unless isThere: (OpaquePointer) -> Bool) {
    for window in windows {
      window.pending.outputs.removeAll { !isThere($0) }
      window.current.outputs.removeAll { !isThere($0) }
    }
  }

  private func settle(_ window: Window) {
    let was = known
    let wasActivated = window.isActivated
    window.current = window.pending
    if window.isActivated, !wasActivated { active = window }
    if !window.isActivated, active === window { active = windows.first(where: \.isActivated) }
    if known != was { onChange?() }
  }

  private var known: Facts? { active?.current }

  /// What is known of a window.
  private struct Facts: Equatable {
    var appID = ""
    var outputs: [OpaquePointer] = []
    var isActivated = false
  }

  /// A window, with what was told of it and doesn't count yet.
  private final class Window {
    let toplevel: ForeignToplevel
    var pending = Facts()
    var current = Facts()

    var appID: String { current.appID }
    var outputs: [OpaquePointer] { current.outputs }
    var isActivated: Bool { current.isActivated }

    init(_ toplevel: ForeignToplevel) { self.toplevel = toplevel }
  }
}
