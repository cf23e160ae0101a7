// SPDX-License-Identifier: MIT

import GTK

/// Where lines of text lie in the width.
///
/// Source: <https://developer.apple.com/documentation/uikit/nstextalignment>
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  case justified = 3
  /// At the side where the text's language starts.
  case natural = 4
}

extension NSTextAlignment {
  var gtk: Label.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .leading
    }
  }
}
