// SPDX-License-Identifier: MIT

extension UIMenu {
  /// All actions, those of submenus included, in reading order.
  var actions: [UIAction] {
    children.flatMap { child in
      (child as? UIMenu)?.actions ?? (child as? UIAction).map { [$0] } ?? []
    }
  }

  /// The actions that are on.
  var selectedActions: [UIAction] { actions.filter { $0.state == .on } }

  /// The entries on one level, without hidden ones.
  var visibleEntries: [FlatMenuEntry] { FlatMenuEntry.entries(of: children) }

  /// Switches one action on and all others off.
  func select(_ chosen: UIAction) {
    for action in actions { action.state = action === chosen ? .on : .off }
  }

  /// Switches the action on and its neighbours off where a menu around it wants a single selection.
  func selectSingly(_ chosen: UIAction) {
    if options.contains(.singleSelection), actions.contains(where: { $0 === chosen }) {
      return select(chosen)
    }
    for case let menu as UIMenu in children { menu.selectSingly(chosen) }
  }

  /// A menu with copies of the actions, so that states can be changed without changing the app's.
  func copied() -> UIMenu {
    replacingChildren(
      children.map { child in
        (child as? UIMenu)?.copied() ?? (child as? UIAction)?.copied() ?? child
      })
  }
}
