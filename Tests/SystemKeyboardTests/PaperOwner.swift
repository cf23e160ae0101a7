// SPDX-License-Identifier: MIT

import InputAssistant

/// Owns a bar, and writes down what was tapped on it.
@MainActor
final class PaperOwner: BarOwner {
  var performed: [String] = []
  func perform(_ id: BarItem.ID) -> Bool {
    performed.append(id.rawValue)
    return true
  }
}
