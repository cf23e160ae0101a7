// SPDX-License-Identifier: MIT

/// An image and two texts in a row.
@MainActor
final class RowContent: UIView {
  let primary = UILabel()
  let secondary = UILabel()
  let picture = UIImageView()
  var arrangement: RowArrangement { didSet { update() } }
  /// The least room between the content and the row's edges, in points.
  var margins = UIEdgeInsets(
    top: 8, left: RowMetrics.margin, bottom: 8, right: RowMetrics.margin)

  init(_ arrangement: RowArrangement) {
    self.arrangement = arrangement
    super.init(frame: .zero)
    secondary.host.add(cssClass: "toprail-secondary")
    for view in [picture, primary, secondary] { addSubview(view) }
    isUserInteractionEnabled = false
    update()
  }

  required init?(coder: NSCoder) {
    arrangement = .stacked
    super.init(coder: coder)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let places = places(in: size.width)
    let height = max(places.primary.maxY, places.secondary.maxY, hasPicture ? imageSize.height : 0)
    return CGSize(width: size.width, height: height + margins.top + margins.bottom)
  }

  override func layoutSubviews() {
    let places = places(in: bounds.width)
    let height = max(places.primary.maxY, places.secondary.maxY)
    let top = max(0, (bounds.height - height) / 2)
    primary.frame = mirrored(places.primary.offsetBy(dx: 0, dy: top))
    secondary.frame = mirrored(places.secondary.offsetBy(dx: 0, dy: top))
    picture.frame = mirrored(
      CGRect(
        x: margins.left, y: (bounds.height - imageSize.height) / 2, width: imageSize.width,
        height: imageSize.height))
  }

  private func update() {
    secondary.host.set(cssClass: "small", arrangement == .stacked)
    setNeedsLayout()
  }

  private var hasPicture: Bool { picture.image != nil }
  private var hasSecondary: Bool { secondary.text?.isEmpty == false }
  private var imageSize: CGSize {
    guard hasPicture else { return .zero }
    return CGSize(width: RowMetrics.imageSize, height: RowMetrics.imageSize)
  }

  /// The texts' places from the top of the first one, read from left to right.
  private func places(in width: CGFloat) -> (primary: CGRect, secondary: CGRect) {
    let left = margins.left + (hasPicture ? imageSize.width + RowMetrics.gap : 0)
    let room = max(1, width - left - margins.right)
    guard hasSecondary else { return (place(primary, x: left, y: 0, in: room), .zero) }
    switch arrangement {
    case .stacked: return stacked(left, room)
    case .titled:
      let column = min(room * 0.35, 130)
      let rest = room - column - RowMetrics.gap
      return (
        place(primary, x: left, y: 0, in: column),
        place(secondary, x: left + column + RowMetrics.gap, y: 0, in: rest)
      )
    case .sideBySide:
      let sizes = (primary.intrinsicContentSize.width, secondary.intrinsicContentSize.width)
      guard sizes.0 + sizes.1 + RowMetrics.gap <= room else { return stacked(left, room) }
      let second = place(secondary, x: left + room - sizes.1.rounded(.up), y: 0, in: sizes.1)
      return (place(primary, x: left, y: 0, in: room - sizes.1 - RowMetrics.gap), second)
    }
  }

  private func stacked(_ x: CGFloat, _ room: CGFloat) -> (CGRect, CGRect) {
    let first = place(primary, x: x, y: 0, in: room)
    return (first, place(secondary, x: x, y: first.maxY + 2, in: room))
  }

  private func place(_ label: UILabel, x: CGFloat, y: CGFloat, in room: CGFloat) -> CGRect {
    guard label.text?.isEmpty == false else { return CGRect(x: x, y: y, width: 0, height: 0) }
    let height = label.sizeThatFits(CGSize(width: max(1, room), height: 0)).height
    return CGRect(x: x, y: y, width: room.rounded(.up), height: height)
  }

  private func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }
}
