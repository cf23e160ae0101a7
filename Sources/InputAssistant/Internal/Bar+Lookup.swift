// SPDX-License-Identifier: MIT

extension Bar {
  /// The item or representative at a place; nil for places that hold none.
  func item(at place: BarPlace) -> BarItem? {
    switch place {
    case .item(let side, let group, let index):
      self[side].element(at: group)?.items.element(at: index)
    case .representative(let side, let group): self[side].element(at: group)?.representative
    case .accessory(let index): accessory?.element(at: index)
    case .suggestion, .chevron, .key: nil
    }
  }

  /// Whether a tap on an id may run something: it is in the bar, neither hidden nor disabled.
  func accepts(_ id: BarItem.ID) -> Bool {
    let groups = [leading, trailing].joined().lazy.filter { !$0.isHidden }
    return groups.contains { group in
      group.items.contains { $0.accepts(id) } || group.representative?.accepts(id) == true
    } || accessory?.contains { $0.accepts(id) } == true
  }
}

extension BarItem {
  /// Whether the item, or an entry of its menu, has this id and can be tapped.
  fileprivate func accepts(_ id: ID) -> Bool {
    guard isEnabled, !isHidden, !isSpace else { return false }
    return self.id == id || menu.contains { $0.id == id && $0.isEnabled }
  }
}

extension Array {
  /// The element at an index; nil outside of the array.
  func element(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
