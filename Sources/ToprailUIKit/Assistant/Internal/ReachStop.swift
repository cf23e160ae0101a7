// SPDX-License-Identifier: MIT

import GTK

/// One thing in the dock that the keyboard's focus can stop at.
@MainActor
struct ReachStop {
  let widget: Widget
  /// What the widget shows, which another one may show later.
  var item: UIBarButtonItem?
  /// Opens the list that hangs on it; false where there is none.
  var openList: () -> Bool = { false }
}

/// A bar whose items the keyboard reaches only through the key that leads into the dock.
@MainActor
protocol ReachableBar: UIView {
  /// Whether GTK may give the focus to the items; false keeps the Tab key from stopping there.
  var isOpenToFocus: Bool { get set }
  /// What the focus can stop at: rows from the top, each from the left.
  var reachRows: [[ReachStop]] { get }
}

extension UIView {
  /// The bars among this view and all in it.
  var reachableBars: [any ReachableBar] {
    if let bar = self as? any ReachableBar { return [bar] }
    return subviews.flatMap(\.reachableBars)
  }

  /// The controls among this view and all in it; fields are left out, which the Tab key reaches.
  var reachableControls: [ReachStop] {
    guard !isHidden, !canBecomeFirstResponder else { return [] }
    let own = focusWidget.isOpenToFocus ? [ReachStop(widget: focusWidget)] : []
    return own + subviews.flatMap(\.reachableControls)
  }

  /// Whether the Tab key is to reach into the view even on a bar: it has a field to type into.
  var holdsField: Bool { canBecomeFirstResponder || subviews.contains(where: \.holdsField) }
}
