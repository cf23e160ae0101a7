// SPDX-License-Identifier: MIT

package import InputAssistant

extension Keyboard: BarOwner {
  /// Nothing is on the bar yet but words.
  package func perform(_ id: BarItem.ID) -> Bool { false }
}
