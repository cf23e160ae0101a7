// SPDX-License-Identifier: MIT

import GTK
import InputAssistant

/// What pops up above a pressed key: its letter, or all that it can type.
@MainActor
final class KeyPopUpView {
  let box = LayoutBox()
  private var labels: [Label] = []
  private var shown: KeyPopUp?

  init() {
    box.add(cssClass: "pop-up")
    box.canTarget = false
    box.canFocus = false
    box.isChildVisible = false
    box.onAllocate = { [weak self] in self?.allocate(width: $0, height: $1) }
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
  func place(in arrangement: KeyArrangement, metrics: KeyMetrics) {
    guard let shown, let frame = arrangement.popUpFrame(shown, metrics: metrics) else {
      box.isChildVisible = false
      return
    }
    box.isChildVisible = true
    box.allocateAnew(Allocation(frame))
  }

  private func addLabel() {
    let label = Label()
    label.align(.center)
    label.insert(into: box)
    labels.append(label)
  }

  private func allocate(width: Int, height: Int) {
    guard let shown else { return }
    let count = shown.choices.count
    for (index, label) in labels.prefix(count).enumerated() {
      let place = shown.opensLeft ? count - 1 - index : index
      let (start, end) = (width * place / count, width * (place + 1) / count)
      label.allocate(Allocation(x: start, y: 0, width: end - start, height: height))
    }
  }
}
