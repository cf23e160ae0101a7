// SPDX-License-Identifier: MIT

import GTK

/// The shade over a window's content, with an alert's card on it.
@MainActor
final class AlertBackdrop: UIView {
  let card: AlertCard

  init(_ card: AlertCard) {
    self.card = card
    super.init(frame: .zero)
    host.add(cssClass: "toprail-shade")
    addSubview(card)
    host.onKey(beforeContent: true) { [weak card] in card?.press($0) ?? false }
    TapGesture(on: host).onRelease { [weak self] _, x, y in self?.tapped(CGPoint(x: x, y: y)) }
  }

  required init?(coder: NSCoder) {
    guard let card = AlertCard(coder: coder) else { return nil }
    self.card = card
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    let margin = min(16, bounds.width / 20)
    let room = CGSize(
      width: max(1, bounds.width - 2 * margin), height: max(1, bounds.height - 2 * margin))
    let size = card.size(in: room)
    let isLow = card.isSheet && bounds.width < AlertCard.wideWindow
    let y = isLow ? bounds.height - size.height - margin : (bounds.height - size.height) / 2
    card.frame = CGRect(
      x: ((bounds.width - size.width) / 2).rounded(), y: y.rounded(), width: size.width,
      height: size.height)
  }

  private func tapped(_ point: CGPoint) {
    if card.isSheet, !card.frame.contains(point) { card.cancel() }
  }
}
