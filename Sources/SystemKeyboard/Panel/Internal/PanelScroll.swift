// SPDX-License-Identifier: MIT

import InputAssistant

/// What a finger can scroll.
enum PanelScroll: Equatable {
  /// A side of the bar.
  case side(BarSide)
  /// The row above the bar.
  case accessory
}
