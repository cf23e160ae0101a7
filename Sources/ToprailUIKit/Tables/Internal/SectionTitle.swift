// SPDX-License-Identifier: MIT

import GTK

/// The title of a table's section, or what stands below one.
@MainActor
final class SectionTitle: UIView {
  private let label = UILabel()

  init(_ text: String, isHeader: Bool, style: UITableView.Style) {
    super.init(frame: .zero)
    label.text = text
    label.numberOfLines = 0
    label.host.add(cssClass: isHeader ? "toprail-section-title" : "toprail-section-note")
    if isHeader { host.setAccessibleRole(.heading) }
    host.setAccessibleLabel(text)
    if style == .plain { host.add(cssClass: "toprail-plain-title") }
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = max(1, size.width - 2 * RowMetrics.margin)
    let fitting = label.sizeThatFits(CGSize(width: room, height: 0))
    return CGSize(width: size.width, height: fitting.height + 12)
  }

  override func layoutSubviews() {
    label.frame = bounds.insetBy(dx: RowMetrics.margin, dy: 6)
  }
}
