// SPDX-License-Identifier: MIT

import CGtk

extension String {
  /// Whether the text has what may run from right to left: such letters, or marks that make it so.
  var mayRunRightToLeft: Bool {
    unicodeScalars.contains { $0.isRightToLeft || (0x202B...0x2068).contains($0.value) }
  }

  /// Whether the text's first letter runs from right to left; nil without a letter.
  package var isRightToLeft: Bool? {
    unicodeScalars.first { $0.properties.isAlphabetic }.map(\.isRightToLeft)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in a block of Hebrew, Arabic and their kin, or the mark of direction.
  fileprivate var isRightToLeft: Bool {
    switch value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: value == 0x200F
    }
  }
}

extension [TextBox] {
  /// The boxes with those put together that touch, as a person sees them.
  var joinedAlongALine: [TextBox] {
    var joined: [TextBox] = []
    for box in self where box.width > 0 || count == 1 {
      guard let last = joined.last, last.isRightToLeft == box.isRightToLeft,
        last.x <= box.x + box.width, box.x <= last.x + last.width
      else {
        joined.append(box)
        continue
      }
      let left = Swift.min(last.x, box.x)
      let right = Swift.max(last.x + last.width, box.x + box.width)
      joined[joined.count - 1].x = left
      joined[joined.count - 1].width = right - left
    }
    return joined
  }
}

extension gint {
  /// A point that an app gives may be anything; a window has less than a million.
  init(clampingPoints value: Double) {
    self = value.isNaN ? 0 : gint(Swift.min(Swift.max(value.rounded(.down), -1e6), 1e6))
  }
}
