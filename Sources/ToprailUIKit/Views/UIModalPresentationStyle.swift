// SPDX-License-Identifier: MIT

/// How a presented controller's view comes over the window.
///
/// Here it always has the whole of the window's content. The style says what is behind it: nothing, or,
/// for `overFullScreen`, `overCurrentContext`, `custom` and `popover`, the presenting controller's view,
/// which shows through where the presented one doesn't draw and gets no touches and keys.
///
/// Source: <https://developer.apple.com/documentation/uikit/uimodalpresentationstyle>
public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case none = -1
  /// The system's choice, which is the full screen.
  case automatic = -2

  /// Whether the presenting controller's view stays in the window.
  var keepsPresenter: Bool {
    switch self {
    case .custom, .overFullScreen, .overCurrentContext, .popover: true
    case .fullScreen, .pageSheet, .formSheet, .currentContext, .none, .automatic: false
    }
  }
}
