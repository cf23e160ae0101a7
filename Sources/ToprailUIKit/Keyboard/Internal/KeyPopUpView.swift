// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// What pops up above a pressed key: its letter, or all that it can type.
@MainActor
final class KeyPopUpView {
  let box = LayoutBox()
  private var labels: [Label] = []
  private var shown: KeyPopUp?
  private var places: [Allocation] = []

  init() {
    box.add(cssClass: "pop-up")
    box.canTarget = false
    box.canFocus = false
    box.isChildVisible = false
    box.onAllocate = { [weak self] _, _ in self?.allocate() }
  }

  func show(_ popUp: KeyPopUp?) {
    guard popUp != shown else { return }
    shown = popUp
    let choices = popUp?.choices ?? []
    while labels.count < choices.count { addLabel() }
    for (index, label) in labels.enumerated() {
      label.isVisible = index < choices.count
      guard index < choices.count else { continue }
      label.text = choices[index]
      label.set(cssClass: "chosen", choices.count > 1 && index == popUp?.selected)
    }
    box.queueAllocate()
  }

  /// Places it above a key; called as the keys are laid out.
  func place(in arrangement: KeyArrangement) {
    let frames = shown.map(arrangement.frames) ?? []
    guard let left = frames.map(\.x).min(), let right = frames.map(\.maxX).max(),
      let first = frames.first
    else {
      box.isChildVisible = false
      return
    }
    places = frames.map {
      Allocation(Rect(x: $0.x - left, y: 0, width: $0.width, height: $0.height))
    }
    box.isChildVisible = true
    box.allocateAnew(
      Allocation(Rect(x: left, y: first.y, width: right - left, height: first.height)))
  }

  private func addLabel() {
    let label = Label()
    label.align(.center)
    label.insert(into: box)
    labels.append(label)
  }

  private func allocate() {
    for (label, place) in zip(labels, places) { label.allocate(place) }
  }
}
