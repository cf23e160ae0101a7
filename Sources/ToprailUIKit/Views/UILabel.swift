// SPDX-License-Identifier: MIT

import GTK

/// A view that shows text. Touches go to what is behind it unless `isUserInteractionEnabled` is set.
///
/// Source: <https://developer.apple.com/documentation/uikit/uilabel>
@preconcurrency @MainActor
open class UILabel: UIView {
  private let label = Label()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    label.insert(into: host)
    label.align(.leading)
    isUserInteractionEnabled = false
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text; nil shows nothing.
  open var text: String? {
    didSet {
      guard text != oldValue else { return }
      label.text = text ?? ""
      invalidateIntrinsicContentSize()
    }
  }

  /// The text's font; nil is the desktop's.
  open var font: UIFont! {
    didSet {
      styles.set(font: font, on: label)
      invalidateIntrinsicContentSize()
    }
  }

  /// The text's colour; nil is the desktop's.
  open var textColor: UIColor! {
    didSet { styles.set(.text, textColor, on: label) }
  }

  /// Where the lines lie in the width.
  open var textAlignment: NSTextAlignment = .natural {
    didSet { label.align(textAlignment.gtk) }
  }

  /// The greatest number of lines; 0 for as many as the text has. Longer text ends with an ellipsis.
  open var numberOfLines = 1 {
    didSet {
      label.isWrapping = numberOfLines != 1
      label.setLines(numberOfLines)
      invalidateIntrinsicContentSize()
    }
  }

  /// The width at which text of several lines is broken for `intrinsicContentSize`; 0 for none, which
  /// has constraints decide.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { invalidateIntrinsicContentSize() }
  }

  open override var intrinsicContentSize: CGSize {
    let breaks = numberOfLines != 1 && preferredMaxLayoutWidth > 0
    let width = breaks ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  override var wrapsInWidth: Bool { numberOfLines != 1 }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = label.measure(.horizontal).natural
    let width = size.width > 0 ? min(CGFloat(natural), size.width) : CGFloat(natural)
    let height = label.measure(.vertical, for: Int(width.rounded(.up))).natural
    return CGSize(width: width, height: CGFloat(height))
  }

  override var accessibleWidget: Widget { label }

  override func allocateContent(width: Int, height: Int) {
    label.allocate(Allocation(x: 0, y: 0, width: width, height: height))
  }
}
