// SPDX-License-Identifier: MIT

/// A button of an alert, and what it does.
///
/// Source: <https://developer.apple.com/documentation/uikit/uialertaction>
@MainActor
public final class UIAlertAction: NSObject {
  /// What a button is for.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// Leaves everything as it is: Escape and, in an action sheet, a tap beside it do the same.
    case cancel = 1
    /// Something is lost.
    case destructive = 2
  }

  /// The button's title.
  public let title: String?
  /// What the button is for.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  /// The alert that shows the action hears of changes.
  var onChange: () -> Void = {}

  /// An action with what runs when the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// Whether the button can be pressed; it may change while the alert shows.
  public var isEnabled = true {
    didSet { onChange() }
  }
}
