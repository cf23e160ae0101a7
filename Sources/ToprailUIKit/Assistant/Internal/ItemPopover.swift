// SPDX-License-Identifier: MIT

import GLib
import GTK

/// The list of a collapsed group's items or of an item's menu, hanging on its button.
@MainActor
final class ItemPopover {
  // Eight rows and a half: the half one shows that there is more.
  private static let visibleRows = 8.5

  private let popover: Popover
  private let stack = Stack(.vertical)
  private let heading = Label()
  private var buttons: [Button] = []
  private var rows: [BarMenuRow] = []
  /// Called when the list has closed.
  var onClosed: () -> Void = {}
  /// Whether the list shows.
  private(set) var isOpen = false

  init(on button: Button) {
    popover = Popover(on: button)
    stack.add(cssClass: "toprail-rows")
    stack.setAccessibleRole(.menu)
    heading.add(cssClass: "heading")
    heading.align(.leading)
    stack.append(heading)
    let column = ScrollColumn(content: stack)
    column.maximumHeight = Int(BarTheme.shared.metrics.accessoryHeight * Self.visibleRows)
    popover.setContent(column)
    popover.onClosed { [weak self] in
      self?.isOpen = false
      self?.onClosed()
    }
  }

  /// - Parameter byKey: whether the focus shows on the rows.
  func open(_ entry: BarEntry, byKey: Bool) {
    show(entry)
    stack.set(cssClass: "by-key", byKey)
    isOpen = true
    popover.popUp()
  }

  /// Lists an item's rows. Buttons stay, since GTK's focus is on one of them.
  func show(_ entry: BarEntry) {
    rows = entry.rows
    heading.text = entry.listTitle?.onOneLine ?? ""
    heading.isVisible = entry.listTitle != nil
    stack.setAccessibleLabel(entry.listTitle ?? entry.item.spokenLabel ?? entry.item.title ?? "")
    while buttons.count < rows.count { addButton() }
    for (button, row) in zip(buttons, rows) { show(row, on: button) }
    for (index, button) in buttons.enumerated() { button.isVisible = index < rows.count }
  }

  func place() { if isOpen { popover.place() } }
  func close() { if isOpen { popover.popDown() } }

  /// Closes it for good and lets it go with its button, but not at once.
  ///
  /// For half a second after the pointer was over it GTK's tooltips may ask for its surface, and
  /// complain if there is none.
  func retire(with button: Button) {
    close()
    MainLoop.after(0.6) { [popover] in
      // GTK lets no widget go that has a popover left.
      popover.removeFromParent()
      button.removeFromParent()
    }
  }

  private func addButton() {
    let (button, index) = (Button(), buttons.count)
    button.setAccessibleRole(.menuItem)
    button.hasFrame = false
    button.alignsToLeading()
    button.symbolSize = Int(BarTheme.shared.metrics.symbolSize)
    button.onClick { [weak self] in self?.tapped(index) }
    stack.append(button)
    buttons.append(button)
  }

  private func show(_ row: BarMenuRow, on button: Button) {
    button.title = row.title
    button.symbol = row.symbol.map { .icon($0) }
    button.isSensitive = row.isEnabled
    button.set(cssClass: "selected", row.isSelected)
    button.set(cssClass: "destructive", row.isDestructive)
    button.setAccessibleLabel(row.title)
    button.setAccessibleDescription(row.hint ?? "")
    button.setAccessiblePressed(row.isSelected)
  }

  private func tapped(_ index: Int) {
    close()
    _ = rows[index].perform()
  }
}
