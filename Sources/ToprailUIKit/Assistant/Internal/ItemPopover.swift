// SPDX-License-Identifier: MIT

import GLib
import GTK

/// The list of a collapsed group's items or of an item's menu, hanging on its button.
@MainActor
final class ItemPopover {
  // Eight rows and a half: the half one shows that there is more.
  private static let visibleRows = 8.5

  private let popover: Popover
  private let onClosed: () -> Void

  init(_ rows: [BarMenuRow], on button: Button, onClosed: @escaping () -> Void) {
    popover = Popover(on: button)
    self.onClosed = onClosed
    let stack = Stack(.vertical)
    stack.add(cssClass: "toprail-rows")
    for row in rows { stack.append(self.button(for: row)) }
    let column = ScrollColumn(content: stack)
    column.maximumHeight = Int(BarTheme.shared.metrics.accessoryHeight * Self.visibleRows)
    popover.setContent(column)
    popover.onClosed { [weak self] in self?.closed() }
    popover.popUp()
  }

  func place() { popover.place() }
  func close() { popover.popDown() }

  /// Takes it off its button at once: GTK lets no widget go that has a popover left.
  func detach() { popover.removeFromParent() }

  private func button(for row: BarMenuRow) -> Button {
    let button = Button()
    button.hasFrame = false
    button.alignsToLeading()
    button.title = row.title.onOneLine
    button.symbol = row.symbol.map { .icon($0) }
    button.symbolSize = Int(BarTheme.shared.metrics.symbolSize)
    button.isSensitive = row.isEnabled
    button.set(cssClass: "selected", row.isSelected)
    button.set(cssClass: "destructive", row.isDestructive)
    button.setAccessibleLabel(row.title)
    button.setAccessibleDescription(row.hint ?? "")
    button.onClick { [weak self] in
      self?.close()
      _ = row.perform()
    }
    return button
  }

  // GTK is still at work on the popover when it says that it closed.
  private func closed() {
    MainLoop.soon { [self] in onClosed() }
  }
}
