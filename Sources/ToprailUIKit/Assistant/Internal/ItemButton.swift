// SPDX-License-Identifier: MIT

import GLib
import GTK
import InputAssistant

/// An item of a bar as a GTK button. It keeps its widget while what it shows changes.
@MainActor
final class ItemButton {
  let button = Button()
  private var entry: BarEntry?
  private var popover: ItemPopover?
  private let styles = ViewStyles()
  private let onTap: (BarItem.ID) -> Void
  private let gate: TouchGate

  init(gate: TouchGate, onTap: @escaping (BarItem.ID) -> Void) {
    self.onTap = onTap
    self.gate = gate
    button.hasFrame = false
    button.takesFocusOnClick = false
    button.onClick { [weak self] in self?.tapped() }
    button.onLongPress { [weak self] in self?.openRows() }
    button.onSecondaryClick { [weak self] in self?.openRows() }
  }

  isolated deinit {
    button.isChildVisible = false
    if let popover { popover.retire(with: button) } else { button.removeFromParent() }
  }

  func show(_ entry: BarEntry) {
    updateRows(from: self.entry, to: entry)
    self.entry = entry
    let item = entry.item
    let picture = entry.picture
    button.symbol = picture
    button.symbolSize = Int(BarTheme.shared.metrics.symbolSize)
    button.title = picture == nil ? (item.title ?? "").onOneLine : nil
    button.isSensitive = item.isEnabled
    button.set(cssClass: "selected", item.isSelected)
    button.set(cssClass: "prominent", item.isProminent)
    styles.set(.text, entry.source.tintColor, on: button)
    let label = item.spokenLabel ?? item.title ?? ""
    button.setAccessibleLabel(label)
    button.setAccessibleDescription(entry.source.accessibilityHint ?? "")
    button.setAccessiblePressed(item.isSelected)
    button.setAccessibleHasPopup(entry.opensOnTap)
    button.name = entry.source.accessibilityIdentifier ?? ""
    button.tooltip = picture == nil || label.isEmpty ? nil : label
  }

  /// Takes the button's place; the popover follows it. True if it was hidden before.
  func place(_ allocation: Allocation) -> Bool {
    let wasHidden = !button.isChildVisible
    button.isChildVisible = true
    button.allocate(allocation)
    popover?.place()
    return wasHidden
  }

  /// Hides the button, and the list that hangs on it.
  func hide() {
    button.isChildVisible = false
    guard let popover, popover.isOpen else { return }
    // Closing moves the focus, which GTK doesn't want while it lays out.
    MainLoop.soon { popover.close() }
  }

  /// An open list follows what it lists; one that would list something else closes.
  private func updateRows(from old: BarEntry?, to new: BarEntry) {
    guard let popover, popover.isOpen else { return }
    if old?.source === new.source, old?.group === new.group, !new.rows.isEmpty {
      popover.show(new.rows)
    } else {
      popover.close()
    }
  }

  private func tapped() {
    guard let entry else { return }
    if entry.opensOnTap { openRows() } else { onTap(entry.id) }
  }

  private func openRows() {
    guard let entry, entry.item.isEnabled, popover?.isOpen != true else { return }
    let rows = entry.rows
    guard !rows.isEmpty else { return }
    let popover = popover ?? ItemPopover(on: button)
    self.popover = popover
    popover.open(rows)
    gate.release()
  }
}
