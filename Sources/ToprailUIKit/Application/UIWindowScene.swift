// SPDX-License-Identifier: MIT

/// The scene that windows are in.
///
/// Source: <https://developer.apple.com/documentation/uikit/uiwindowscene>
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene's windows that are on the screen, the oldest first.
  open var windows: [UIWindow] {
    UIApplication.shared.windows.filter { $0.windowScene === self }
  }

  /// The window that receives keys, where it is one of the scene's.
  open var keyWindow: UIWindow? {
    UIApplication.shared.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The screen that the windows are on.
  open var screen: UIScreen { .main }

  /// The screen, whose `bounds` apps make their window with.
  open var coordinateSpace: UIScreen { .main }
}
