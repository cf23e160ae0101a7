// SPDX-License-Identifier: MIT

import GLib

/// Whether a bar's window is low, and a call when that changes: items may have another image then.
@MainActor
final class CompactHeight {
  private weak var view: UIView?
  private let gate: TouchGate
  private let onChange: @MainActor () -> Void
  private(set) var isCompact = false

  init(of view: UIView, gate: TouchGate, onChange: @escaping @MainActor () -> Void) {
    self.view = view
    self.gate = gate
    self.onChange = onChange
  }

  /// Looks at the window; called as the bar is laid out, in which no widget may change.
  func follow() {
    guard let window = view?.window else { return }
    let limit = BarTheme.shared.metrics.twoRowMinimumScreenHeight
    let isLow = Double(window.bounds.height) < limit
    guard isLow != isCompact else { return }
    isCompact = isLow
    MainLoop.soon { [gate, onChange] in gate.run(onChange) }
  }
}
