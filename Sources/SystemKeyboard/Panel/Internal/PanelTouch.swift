// SPDX-License-Identifier: MIT

import InputAssistant

/// A finger on the panel, and what it is going to do.
struct PanelTouch {
  enum Role {
    /// Types.
    case key
    /// Runs what it came down on when it is lifted there.
    case bar(BarPress)
    /// Scrolls a side of the bar or the accessory row.
    case scroll(PanelScroll, lastX: Double)
  }

  let id: Int
  let origin: Point
  var role: Role

  /// Whether the finger holds the bar where it is.
  var holdsBar: Bool {
    switch role {
    case .bar, .scroll: true
    case .key: false
    }
  }
}
