// SPDX-License-Identifier: MIT

import GTK

extension UIImage {
  /// The image as GTK draws it.
  var picture: Picture {
    switch source {
    case .symbol(let iconName): .icon(iconName)
    case .file(let path): .file(path)
    case .data(let data): .data(Array(data))
    }
  }
}
