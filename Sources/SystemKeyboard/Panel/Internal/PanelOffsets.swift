// SPDX-License-Identifier: MIT

import InputAssistant

/// How far what scrolls has been moved.
struct PanelOffsets: Equatable {
  var sides = ScrollOffsets()
  var accessory = 0.0

  subscript(scroll: PanelScroll) -> Double {
    get {
      switch scroll {
      case .side(let side): sides[side]
      case .accessory: accessory
      }
    }
    set {
      switch scroll {
      case .side(let side): sides[side] = newValue
      case .accessory: accessory = newValue
      }
    }
  }
}
