// SPDX-License-Identifier: MIT

import GTK

/// A view to stand in the keyboard's place or above it, with the keyboard's background if asked for.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiinputview>
@preconcurrency @MainActor
open class UIInputView: UIView {
  /// The background of an input view.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiinputview/style>
  public enum Style: Int, Sendable {
    /// None of its own.
    case `default` = 0
    /// The keyboard's.
    case keyboard = 1
  }

  /// The background that the view was made with.
  public let inputViewStyle: Style

  /// An input view of a size. As an input or accessory view it gets the window's width, and the height
  /// of `frame`, unless that is 0 or the view sizes itself.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
    if inputViewStyle == .keyboard { host.add(cssClass: "toprail-dock") }
  }

  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }

  /// Whether constraints or `intrinsicContentSize` decide about the height, whatever the frame says.
  ///
  /// Source: <https://developer.apple.com/documentation/uikit/uiinputview/allowsselfsizing>
  open var allowsSelfSizing = false {
    didSet {
      if allowsSelfSizing != oldValue { invalidateIntrinsicContentSize() }
    }
  }
}
