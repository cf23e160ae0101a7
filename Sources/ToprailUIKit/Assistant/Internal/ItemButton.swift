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
  private weak var owner: UIView?
  private var wasOpenedByKey = false
  /// The list's own element for assistive software, where a tap runs something else.
  private var opener: Button?

  /// - Parameter owner: the bar that the button is on.
  init(in owner: UIView, gate: TouchGate, onTap: @escaping (BarItem.ID) -> Void) {
    self.owner = owner
    self.onTap = onTap
    self.gate = gate
    button.hasFrame = false
    button.takesFocusOnClick = false
    button.onClick { [weak self] in self?.tapped() }
    button.onLongPress { [weak self] in _ = self?.openRows() }
    button.onSecondaryClick { [weak self] in _ = self?.openRows() }
  }

  isolated deinit {
    opener?.removeFromParent()
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
    if !item.isEnabled { parkFocus() }
    button.isSensitive = item.isEnabled
    button.set(cssClass: "selected", item.isSelected)
    button.set(cssClass: "prominent", item.isProminent)
    let tint = BarTheme.shared.isHighContrast ? nil : entry.source.tintColor
    styles.set(.text, tint, on: button)
    let label = item.spokenLabel ?? item.title ?? ""
    button.setAccessibleLabel(label)
    // GTK takes a tooltip for a description, which would only repeat the label.
    button.tooltip = picture == nil || label.isEmpty ? nil : label
    button.setAccessibleDescription(entry.source.accessibilityHint ?? "")
    button.setAccessiblePressed(item.isSelected)
    updateOpener(label)
    button.setAccessibleHasPopup(entry.opensOnTap)
    button.setAccessibleExpanded(entry.opensOnTap ? popover?.isOpen == true : nil)
    button.name = entry.source.accessibilityIdentifier ?? ""
  }

  /// Has the keyboard's focus go elsewhere before the button goes or is disabled.
  func parkFocus() { owner?.window?.inputHost.reach.parkFocus(on: button) }

  var reachStop: ReachStop {
    ReachStop(widget: button, item: entry?.source) { [weak self] in self?.openRows() ?? false }
  }

  /// Takes the button's place; the popover follows it. True if it was hidden before.
  func place(_ allocation: Allocation) -> Bool {
    let wasHidden = !button.isChildVisible
    button.isChildVisible = true
    button.allocate(allocation)
    opener?.isChildVisible = true
    opener?.allocate(allocation)
    popover?.place()
    return wasHidden
  }

  /// Hides the button, and the list that hangs on it.
  func hide() {
    button.isChildVisible = false
    opener?.isChildVisible = false
    guard let popover, popover.isOpen else { return }
    // Closing moves the focus, which GTK doesn't want while it lays out.
    MainLoop.soon { popover.close() }
  }

  /// An open list follows what it lists; one that would list something else closes.
  private func updateRows(from old: BarEntry?, to new: BarEntry) {
    guard let popover, popover.isOpen else { return }
    if old?.source === new.source, old?.group === new.group, !new.rows.isEmpty {
      popover.show(new)
    } else {
      popover.close()
    }
  }

  private func tapped() {
    guard let entry else { return }
    if entry.opensOnTap { _ = openRows() } else { onTap(entry.id) }
  }

  /// Opens the list; false where there is nothing to list.
  private func openRows() -> Bool {
    guard let entry, entry.item.isEnabled, popover?.isOpen != true else { return false }
    guard !entry.rows.isEmpty else { return false }
    let popover = popover ?? makePopover()
    wasOpenedByKey = button.hasFocusItself
    (opener ?? button).setAccessibleExpanded(true)
    popover.open(entry, byKey: wasOpenedByKey)
    gate.release()
    return true
  }

  private func makePopover() -> ItemPopover {
    let popover = ItemPopover(on: button)
    popover.onClosed = { [weak self] in self?.popoverDidClose() }
    self.popover = popover
    return popover
  }

  private func popoverDidClose() {
    (opener ?? button).setAccessibleExpanded(entry?.rows.isEmpty == false ? false : nil)
    if wasOpenedByKey { owner?.window?.inputHost.reach.returnFocus(to: button) }
    wasOpenedByKey = false
  }

  // GTK 4.8 gives a button one action, its click. What a long press opens needs another element,
  // which lies unseen behind the button.
  private func updateOpener(_ label: String) {
    guard let entry, entry.source.hasTapAction, !entry.rows.isEmpty else {
      opener?.removeFromParent()
      opener = nil
      return
    }
    let opener = opener ?? makeOpener()
    opener.setAccessibleLabel("\(label) menu")
    opener.setAccessibleExpanded(popover?.isOpen == true)
    opener.isSensitive = entry.item.isEnabled
  }

  private func makeOpener() -> Button {
    let opener = Button()
    opener.setAccessibleRole(.menu)
    opener.opacity = 0
    opener.canTarget = false
    opener.canFocus = false
    opener.onClick { [weak self] in _ = self?.openRows() }
    opener.isChildVisible = button.isChildVisible
    button.insertBehind(opener)
    self.opener = opener
    return opener
  }
}
