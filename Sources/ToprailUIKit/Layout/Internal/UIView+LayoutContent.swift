// SPDX-License-Identifier: MIT

import GTK

extension UIView {
  /// The views in this one that take part in its layout.
  var layoutChildren: [UIView] {
    (self as? UIWindow).map { $0.subviews + [$0.inputHost.dock] } ?? subviews
  }

  /// What the content asks for, with the height that it needs in the width that it has.
  func contentSize(inWidth width: CGFloat) -> CGSize {
    var size = intrinsicContentSize
    if wrapsInWidth, width > 0, width < size.width || size.width < 0 {
      size.height = sizeThatFits(CGSize(width: width, height: 0)).height
    }
    return size
  }

  /// The least height that the view's own constraints leave its content in a width; nil where it has
  /// no constraints.
  func constrainedHeight(inWidth width: CGFloat) -> CGFloat? {
    guard !layoutState.constraints.isEmpty else { return nil }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Where the lines of the view's text stand; nil without text.
  var textLines: TextLines? {
    let widget = accessibleWidget
    guard widget !== host, let first = widget.baseline else { return nil }
    let line = widget.measure(.vertical).natural
    let height = max(line, Int(clamping: contentSize(inWidth: frame.width).height))
    return TextLines(
      first: CGFloat(first), last: CGFloat(height - (line - first)), height: CGFloat(height))
  }

  func contentLength(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
    let size = intrinsicContentSize
    return max(0, axis == .horizontal ? size.width : size.height)
  }
}
