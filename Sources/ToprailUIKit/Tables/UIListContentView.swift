// SPDX-License-Identifier: MIT

/// A view that shows a list row's texts and image.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilistcontentview-swift.class>
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let content = RowContent(.stacked)

  /// A view of a configuration's content.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(content)
    isUserInteractionEnabled = false
    show()
  }

  public required init?(coder: NSCoder) {
    configuration = UIListContentConfiguration.cell()
    super.init(coder: coder)
  }

  /// What the view shows; a configuration of another kind changes nothing.
  open var configuration: any UIContentConfiguration {
    didSet { show() }
  }

  open override func layoutSubviews() { content.frame = bounds }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { content.sizeThatFits(size) }

  private func show() {
    guard let shown = configuration as? UIListContentConfiguration else { return }
    content.arrangement = shown.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked
    show(shown.text, shown.textProperties, in: content.primary)
    show(shown.secondaryText, shown.secondaryTextProperties, in: content.secondary)
    content.picture.image = shown.image
    content.picture.tintColor = shown.imageProperties.tintColor
    content.picture.styles.set(
      .text, shown.imageProperties.tintColor, on: content.picture.accessibleWidget)
    setNeedsLayout()
    content.setNeedsLayout()
  }

  private func show(
    _ text: String?, _ look: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.text = text
    label.font = look.font
    label.textColor = look.color
    label.numberOfLines = look.numberOfLines
  }
}
