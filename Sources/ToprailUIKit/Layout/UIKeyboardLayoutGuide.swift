// SPDX-License-Identifier: MIT

/// The guide that says where the keyboard, the bar and the toolbar begin.
///
/// Source: <https://developer.apple.com/documentation/uikit/uikeyboardlayoutguide>
@preconcurrency @MainActor
public final class UIKeyboardLayoutGuide: UILayoutGuide {}
