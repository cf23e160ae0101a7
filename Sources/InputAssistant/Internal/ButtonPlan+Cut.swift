// SPDX-License-Identifier: MIT

extension [ButtonPlan] {
  /// Lowers the widths of squeezable buttons to a level; returns the width that this saves.
  mutating func cut(_ range: Range<Int>, to level: Int) -> Int {
    var saved = 0
    for index in range where self[index].isSqueezable && self[index].width > level {
      saved += self[index].width - level
      self[index].width = level
    }
    return saved
  }
}
